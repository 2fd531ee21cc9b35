import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accessRecord } from '#contract/accessRecord.ts';
import { notifications } from '#contract/account.ts';
import { acceptInvitation, createClientLink, revokeClientLink } from '#contract/clientLink.ts';
import {
  approveOwnLetter,
  askForLetterChange,
  changeOwnLetter,
  ownDisputes,
  ownLetter,
  recordOwnEvent,
  uploadOwnFile,
  withdrawOwnStatement,
} from '#contract/clientPage.ts';
import { ownPages } from '#contract/ownPages.ts';
import type { Call } from '#contract/call.ts';
import { disputes, recordDisputeEvent, withdrawDisputeEvent } from '#contract/disputes.ts';
import { profileDetails } from '#contract/profiles.ts';
import { fullTextOf } from '#credit/letters/fullText.ts';
import type { Letter } from '#credit/letters/letter.ts';
import { fullSsnOf, showingSsn } from '#credit/letters/fullSsn.ts';
import { confirmReason } from '#contract/grounds.ts';
import { generateAutomatic, generateManual, rewriteLetters } from '#contract/repair.ts';
import { forAccount } from '#server/store/wall.ts';
import { aForm, anApp, type AppUnderTest, type AskOptions, type Person } from '#tests/support/anApp.ts';
import { rowsOf } from '#tests/support/rowsOf.ts';
import { anImage, aProfile, aReport } from './world.ts';

let world: AppUnderTest;
let agency: Person;
let profileId: string;
let clientKey: string;
let client: Person;
let letterId: string;
beforeAll(async () => {
  world = await anApp();
  agency = await world.person();
  profileId = await aProfile(world, agency);
  const reportId = await aReport(world, agency, profileId);
  const params = { profileId, reportId, selectedOptions: '1' };
  await world.ask(generateAutomatic, agency, { params, body: [1] });
  clientKey = await aLink(profileId);
  client = await aPerson();
  await accept(client, clientKey);
  letterId = (await agencySees()).letters[0].id;
});
afterAll(() => world.close());

let people = 0;
/** A person who has signed in on the consumer host and has no account. */
async function aPerson(): Promise<Person> {
  people += 1;
  const subject = await world.services.store.embeddedUsers.create({
    mail: `devon${people}@example.com`,
    fullName: 'Devon Sampleton',
    passwordHash: 'none',
  });
  if (subject === null) throw new Error('The email address already exists.');
  return { variant: 'b2c', accountId: '', userId: '', subject, token: await world.token(subject, 'b2c') };
}
async function aLink(of: string): Promise<string> {
  const { url } = (await world.ask(createClientLink, agency, { params: { profileId: of } })).json();
  return url.split('/').at(-1);
}
/** Another client of the agency. */
const another = () => aProfile(world, agency, { profileName: `Client ${String((people += 1))}` });
const accept = (who: Person, key: string) => world.ask(acceptInvitation, who, { params: { clientKey: key } });
const agencySees = async () => (await world.ask(disputes, agency, { params: { profileId } })).json();
const clientSees = async (who = client, key = clientKey) =>
  world.ask(ownDisputes, who, { params: { clientKey: key } });
const record = (event: object, more: object = {}) =>
  world.ask(recordOwnEvent, client, { params: { clientKey }, body: { event, ...more } });
const approve = (id = letterId, signature = 'Devon Sampleton', version = 0) =>
  world.ask(approveOwnLetter, client, { params: { clientKey, letterId: id }, body: { version, signature } });
const askFor = (note: string, id = letterId) =>
  world.ask(askForLetterChange, client, { params: { clientKey, letterId: id }, body: { note } });
const told = async () =>
  (await world.ask(notifications, agency)).json().results.map(({ code }: { code: string }) => code);
const nothing = { ok: false, code: 'notFound', error: '' };

describe('the bound person', () => {
  it('finds their page by signing in, long after the link would have expired, and gets no account', async () => {
    const own = { clientKey, agency: 'Person 1', agencyLogoUrl: '' };
    const later = await aPerson();
    const key = await aLink(await another());
    await accept(later, key);
    world.clock.set('2027-03-01T12:00:00.000Z');
    await world.services.store.purge();
    expect((await world.ask(ownPages, client)).json()).toEqual({ hasAccount: false, results: [own] });
    expect((await accept(later, key)).statusCode).toBe(200);
    expect((await clientSees(later, key)).json().letters).toEqual([]);
    expect(await world.services.store.users.findBySubject('embedded', later.subject)).toBeNull();
    world.clock.set('2026-11-21T12:00:00.000Z');
  });

  it('can be a consumer with an account of their own, which stays apart', async () => {
    const consumer = await world.person('b2c');
    const own = await aProfile(world, consumer);
    const key = await aLink(await another());
    await accept(consumer, key);
    expect((await world.ask(ownPages, consumer)).json()).toMatchObject({
      hasAccount: true,
      results: [{ clientKey: key }],
    });
    expect((await world.ask(disputes, consumer, { params: { profileId } })).json()).toEqual(nothing);
    expect((await world.ask(disputes, consumer, { params: { profileId: own } })).statusCode).toBe(200);
  });

  it('is seen by the agency with their email address, and loses everything when it revokes', async () => {
    const other = await another();
    const key = await aLink(other);
    const person = await aPerson();
    await accept(person, key);
    const detail = (await world.ask(profileDetails, agency, { params: { profileId: other } })).json();
    expect(detail.onboardingLink.acceptedBy).toMatch(/^devon\d+@example\.com$/);
    await world.ask(revokeClientLink, agency, { params: { profileId: other } });
    expect((await clientSees(person, key)).json()).toEqual(nothing);
    expect((await world.ask(ownPages, person)).json().results).toEqual([]);
    expect((await accept(person, key)).json()).toEqual(nothing);
  });

  it('sees stage, letters, and items, but nothing of the agency’s', async () => {
    const [agencys, own] = [await agencySees(), (await clientSees()).json()];
    const { disputes: items, ...rest } = own;
    const { disputes: agencysItems, ...agencysRest } = agencys;
    expect(rest).toEqual({ ...agencysRest, profileName: 'Devin Sampleton', timeline: [], files: [] });
    expect(items).toHaveLength(agencysItems.length);
    expect(agencysItems[0].heading).toContain(', account 44');
    expect(items[0].heading).toMatch(/, account \*{4}\d{4}$/);
    expect(agencys.profileName).toBe('Devon');
  });

  it('says that they mailed a letter, which the agency sees under their name', async () => {
    const id = (await agencySees()).letters[1].id;
    const mailed = {
      kind: 'mailed',
      on: '2026-11-21',
      letters: [id],
      way: 'firstClass',
      basis: 'client',
    };
    expect((await record(mailed)).statusCode).toBe(200);
    const { letters, timeline } = await agencySees();
    expect(letters[1]).toMatchObject({ state: 'mailed', mailed: { basis: 'client' } });
    expect(timeline[0]).toMatchObject({ by: 'Devin Sampleton', event: { kind: 'mailed' } });
  });

  it('adds an answer with a photo', async () => {
    const { letters, disputes: items } = await agencySees();
    const file = await world.ask(uploadOwnFile, client, {
      params: { clientKey },
      ...aForm('file', await anImage()),
    });
    const id = letters[1].id;
    const answer = {
      kind: 'answer',
      on: '2026-11-21',
      printed: null,
      letters: [id],
      answer: 'results',
      results: items
        .filter(({ letter }: { letter: string }) => letter === id)
        .map(({ item }: { item: string }) => ({ letter: id, item, outcome: 'verified' })),
      files: [file.json().id],
    };
    expect((await record(answer)).statusCode).toBe(200);
    const after = await agencySees();
    expect(after.files).toHaveLength(1);
    expect(
      after.disputes.filter(({ letter, state }: { letter: string; state: string }) => {
        return letter === id && state !== 'verified';
      }),
    ).toEqual([]);
  });

  it('corrects their own entries, and not the agency’s', async () => {
    const paused = { kind: 'paused', on: '2026-11-21', note: '' };
    const params = { profileId };
    const agencys = (await world.ask(recordDisputeEvent, agency, { params, body: { event: paused } })).json()
      .id;
    const resumed = { kind: 'resumed', on: '2026-11-21' };
    expect((await record(resumed, { replaces: agencys })).json()).toEqual(nothing);
    await world.ask(withdrawDisputeEvent, agency, {
      params: { profileId, eventId: agencys },
      body: { reason: 'a mistake' },
    });
    const own = (await record({ ...paused, note: 'a mortgage' })).json().id;
    expect((await agencySees()).activity).toBe('paused');
    expect((await record(resumed, { replaces: own })).statusCode).toBe(200);
    expect((await agencySees()).activity).toBe('active');
  });

  it('cannot record what only an agency decides', async () => {
    const [item] = (await agencySees()).disputes;
    const ref = { letter: item.letter, item: item.item };
    const left = await record({ kind: 'leftAsIs', on: '2026-11-21', disputes: [ref] });
    expect(left.statusCode).toBe(400);
  });
});

describe('a letter that is not mailed', () => {
  it('is shown without SSN, date of birth, street, and account numbers', async () => {
    const answer = await world.ask(ownLetter, client, { params: { clientKey, letterId } });
    const shown = JSON.stringify(answer.json());
    expect(answer.json()).toMatchObject({
      sender: ['Devin Sampleton', expect.stringMatching(/^\*\*\*/), expect.anything()],
    });
    expect(shown).toContain('**/**/1986');
    for (const secret of ['05/17/1986', '666550611', '666-55-0611', '410 Maple Ridge'])
      expect(shown).not.toContain(secret);
    const rows = answer.json().exhibits.flatMap(({ rows: own }: { rows: unknown[] }) => own);
    const numbers = rows.filter(({ label }: { label: string }) => label === 'Account number');
    expect(numbers.length).toBeGreaterThan(0);
    for (const { cells } of numbers)
      for (const cell of cells) expect(cell).toMatch(/^(\*{4}.{0,4}|Not reported|)$/i);
  });

  it('is approved and signed under a hash of the text as it is printed', async () => {
    expect((await approve()).statusCode).toBe(200);
    const { approvals, letters, timeline } = await agencySees();
    expect(letters[0].state).toBe('approved');
    expect(approvals).toEqual([
      { letter: letterId, said: 'approved', on: '2026-11-21', note: '', signature: 'Devon Sampleton' },
    ]);
    const { accountId } = agency;
    const stored = await forAccount(accountId, () =>
      world.services.store.sessions.letters(accountId, letters[0].sessionId),
    );
    const own = stored.find(({ id }) => id === letterId);
    const text = own?.items as Letter;
    const printed = own?.enclosed?.ssn === 'full' ? showingSsn(text, fullSsnOf('666550611') ?? '') : text;
    expect(fullTextOf(printed)).toContain('05/17/1986');
    expect(timeline[0].event.hash).toBe(createHash('sha256').update(fullTextOf(printed)).digest('hex'));
    expect(JSON.stringify(rowsOf(world.dataDir, accountId))).not.toContain(timeline[0].event.hash);
  });

  it('is no longer approved once the client asks for a change; the agency is told', async () => {
    expect((await askFor('I moved in 2019.')).statusCode).toBe(200);
    const { approvals, letters } = await agencySees();
    expect(letters[0].state).toBe('drafted');
    expect(approvals).toEqual([
      { letter: letterId, said: 'changeAsked', on: '2026-11-21', note: 'I moved in 2019.', signature: '' },
    ]);
    expect(await told()).toContain('clientAskedForChange');
    expect((await approve(letterId, 'Devon S.')).statusCode).toBe(200);
    expect((await agencySees()).letters[0].state).toBe('approved');
  });

  it('is approved by nobody else: not by the agency, which cannot end an approval or a request either', async () => {
    const params = { profileId };
    const approved = { kind: 'approved', on: '2026-11-21', letters: [letterId], hash: 'a'.repeat(64) };
    expect(
      (await world.ask(recordDisputeEvent, agency, { params, body: { event: approved } })).statusCode,
    ).toBe(400);
    const { timeline } = await agencySees();
    const [own] = timeline.filter(({ event }: { event: { kind: string } }) => event.kind === 'approved');
    const gone = await world.ask(withdrawDisputeEvent, agency, {
      params: { profileId, eventId: own.id },
      body: { reason: 'not wanted' },
    });
    expect(gone.json()).toEqual(nothing);
    const paused = { kind: 'paused', on: '2026-11-21' };
    const replaced = await world.ask(recordDisputeEvent, agency, {
      params,
      body: { event: paused, replaces: own.id },
    });
    expect(replaced.json()).toEqual(nothing);
  });

  it('can no longer be approved or changed once it is mailed', async () => {
    const mailed = (await agencySees()).letters[1].id;
    expect((await approve(mailed)).json().code).toBe('changedMeanwhile');
    expect((await askFor('Too late', mailed)).json().code).toBe('changedMeanwhile');
  });
});

it('a client who ends the service is reported to the agency', async () => {
  expect((await record({ kind: 'ended', on: '2026-11-21', note: '' })).statusCode).toBe(200);
  const { activity, timeline } = await agencySees();
  expect(activity).toBe('ended');
  expect(timeline[0]).toMatchObject({ byClient: true, event: { kind: 'ended' } });
  // Nobody continues or withdraws it for them.
  const params = { profileId };
  const resumed = { kind: 'resumed', on: '2026-11-21' };
  const again = await world.ask(recordDisputeEvent, agency, { params, body: { event: resumed } });
  expect(again.json().code).toBe('changedMeanwhile');
  const withdrawn = await world.ask(withdrawDisputeEvent, agency, {
    params: { profileId, eventId: timeline[0].id },
    body: { reason: 'a mistake' },
  });
  expect(withdrawn.json()).toEqual(nothing);
  expect(await told()).toContain('clientEnded');
  expect((await clientSees()).json().letters.length).toBeGreaterThan(0);
});

/** The agency's rows; refusals are recorded as they should be. */
function withoutRecord(): object {
  const { access_entry: _entries, access_head: _head, ...rows } = rowsOf(world.dataDir, agency.accountId);
  return rows;
}

describe('every call of the page', () => {
  const named: readonly (readonly [Call, () => AskOptions])[] = [
    [ownDisputes, () => ({})],
    [recordOwnEvent, () => ({ body: { event: { kind: 'paused', on: '2026-11-21' } } })],
    [ownLetter, () => ({})],
    [approveOwnLetter, () => ({ body: { version: 0, signature: 'Someone Else' } })],
    [changeOwnLetter, () => ({ body: { version: 0, leftOut: [], unsaid: [], words: [] } })],
    [askForLetterChange, () => ({ body: { note: 'Someone else' } })],
  ];

  it.each(named.map(([call, options]) => [call.name, call, options] as const))(
    '%s opens nothing for another client, another consumer, the agency’s own token, or nobody',
    async (_name, call, options) => {
      const other = await aPerson();
      const otherKey = await aLink(await another());
      await accept(other, otherKey);
      const consumer = await world.person('b2c');
      const before = withoutRecord();
      for (const who of [other, consumer, { ...agency, variant: 'b2c' as const }, null]) {
        const answer = await world.ask(call, who, { ...options(), params: { clientKey, letterId } });
        expect([401, 404]).toContain(answer.statusCode);
      }
      expect(withoutRecord()).toEqual(before);
    },
  );

  it.each(named.filter(([call]) => call.url.includes(':letterId')))(
    '$name does not know another client’s letter, even with a key of one’s own',
    async (call, options) => {
      const other = await aPerson();
      const otherKey = await aLink(await another());
      await accept(other, otherKey);
      const params = { clientKey: otherKey, letterId };
      expect((await world.ask(call, other, { ...options(), params })).json()).toEqual(nothing);
    },
  );

  it('is recorded if it shows letters, with the client as the reader', async () => {
    await clientSees();
    await world.ask(ownLetter, client, { params: { clientKey, letterId } });
    const { entries } = (await world.ask(accessRecord, agency)).json();
    const reads = entries.filter(({ actor }: { actor: string }) => actor === 'client');
    expect(reads.slice(0, 2)).toMatchObject([
      { call: 'ownLetter', reads: 'letters', client: 'Devon' },
      { call: 'ownDisputes', reads: 'letters', client: 'Devon' },
    ]);
  });

  it('uploading a file opens nothing for another person', async () => {
    const other = await aPerson();
    const answer = await world.ask(uploadOwnFile, other, {
      params: { clientKey },
      ...aForm('file', await anImage()),
    });
    expect(answer.json()).toEqual(nothing);
  });
});

describe('what a client said', () => {
  it('stands in their letters until they withdraw it: then the letters are marked and can be written again', async () => {
    const own = await another();
    const reportId = await aReport(world, agency, own);
    const params = { profileId: own, reportId };
    const reason = { accountId: 'account-1', reason: { reason: 'notMine' } };
    await world.ask(confirmReason, agency, { params, body: reason });
    const choice = { ...params, destinations: ['TransUnion'], selectedAccounts: ['account-1'] };
    const { sessionId } = (await world.ask(generateManual, agency, { body: choice })).json();
    const key = await aLink(own);
    const person = await aPerson();
    await accept(person, key);
    const [before] = (await clientSees(person, key)).json().statements;
    expect(before).toMatchObject({ text: 'This account is not mine.', withdrawn: null });
    expect(before.heading).toMatch(/, account \*{4}/);
    const rewrite = () => world.ask(rewriteLetters, agency, { params: { sessionId } });
    expect((await rewrite()).json()).toEqual(nothing);

    const withdraw = (who: Person) =>
      world.ask(withdrawOwnStatement, who, { params: { clientKey: key, statementId: before.id } });
    expect((await withdraw(client)).json()).toEqual(nothing);
    expect((await withdraw(person)).json()).toEqual({ ok: true });
    expect((await withdraw(person)).json()).toEqual(nothing);
    const see = async () => (await world.ask(disputes, agency, { params: { profileId: own } })).json();
    const { statements, letters } = await see();
    expect(statements[0].withdrawn).toEqual({ at: expect.any(String), by: 'Devin Sampleton' });
    expect(await told()).toContain('clientWithdrewStatement');
    const approval = await world.ask(approveOwnLetter, person, {
      params: { clientKey: key, letterId: letters[0].id },
      body: { version: 0, signature: 'Devon Sampleton' },
    });
    expect(approval.json().code).toBe('changedMeanwhile');

    expect((await rewrite()).statusCode).toBe(200);
    const after = await see();
    expect(after.letters).toHaveLength(2);
    expect(after.statements.flatMap(({ letters: saying }: { letters: string[] }) => saying)).toEqual([
      letters[0].id,
    ]);
  });

  it('once mailed is corrected by a letter that the agency is offered, and the page masks what it is about', async () => {
    const own = await another();
    const params = { profileId: own, reportId: await aReport(world, agency, own) };
    const reason = { accountId: 'account-1', reason: { reason: 'notMine' } };
    await world.ask(confirmReason, agency, { params, body: reason });
    const choice = { ...params, destinations: ['TransUnion'], selectedAccounts: ['account-1'] };
    await world.ask(generateManual, agency, { body: choice });
    const key = await aLink(own);
    const person = await aPerson();
    await accept(person, key);
    const before = (await clientSees(person, key)).json();
    const event = {
      kind: 'mailed',
      on: '2026-11-21',
      letters: [before.letters[0].id],
      way: 'firstClass',
      tracking: '',
      basis: 'client',
    };
    await world.ask(recordOwnEvent, person, { params: { clientKey: key }, body: { event } });
    const said = { clientKey: key, statementId: before.statements[0].id };
    await world.ask(withdrawOwnStatement, person, { params: said });
    const { offers } = (await world.ask(disputes, agency, { params: { profileId: own } })).json();
    expect(offers).toMatchObject([{ purpose: 'retraction', reason: 'withdrawn', since: '2026-11-21' }]);
    const [shown] = (await clientSees(person, key)).json().offers;
    expect(shown.heading).toMatch(/, account \*{4}/);
  });

  it('and a change that they asked for lets a set be written again, once', async () => {
    const own = await another();
    const reportId = await aReport(world, agency, own);
    const params = { profileId: own, reportId, selectedOptions: '5' };
    const { sessionId } = (await world.ask(generateAutomatic, agency, { params, body: [5] })).json();
    const key = await aLink(own);
    const person = await aPerson();
    await accept(person, key);
    const [letter] = (await clientSees(person, key)).json().letters;
    const rewrite = async () =>
      (await world.ask(rewriteLetters, agency, { params: { sessionId } })).json().sessionId;
    await world.ask(askForLetterChange, person, {
      params: { clientKey: key, letterId: letter.id },
      body: { note: 'I moved in 2019.' },
    });
    const again = await rewrite();
    expect(again).toEqual(expect.any(String));
    expect(await rewrite()).toBe(again);
    const late = await world.ask(approveOwnLetter, person, {
      params: { clientKey: key, letterId: letter.id },
      body: { version: 0, signature: 'Devon Sampleton' },
    });
    expect(late.json().code).toBe('changedMeanwhile');
  });
});
