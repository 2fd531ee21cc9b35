import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getStates, notifications } from '#contract/account.ts';
import {
  clientInvitation,
  completeOwnData,
  createClientLink,
  ownUploadCalls,
  revokeClientLink,
} from '#contract/clientLink.ts';
import { DocumentKind, uploadSlots } from '#contract/documents.ts';
import { profileDetails, profileLogs, updateProfile } from '#contract/profiles.ts';
import { aForm, anApp, aProfileInput, type AppUnderTest, type Person } from '#tests/support/anApp.ts';
import * as bound from './boundClient.ts';
import { anImage, aProfile } from './world.ts';

let world: AppUnderTest;
let agency: Person;
beforeAll(async () => {
  world = await anApp();
  agency = await world.person();
});
afterAll(() => world.close());

let people = 0;
/** A person who has signed in on the consumer host and has no account. */
async function aClient(): Promise<Person> {
  people += 1;
  const subject = await world.services.store.embeddedUsers.create({
    mail: `client${people}@example.com`,
    fullName: 'Devon Sampleton',
    passwordHash: 'none',
  });
  if (subject === null) throw new Error('The email address already exists.');
  return { variant: 'b2c', accountId: '', userId: '', subject, token: await world.token(subject, 'b2c') };
}
/** A profile without what only the client knows, and its link. */
async function invited(
  differing: Parameters<typeof aProfileInput>[0] = {},
): Promise<{ profileId: string; clientKey: string }> {
  const open = { ssn: '', streetAddress: '', city: '', phone: '' };
  const profileId = await aProfile(world, agency, { ...open, ...differing });
  return { profileId, clientKey: await bound.aClientLink(world, agency, profileId) };
}
const accept = (who: Person, clientKey: string) => bound.accept(world, who, clientKey);
const { profileName: _label, ...ownData } = aProfileInput({ city: 'Peoria' });
const complete = (who: Person, clientKey: string, body: unknown = ownData) =>
  world.ask(completeOwnData, who, { params: { clientKey }, body });
const upload = async (who: Person, clientKey: string, kind: DocumentKind) =>
  world.ask(ownUploadCalls[kind], who, {
    params: { clientKey },
    ...aForm(uploadSlots[kind].field, await anImage()),
  });
const missing = { ok: false, code: 'notFound', error: '' };

describe('the agency', () => {
  it('creates a link on the consumer host, sees it with the profile, and sees who accepted it when', async () => {
    const profileId = await aProfile(world, agency);
    const params = { profileId };
    expect((await world.ask(profileDetails, agency, { params })).json()).toMatchObject({
      onboardingKey: null,
      onboardingLink: null,
    });
    const made = (await world.ask(createClientLink, agency, { params })).json();
    expect(made).toEqual({
      url: expect.stringMatching(/^http:\/\/my\.localhost:4000\/client\/[\w-]{22}$/),
      expiresAt: '2026-12-21T12:00:00.000Z',
    });
    const key = made.url.split('/').at(-1);
    const link = { onboardingKey: key, onboardingLink: { ...made, acceptedAt: null, acceptedBy: '' } };
    expect((await world.ask(profileDetails, agency, { params })).json()).toMatchObject(link);
    await accept(await aClient(), key);
    expect((await world.ask(profileDetails, agency, { params })).json().onboardingLink).toEqual({
      ...made,
      acceptedAt: '2026-11-21T12:00:00.000Z',
      acceptedBy: expect.stringMatching(/^client\d+@example\.com$/),
    });
  });

  it('ends a link by creating another or by revoking it', async () => {
    const { profileId, clientKey } = await invited();
    const client = await aClient();
    expect((await accept(client, clientKey)).statusCode).toBe(200);
    await world.ask(createClientLink, agency, { params: { profileId } });
    expect((await accept(client, clientKey)).json()).toEqual(missing);

    const next = await invited();
    await accept(client, next.clientKey);
    expect(
      (await world.ask(revokeClientLink, agency, { params: { profileId: next.profileId } })).json(),
    ).toEqual({ ok: true });
    expect((await complete(client, next.clientKey)).json()).toEqual(missing);
    const none = await world.ask(clientInvitation, null, { params: { clientKey: next.clientKey } });
    expect(none.statusCode).toBe(404);
  });

  it('must be an agency: a consumer has no clients', async () => {
    const consumer = await world.person('b2c');
    const profileId = await aProfile(world, consumer);
    expect((await world.ask(createClientLink, consumer, { params: { profileId } })).statusCode).toBe(404);
  });
});

describe('the client', () => {
  it('sees before signing in who sent the link, and nothing else', async () => {
    const { clientKey } = await invited();
    const answer = await world.ask(clientInvitation, null, { params: { clientKey } });
    expect(answer.json()).toEqual({ agency: 'Person 1', agencyLogoUrl: '' });
  });

  it("gets their own data without anything of the agency's, and no account", async () => {
    const { clientKey } = await invited();
    const client = await aClient();
    expect((await accept(client, clientKey)).json()).toEqual({
      firstName: 'Devin',
      lastName: 'Sampleton',
      phone: '',
      mail: 'devon@example.com',
      ssn: '',
      dob: '**/**/1986',
      streetAddress: '',
      city: '',
      state: { id: 'IL', name: 'Illinois' },
      postalCode: '62704',
      ssnDocument: null,
      addressDocument: null,
      idOrDriverDocument: null,
      agency: 'Person 1',
      agencyLogoUrl: '',
      complete: false,
    });
    expect((await world.ask(getStates, client)).statusCode).toBe(200);
    expect(await world.services.store.users.findBySubject('embedded', client.subject)).toBeNull();
  });

  it('is a single person: a link is accepted by one, however many try at once', async () => {
    const { clientKey } = await invited();
    const all = await Promise.all(Array.from({ length: 8 }, aClient));
    const answers = await Promise.all(all.map((one) => accept(one, clientKey)));
    const ends = answers.map(({ statusCode }) => statusCode);
    expect([ends.filter((end) => end === 200).length, ends.filter((end) => end === 404).length]).toEqual([
      1, 7,
    ]);
    const winner = all[answers.findIndex(({ statusCode }) => statusCode === 200)];
    const loser = all[answers.findIndex(({ statusCode }) => statusCode === 404)];
    if (!winner || !loser) throw new Error('No one, or everyone.');
    expect((await accept(winner, clientKey)).statusCode).toBe(200);
    expect((await complete(loser, clientKey)).json()).toEqual(missing);
    expect((await upload(loser, clientKey, 'ssn')).json()).toEqual(missing);
  });

  it('changes nothing before accepting the link', async () => {
    const { clientKey } = await invited();
    expect((await complete(await aClient(), clientKey)).json()).toEqual(missing);
  });

  it('completes their data and documents; the agency is notified once, and its label stays', async () => {
    const { profileId, clientKey } = await invited();
    const client = await aClient();
    await accept(client, clientKey);
    expect((await complete(client, clientKey)).json()).toEqual({ ok: true });
    for (const kind of DocumentKind.options) {
      expect((await accept(client, clientKey)).json().complete).toBe(false);
      expect((await upload(client, clientKey, kind)).json()).toEqual({ ok: true });
    }
    expect((await accept(client, clientKey)).json()).toMatchObject({ complete: true, ssn: '***-**-0611' });
    await complete(client, clientKey, { ...ownData, city: 'Chicago' });

    const told = (await world.ask(notifications, agency)).json().results;
    expect(told).toMatchObject([
      {
        type: 'positive',
        code: 'clientCompleted',
        params: { profile: 'Devon' },
        createdAt: '2026-11-21T12:00:00.000Z',
      },
    ]);
    const detail = (await world.ask(profileDetails, agency, { params: { profileId } })).json();
    expect(detail).toMatchObject({
      profileName: 'Devon',
      city: 'Chicago',
      ssnDocument: { mediaType: 'image/png' },
    });
    const log = (await world.ask(profileLogs, agency)).json().results;
    expect(log.find(({ status }: { status: string }) => status === 'documentUploaded').username).toBe(
      'Devin Sampleton',
    );
  });

  it('is told which field is invalid', async () => {
    const { clientKey } = await invited();
    const client = await aClient();
    await accept(client, clientKey);
    const young = await complete(client, clientKey, { ...ownData, dob: '2015-05-05' });
    expect([young.statusCode, young.json().fields]).toEqual([400, [{ field: 'dob', problem: 'adult' }]]);
    const mail = await complete(client, clientKey, { ...ownData, mail: 'nothing' });
    expect(mail.json().fields).toEqual([{ field: 'mail', problem: 'mail' }]);
  });

  it('has 30 days to accept the link; once bound to it, they keep it', async () => {
    const [early, late] = [await invited(), await invited({ profileName: 'Someone Else' })];
    const client = await aClient();
    await accept(client, early.clientKey);
    world.clock.set('2026-12-21T12:00:00.000Z');
    expect((await accept(client, late.clientKey)).json()).toEqual(missing);
    const unknown = await world.ask(clientInvitation, null, { params: { clientKey: late.clientKey } });
    expect(unknown.json()).toEqual(missing);
    expect((await accept(client, early.clientKey)).statusCode).toBe(200);
    expect((await complete(client, early.clientKey)).json()).toEqual({ ok: true });
    world.clock.set('2026-11-21T12:00:00.000Z');
  });
});

it('is not announced if the agency completes the data itself', async () => {
  const other = await world.person();
  const profileId = await aProfile(world, other);
  const { ssn: _ssn, dob: _dob, streetAddress: _street, ...open } = aProfileInput();
  await world.ask(updateProfile, other, { params: { profileId }, body: open });
  expect((await world.ask(notifications, other)).json().results).toEqual([]);
});
