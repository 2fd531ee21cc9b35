import { addHours } from 'date-fns/addHours';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { myInformation } from '#contract/account.ts';
import { setClientStatus } from '#contract/clientStatus.ts';
import { addedDays } from '#contract/dueDays.ts';
import {
  createdProfile,
  createProfile,
  deleteProfile,
  deleteProfiles,
  listClients,
  listProfiles,
  profileDetails,
  profileLogs,
  revealField,
  updateProfile,
} from '#contract/profiles.ts';
import { anApp, aProfileInput, type AppUnderTest } from '#tests/support/anApp.ts';
import { askPastTheServer } from '#tests/support/pastTheServer.ts';
import { aProfile } from './world.ts';

let world: AppUnderTest;
beforeAll(async () => (world = await anApp()));
afterAll(() => world.close());

const { ssn: _ssn, dob: _dob, streetAddress: _street, ...unmasked } = aProfileInput();

describe('creating', () => {
  it('creates a new client if the one that the same request created a moment ago was deleted', async () => {
    const who = await world.person();
    const create = async () => (await world.ask(createProfile, who, { body: aProfileInput() })).json().id;
    const first = await create();
    expect(await create()).toBe(first);
    await world.ask(deleteProfile, who, { params: { profileId: first } });
    const profileId = await create();
    expect(profileId).not.toBe(first);
    expect((await world.ask(profileDetails, who, { params: { profileId } })).statusCode).toBe(200);
  });

  it('keeps of the request, which has an SSN, only a hash that needs the server’s key', async () => {
    const who = await world.person();
    const body = aProfileInput();
    await world.ask(createProfile, who, { body });
    const rows = await askPastTheServer(
      world,
      `select request_hash from idempotency where account_id = '${who.accountId}'`,
    );
    const content = JSON.stringify([who.userId, createProfile.name, {}, body]);
    expect(rows).toEqual([{ request_hash: world.services.store.idempotency.hashOf(content) }]);
  });

  it('returns an id, adds it to the list, and logs it', async () => {
    const who = await world.person();
    const made = await world.ask(createProfile, who, { body: aProfileInput() });
    expect(made.statusCode).toBe(200);
    const { id } = made.json();
    const now = world.clock.now().toISOString();
    const counts = {
      finished: { value: 0 },
      needsReview: { value: 0 },
      waiting: { value: 0 },
      onboarding: { value: 1 },
    };
    const list = {
      results: [{ id, name: 'Devon', date: now, status: 'Onboarding', latestSessionId: null }],
      meta: counts,
    };
    expect((await world.ask(listProfiles, who)).json()).toEqual(list);
    expect((await world.ask(listClients, who)).json()).toEqual(list);
    const { results } = (await world.ask(profileLogs, who)).json();
    const { account } = (await world.ask(myInformation, who)).json().generationsLeft;
    expect(results).toEqual([
      {
        id: account,
        entry: expect.any(String),
        name: 'Devon',
        username: expect.stringMatching(/^Person/),
        date: now,
        status: 'profileCreated',
      },
    ]);
  });

  it('requires an email address and a date of birth, and nothing else', async () => {
    const who = await world.person();
    const body = { mail: 'devon@example.com', dob: '1986-05-17' };
    const { id } = (await world.ask(createProfile, who, { body })).json();
    expect((await world.ask(profileDetails, who, { params: { profileId: id } })).json()).toMatchObject({
      profileName: '',
      firstName: '',
      phone: '',
      ssn: '',
      streetAddress: '',
      city: '',
      state: null,
      postalCode: '',
    });
    const nothing = (await world.ask(createProfile, who, { body: {} })).json();
    expect(nothing.fields.map(({ field }: { field: string }) => field)).toEqual(['mail', 'dob']);
  });

  it('accepts an SSN with dashes, and a state as the list of states has it', async () => {
    const who = await world.person();
    const body = { ...aProfileInput({ ssn: '666-55-0611' }), state: { id: 'TX', name: 'Texas' } };
    const params = { profileId: (await world.ask(createProfile, who, { body })).json().id };
    expect((await world.ask(profileDetails, who, { params })).json()).toMatchObject({
      ssn: '***-**-0611',
      state: { id: 'TX', name: 'Texas' },
    });
    const whole = await world.ask(revealField, who, { params, body: { field: 'ssn' } });
    expect(whole.json()).toEqual({ value: '666550611' });
  });

  it.each([
    ['no JSON', 'application/json', '{bad', { field: '', problem: 'json' }],
    ['a form', 'application/x-www-form-urlencoded', 'mail=a', { field: 'Content-Type', problem: 'invalid' }],
  ])('says what is wrong with a body that is %s', async (_, type, payload, problem) => {
    const { token } = await world.person();
    const answer = await world.app.inject({
      method: 'POST',
      url: '/api/v1/profile/create',
      headers: { host: 'localhost:4000', authorization: `Bearer ${token}`, 'content-type': type },
      payload,
    });
    expect([answer.statusCode, answer.json()]).toEqual([
      400,
      { ok: false, code: 'invalid', error: '', fields: [problem] },
    ]);
  });

  it.each([
    ['an empty email address', { mail: '' }, 'mail', 'required'],
    ['an invalid email address', { mail: 'devon' }, 'mail', 'mail'],
    ['a name over 25 characters', { profileName: 'x'.repeat(26) }, 'profileName', 'invalid'],
    ['a postal code over 7 characters', { postalCode: '12345678' }, 'postalCode', 'invalid'],
    ['an SSN of eight digits', { ssn: '12345678' }, 'ssn', 'ssn'],
    ['a day that does not exist', { dob: '1990-02-30' }, 'dob', 'invalid'],
    ['a person under 18', { dob: '2008-11-23' }, 'dob', 'adult'],
    ['a state that does not exist', { state: 'Atlantis' }, 'state', 'invalid'],
  ])('refuses %s and names the field', async (_, overrides, field, problem) => {
    const who = await world.person();
    const answer = await world.ask(createProfile, who, { body: aProfileInput(overrides) });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toEqual({ ok: false, code: 'invalid', error: '', fields: [{ field, problem }] });
    expect((await world.ask(listProfiles, who)).json().results).toEqual([]);
  });

  it('accepts anyone who is 18 today, or by tomorrow in other time zones', async () => {
    const who = await world.person();
    for (const dob of ['2008-11-21', '2008-11-22', '2008-02-29']) {
      expect((await world.ask(createProfile, who, { body: aProfileInput({ dob }) })).statusCode).toBe(200);
    }
  });

  it('creates one profile for twenty identical requests at once', async () => {
    const who = await world.person();
    const headers = { 'idempotency-key': 'a-key-of-the-browser' };
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => world.ask(createProfile, who, { body: aProfileInput(), headers })),
    );
    expect(new Set(answers.map((answer) => answer.json().id)).size).toBe(1);
    expect((await world.ask(listProfiles, who)).json().results).toHaveLength(1);
  });

  it('refuses a key that was used for another request', async () => {
    const who = await world.person();
    const headers = { 'idempotency-key': 'a-key-of-the-browser' };
    await world.ask(createProfile, who, { body: aProfileInput(), headers });
    const other = await world.ask(createProfile, who, { body: aProfileInput({ city: 'Peoria' }), headers });
    expect(other.json().fields).toEqual([{ field: 'Idempotency-Key', problem: 'used' }]);
  });

  it('tells a page that missed the reply what its key created, and nobody else', async () => {
    const who = await world.person();
    const params = { key: 'a-key-of-the-browser' };
    const created = async (person: typeof who) =>
      (await world.ask(createdProfile, person, { params })).json();
    expect(await created(who)).toEqual({ id: null });
    const headers = { 'idempotency-key': params.key };
    const { id } = (await world.ask(createProfile, who, { body: aProfileInput(), headers })).json();
    expect(await created(who)).toEqual({ id });
    expect(await created(await world.person())).toEqual({ id: null });
    await world.ask(deleteProfile, who, { params: { profileId: id } });
    expect(await created(who)).toEqual({ id: null });
    expect((await world.ask(createdProfile, who, { params: { key: 'short' } })).statusCode).toBe(404);
  });

  it('allows a consumer one profile, even with two requests at once', async () => {
    const who = await world.person('b2c');
    const answers = await Promise.all(
      ['Peoria', 'Joliet'].map((city) => world.ask(createProfile, who, { body: aProfileInput({ city }) })),
    );
    expect(answers.map((answer) => answer.statusCode).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect(answers.find((answer) => answer.statusCode === 409)?.json().code).toBe('secondProfile');
  });
});

describe('details', () => {
  it('contain no full SSN, birth date, or street', async () => {
    const who = await world.person();
    const profileId = await aProfile(world, who);
    const answer = await world.ask(profileDetails, who, { params: { profileId } });
    expect(answer.json()).toEqual({
      id: profileId,
      version: 1,
      ...unmasked,
      ssn: '***-**-0611',
      dob: '**/**/1986',
      streetAddress: '***e Rd',
      state: { id: 'IL', name: 'Illinois' },
      status: 'Onboarding',
      credit: { active: -1, creditType: null, connection: null, hasCreditReport: false },
      ssnDocument: null,
      addressDocument: null,
      idOrDriverDocument: null,
      onboardingKey: null,
      onboardingLink: null,
      onboardingClosedAt: null,
    });
    expect(answer.body).not.toMatch(/666550611|1986-05-17|Maple/);
  });

  it('reveal one value at a time, and log each view', async () => {
    const who = await world.person();
    const profileId = await aProfile(world, who);
    const params = { profileId };
    expect((await world.ask(revealField, who, { params, body: { field: 'ssn' } })).json()).toEqual({
      value: '666550611',
    });
    expect((await world.ask(revealField, who, { params, body: { field: 'dob' } })).json()).toEqual({
      value: '1986-05-17',
    });
    expect((await world.ask(revealField, who, { params, body: { field: 'mail' } })).statusCode).toBe(400);
    const { results } = (await world.ask(profileLogs, who)).json();
    expect(results.map(({ status }: { status: string }) => status)).toEqual([
      'valueRevealed',
      'valueRevealed',
      'profileCreated',
    ]);
  });
});

describe('changing', () => {
  it('keeps the masked values that were not sent, and saves those that were', async () => {
    const who = await world.person();
    const profileId = await aProfile(world, who);
    const params = { profileId };
    await world.ask(updateProfile, who, {
      params,
      body: { ...unmasked, city: 'Peoria', streetAddress: '9 Elm St' },
    });
    const detail = (await world.ask(profileDetails, who, { params })).json();
    expect([detail.city, detail.ssn, detail.streetAddress]).toEqual(['Peoria', '***-**-0611', '***m St']);
  });

  it('rejects invalid input by field and changes nothing', async () => {
    const who = await world.person();
    const params = { profileId: await aProfile(world, who) };
    const answer = await world.ask(updateProfile, who, {
      params,
      body: { ...unmasked, mail: 'x', city: 'Peoria' },
    });
    expect([answer.statusCode, answer.json().fields]).toEqual([400, [{ field: 'mail', problem: 'mail' }]]);
    expect((await world.ask(profileDetails, who, { params })).json().city).toBe('Springfield');
  });
});

describe('deleting', () => {
  it('removes the profile with its key; the second time there is nothing to remove', async () => {
    const who = await world.person();
    const params = { profileId: await aProfile(world, who) };
    expect((await world.ask(deleteProfile, who, { params })).json()).toEqual({ ok: true });
    expect((await world.ask(deleteProfile, who, { params })).statusCode).toBe(404);
    expect((await world.ask(profileDetails, who, { params })).statusCode).toBe(404);
  });

  it('removes several at once', async () => {
    const who = await world.person();
    const ids = [await aProfile(world, who)];
    ids.push((await world.ask(createProfile, who, { body: aProfileInput({ city: 'Peoria' }) })).json().id);
    expect((await world.ask(deleteProfiles, who, { body: ids })).json()).toEqual({ ok: true });
    expect((await world.ask(listProfiles, who)).json().results).toEqual([]);
    expect((await world.ask(deleteProfiles, who, { body: [] })).statusCode).toBe(400);
  });
});

describe('a part of the list', () => {
  it.each([listProfiles, listClients])(
    'of $name is searched, sorted, and counted by the server',
    async (call) => {
      const who = await world.person('b2b');
      const names = ['Zoë', 'José', 'Adam', 'Josefine'];
      const ids: string[] = [];
      for (const profileName of names)
        ids.push((await world.ask(createProfile, who, { body: aProfileInput({ profileName }) })).json().id);
      const body = { status: 'Waiting', reason: 'The letters were mailed from the office' };
      await world.ask(setClientStatus, who, { params: { profileId: ids[0] ?? '' }, body });
      const asked = async (query: Readonly<Record<string, string>>) => {
        const { results, total, meta } = (await world.ask(call, who, { query })).json();
        const shown = results.map(({ name }: { name: string }) => name);
        return { shown, total, all: meta.onboarding.value + meta.waiting.value };
      };
      expect(await asked({ search: 'jose', limit: '1' })).toEqual({ shown: ['José'], total: 2, all: 4 });
      expect(await asked({ search: 'jose', limit: '1', offset: '1' })).toEqual({
        shown: ['Josefine'],
        total: 2,
        all: 4,
      });
      expect(await asked({ status: 'Waiting' })).toEqual({ shown: ['Zoë'], total: 1, all: 4 });
      expect(await asked({ descending: 'true', limit: '2' })).toEqual({
        shown: ['Zoë', 'Josefine'],
        total: 4,
        all: 4,
      });
      expect(await asked({ search: '', limit: '' })).toEqual({
        shown: ['Adam', 'José', 'Josefine', 'Zoë'],
        total: undefined,
        all: 4,
      });
    },
  );

  it('comes without counting, or as the numbers alone, or whole if there are few', async () => {
    const who = await world.person('b2b');
    for (const profileName of ['Ana', 'Ben', 'Eva'])
      await world.ask(createProfile, who, { body: aProfileInput({ profileName }) });
    const asked = async (query: Readonly<Record<string, string>>) =>
      (await world.ask(listProfiles, who, { query })).json();
    const none = { value: 0 };
    const meta = { finished: none, needsReview: none, waiting: none, onboarding: { value: 3 } };
    const [ana, ben, eva] = (await asked({})).results;
    expect(await asked({ limit: '2', uncounted: 'true' })).toEqual({ results: [ana, ben] });
    expect(await asked({ limit: '0', search: 'v' })).toEqual({ results: [], total: 1, meta });
    expect(await asked({ limit: '0', from: ana.date })).toEqual({ results: [], total: 3, meta });
    expect(await asked({ limit: '0', before: ana.date })).toEqual({ results: [], total: 0, meta });
    const first = { limit: '2', uncounted: 'true' };
    expect(await asked({ ...first, wholeBelow: '3' })).toEqual({ results: [ana, ben] });
    expect(await asked({ ...first, wholeBelow: '4' })).toEqual({ results: [ana, ben, eva], total: 3, meta });
  });

  it('has the days on which clients were added, by status', async () => {
    const who = await world.person('b2b');
    for (const profileName of ['Ana', 'Ben'])
      await world.ask(createProfile, who, { body: aProfileInput({ profileName }) });
    const [{ date }] = (await world.ask(listProfiles, who)).json().results;
    const hours = (count: number) => addHours(new Date(date), count).toISOString();
    const days = async (...starts: string[]) =>
      (await world.ask(addedDays, who, { query: { starts: starts.join(',') } })).json();
    expect(await days(hours(-25), hours(-1), hours(23))).toEqual({
      days: [{ day: 1, status: 'Onboarding', clients: 2 }],
    });
    expect(await days(hours(-25), hours(-1))).toEqual({ days: [] });
  });

  it.each(['', '2026-11-22', '2026-11-22T00:00:00.000Z', 'x,y'])(
    'has no days that begin at %j',
    async (starts) => {
      const reply = await world.ask(addedDays, await world.person('b2b'), { query: { starts } });
      expect([reply.statusCode, reply.json().fields?.[0]?.field]).toEqual([400, 'starts']);
    },
  );

  it.each([
    ['limit', '-1'],
    ['limit', '201'],
    ['from', 'today'],
    ['wholeBelow', '0'],
    ['offset', '-1'],
    ['sort', 'ssn'],
    ['status', 'Lost'],
    ['search', 'x'.repeat(101)],
  ])('is refused with %s=%s', async (name, value) => {
    const reply = await world.ask(listClients, await world.person('b2b'), { query: { [name]: value } });
    expect(reply.statusCode).toBe(400);
    expect(reply.json().fields).toMatchObject([{ field: name }]);
  });
});

describe('two people saving one profile', () => {
  const open = { ...unmasked };
  it('does not overwrite what the second one has not seen', async () => {
    const who = await world.person();
    const params = { profileId: await aProfile(world, who) };
    const { version } = (await world.ask(profileDetails, who, { params })).json();
    const first = await world.ask(updateProfile, who, {
      params,
      body: { ...open, city: 'Laredo', basedOn: version },
    });
    expect(first.json()).toEqual({ ok: true, version: version + 1 });
    const second = await world.ask(updateProfile, who, {
      params,
      body: { ...open, city: 'Dallas', basedOn: version },
    });
    expect([second.statusCode, second.json().code]).toEqual([409, 'changedMeanwhile']);
    expect((await world.ask(profileDetails, who, { params })).json()).toMatchObject({
      city: 'Laredo',
      version: version + 1,
    });
    const chosen = { ...open, city: 'Dallas', basedOn: version + 1 };
    expect((await world.ask(updateProfile, who, { params, body: chosen })).statusCode).toBe(200);
  });

  it.each([-1, 2 ** 31])(
    'refuses a version that no profile can have, and no database compares: %i',
    async (basedOn) => {
      const who = await world.person();
      const params = { profileId: await aProfile(world, who) };
      const answer = await world.ask(updateProfile, who, { params, body: { ...open, basedOn } });
      expect([answer.statusCode, answer.json().fields]).toEqual([
        400,
        [{ field: 'basedOn', problem: 'invalid' }],
      ]);
    },
  );

  it('takes a new status for no change of the information', async () => {
    const who = await world.person();
    const params = { profileId: await aProfile(world, who) };
    const { version } = (await world.ask(profileDetails, who, { params })).json();
    const body = { status: 'Waiting', reason: 'Letters were mailed.' } as const;
    expect((await world.ask(setClientStatus, who, { params, body })).statusCode).toBe(200);
    const saved = await world.ask(updateProfile, who, { params, body: { ...open, basedOn: version } });
    expect(saved.statusCode).toBe(200);
  });
});
