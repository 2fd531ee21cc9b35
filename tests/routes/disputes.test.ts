import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { accessRecord } from '#contract/accessRecord.ts';
import {
  disputes,
  recordDisputeEvent,
  uploadDisputeFile,
  viewDisputeFile,
  withdrawDisputeEvent,
  type Dispute,
  type DisputeLetter,
  type TimelineEntry,
} from '#contract/disputes.ts';
import { dueDay, dueDays } from '#contract/dueDays.ts';
import { workDue, type WorkItem } from '#contract/work.ts';
import { exportProfile } from '#contract/profileExport.ts';
import { deleteProfile, listProfiles, profileLogs } from '#contract/profiles.ts';
import { generationLog, mailLetters, rewriteLetters } from '#contract/repair.ts';
import { recordLetterSet } from '#server/generation/recordLetterSet.ts';
import { passDays } from '#server/disputes/passDays.ts';
import { StoreUnavailable } from '#server/store/unavailable.ts';
import { forAccount } from '#server/store/wall.ts';
import { aForm, anApp, type AppUnderTest, type Person } from '#tests/support/anApp.ts';
import {
  aLetter,
  aRecording,
  aReport as aStoredReport,
  aWrittenLetter,
} from '#tests/server/store/builders.ts';
import { unzip } from '#tests/support/zip.ts';
import { aProfile, aReport, anImage, aSession, unusedId } from './world.ts';

let world: AppUnderTest;
beforeAll(async () => (world = await anApp()));
afterAll(() => world.close());

const start = '2026-11-21T12:00:00.000Z';
const onDay = (day: string) => world.clock.set(`${day}T17:00:00.000Z`);

interface Written {
  readonly who: Person;
  readonly params: { readonly profileId: string };
  readonly sessionId: string;
  readonly reportId: string;
}

/** A client with a set of letters of November 21, generated from a report. */
async function aClientWithGenerated(): Promise<Written> {
  world.clock.set(start);
  const who = await world.person();
  const profileId = await aProfile(world, who);
  const reportId = await aReport(world, who, profileId);
  const sessionId = await aSession(world, who, profileId, reportId);
  return { who, params: { profileId }, sessionId, reportId };
}

const bureaus = ['TransUnion', 'Experian', 'Equifax'] as const;
const twoAccounts = ['account-1', 'account-2'].map((account, index) => ({
  kind: 'item' as const,
  number: index + 1,
  item: {
    key: `account:${account}`,
    heading: { text: `BANK OF ${account}`, evidence: [] },
    states: [],
    grounds: [],
    asks: [],
    rules: ['M2'] as const,
  },
}));

/** The same, recorded without typesetting: a letter to each bureau, about the same two accounts. */
async function aClientWithLetters(who?: Person, profileName = 'Devon'): Promise<Written> {
  world.clock.set(start);
  const owner = who ?? (await world.person());
  const { accountId } = owner;
  const profileId = await aProfile(world, owner, { profileName });
  const { store } = world.services;
  const reportId = await aStoredReport(store, accountId, profileId);
  const letters = bureaus.map((bureau) => {
    const destination = { id: bureau, kind: 'bureau' as const, name: bureau, lines: [] };
    return aLetter({ items: aWrittenLetter({ destination, blocks: twoAccounts }) });
  });
  const recording = aRecording({ accountId, profileId, reportId }, { letters });
  await forAccount(accountId, () => store.transaction((step) => recordLetterSet(step, recording)));
  return { who: owner, params: { profileId }, sessionId: recording.session.id, reportId };
}

interface Shown {
  readonly letters: readonly DisputeLetter[];
  readonly disputes: readonly Dispute[];
  readonly timeline: readonly TimelineEntry[];
  readonly files: readonly { readonly id: string; readonly name: string; readonly mediaType: string }[];
  readonly activity: string;
  readonly today: string;
}

const shown = async ({ who, params }: Written): Promise<Shown> =>
  (await world.ask(disputes, who, { params })).json();
const record = ({ who, params }: Written, event: object, replaces?: string, headers = {}) =>
  world.ask(recordDisputeEvent, who, { params, headers, body: { event, replaces } });
const withdraw = ({ who, params }: Written, eventId: string, reason = 'Recorded for the wrong client') =>
  world.ask(withdrawDisputeEvent, who, { params: { ...params, eventId }, body: { reason } });
const upload = ({ who, params }: Written, bytes: Buffer) =>
  world.ask(uploadDisputeFile, who, { params, ...aForm('file', bytes) });
const work = async (who: Person): Promise<readonly WorkItem[]> => {
  const groups: readonly { readonly items: readonly WorkItem[] }[] = (await world.ask(workDue, who)).json()
    .groups;
  return groups.flatMap(({ items }) => items);
};

const mailed = (letters: readonly string[], on = '2026-11-21', more: object = {}) => ({
  kind: 'mailed',
  on,
  letters,
  way: 'firstClass',
  basis: 'client',
  ...more,
});
const lettersOf = async (client: Written) => (await shown(client)).letters.map(({ id }) => id);
const pdf = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n');

describe('the calendar', () => {
  it('J24 has the days on which results are due and questions come, and none of a paused client', async () => {
    const client = await aClientWithLetters();
    const query = { first: '2026-11-29', last: '2027-01-03' };
    const days = async (asked = query) =>
      (await world.ask(dueDays, client.who, { query: asked })).json().days;
    const ofDay = async (day: string) =>
      (await world.ask(dueDay, client.who, { params: { day } })).json().clients;
    expect(await days()).toEqual([]);
    const letters = await lettersOf(client);
    await record(client, mailed(letters));
    await record(client, { kind: 'delivered', on: '2026-11-21', letters, basis: 'receipt' });
    // 30 days; then 5 business days, of which Christmas is none, and 5 days of mail.
    expect(await days()).toEqual([
      { on: '2026-12-21', kind: 'due', clients: 1 },
      { on: '2027-01-03', kind: 'ask', clients: 1 },
    ]);
    expect(await days({ first: '2026-12-22', last: '2027-01-02' })).toEqual([]);
    const own = {
      profileId: client.params.profileId,
      profileName: 'Devon',
      letter: null,
      letters: 3,
      isAssumed: false,
    };
    expect(await ofDay('2026-12-21')).toEqual([{ kind: 'due', ...own }]);
    expect(await ofDay('2027-01-03')).toEqual([{ kind: 'ask', ...own }]);
    expect(await ofDay('2026-12-22')).toEqual([]);
    await record(client, { kind: 'paused', on: '2026-11-21' });
    expect([await days(), await ofDay('2026-12-21')]).toEqual([[], []]);
  });
});

describe('lists of letters and clients', () => {
  it('J1 say what is mailed, for each set and for the client, as it was recorded or corrected', async () => {
    const client = await aClientWithLetters();
    const said = async () => {
      const [set] = (await world.ask(generationLog, client.who)).json().generations;
      const [one] = (await world.ask(listProfiles, client.who)).json().results;
      expect(one.mailing).toEqual(set.mailing);
      return [set.mailing.notMailed, set.mailing.lastMailedOn, set.mailing.isUnknown];
    };
    expect(await said()).toEqual([3, null, false]);
    const [first = '', ...rest] = await lettersOf(client);
    onDay('2026-11-24');
    await record(client, mailed([first], '2026-11-23'));
    expect(await said()).toEqual([2, '2026-11-23', false]);
    const { id } = (await record(client, mailed(rest, '2026-11-24'))).json();
    expect(await said()).toEqual([0, '2026-11-24', false]);
    await record(client, mailed(rest, '2026-11-22'), id);
    expect(await said()).toEqual([0, '2026-11-23', false]);
  });

  it('J1 say nothing of a client without letters', async () => {
    const who = await world.person();
    await aProfile(world, who);
    expect((await world.ask(listProfiles, who)).json().results[0].mailing).toBeUndefined();
  });
});

describe('letters after they were written', () => {
  it('J1 are not mailed, and nothing counts, until someone says that they were', async () => {
    const client = await aClientWithGenerated();
    await world.ask(mailLetters, client.who, { params: { sessionId: client.sessionId } });
    const { letters, disputes: items, timeline, today, activity } = await shown(client);
    expect([today, activity, timeline]).toEqual(['2026-11-21', 'active', []]);
    expect(letters.map(({ recipient }) => recipient.id)).toEqual(['TransUnion', 'Experian', 'Equifax']);
    for (const letter of letters)
      expect(letter).toMatchObject({ state: 'drafted', mailed: null, clock: null, isMailingUnknown: false });
    expect(items.length).toBeGreaterThan(2);
    expect(items.every(({ state, next, round }) => state === 'drafted' && next === null && round === 1)).toBe(
      true,
    );
    expect(await work(client.who)).toEqual([
      {
        profileId: client.params.profileId,
        profileName: 'Devon',
        kind: 'notMailed',
        recipient: null,
        letter: null,
        scan: null,
        count: 3,
        on: null,
        isAssumed: false,
      },
    ]);
  });

  it('J2 J4 count as received some days after they were mailed, and are due 30 days later', async () => {
    const client = await aClientWithLetters();
    const [first = '', second = ''] = await lettersOf(client);
    expect((await record(client, mailed([first]))).statusCode).toBe(200);
    expect((await shown(client)).letters[0]).toMatchObject({ state: 'mailed', clock: null });
    onDay('2026-11-26');
    const { letters, disputes: items, timeline } = await shown(client);
    expect(letters[0]).toMatchObject({
      state: 'received',
      mailed: { on: '2026-11-21', way: 'firstClass', basis: 'client', tracking: '' },
      clock: { received: '2026-11-26', basis: 'assumed', days: 30, due: '2026-12-26' },
    });
    expect(letters[1]).toMatchObject({ id: second, state: 'drafted' });
    expect(items.filter(({ letter }) => letter === first).map(({ state }) => state)[0]).toBe('investigating');
    expect(timeline).toEqual([
      {
        id: expect.any(String),
        recordedAt: start,
        by: expect.stringMatching(/^Person/),
        byClient: false,
        event: { ...mailed([first]), tracking: '', files: [] },
        replacedBy: null,
        withdrawn: null,
      },
    ]);
  });

  it('J7 of an answer have a result for each item, and the answer proves their receipt', async () => {
    const client = await aClientWithLetters();
    const [letter = ''] = await lettersOf(client);
    await record(client, mailed([letter]));
    onDay('2026-12-10');
    const item = (await shown(client)).disputes.find((each) => each.letter === letter)?.item ?? '';
    const results = [{ letter, item, outcome: 'deleted' }];
    const answer = {
      kind: 'answer',
      on: '2026-12-10',
      printed: '2026-12-07',
      letters: [letter],
      answer: 'results',
      results,
    };
    expect((await record(client, answer)).statusCode).toBe(200);
    const found = (await shown(client)).disputes.find((each) => each.letter === letter && each.item === item);
    expect(found).toMatchObject({ state: 'deleted', since: '2026-12-10', waitsFor: null });
  });

  it('J9 of the same item share a subject, whichever set and report they are in', async () => {
    const client = await aClientWithGenerated();
    const { who, params } = client;
    const reportId = await aReport(world, who, params.profileId);
    const second = await aSession(world, who, params.profileId, reportId);
    const { letters, disputes: items } = await shown(client);
    const set = (id: string) =>
      new Set(letters.filter(({ sessionId }) => sessionId === id).map((letter) => letter.id));
    const subjectsIn = (id: string) =>
      [
        ...new Set(items.filter(({ letter }) => set(id).has(letter)).map(({ subject }) => subject)),
      ].toSorted();
    expect(subjectsIn(client.sessionId).length).toBeGreaterThan(1);
    expect(subjectsIn(second)).toEqual(subjectsIn(client.sessionId));
  });
});

describe('recording', () => {
  it.each([
    ['in the future', '2026-11-22', 'inFuture'],
    ['before the letters were written', '2026-11-20', 'beforeLetter'],
  ])('J2 is refused for a day %s, and keeps nothing', async (_, on, problem) => {
    const client = await aClientWithLetters();
    const letters = await lettersOf(client);
    const refused = await record(client, mailed(letters, on));
    expect([refused.statusCode, refused.json()]).toEqual([
      400,
      { ok: false, code: 'invalid', error: '', fields: [{ field: 'event.on', problem }] },
    ]);
    expect((await shown(client)).timeline).toEqual([]);
    // The same request is free again with another day.
    expect((await record(client, mailed(letters))).statusCode).toBe(200);
  });

  it('is refused for a day years ago, and for an answer printed after today', async () => {
    const client = await aClientWithLetters();
    const old = await record(client, { kind: 'paused', on: '2021-11-16' });
    expect(old.json().fields).toEqual([{ field: 'event.on', problem: 'tooOld' }]);
    expect((await record(client, { kind: 'paused', on: '2021-11-17' })).statusCode).toBe(200);
    const letters = await lettersOf(client);
    const answer = { kind: 'answer', on: '2026-11-21', letters, answer: 'other', printed: '2026-11-22' };
    expect((await record(client, answer)).json().fields).toEqual([
      { field: 'event.printed', problem: 'inFuture' },
    ]);
  });

  it('J2 is refused for a mailing after the answer, and keeps what was recorded', async () => {
    const client = await aClientWithLetters();
    world.clock.set('2026-12-20T12:00:00.000Z');
    const letters = await lettersOf(client);
    const first = await record(client, mailed(letters, '2026-11-22'));
    const answer = { kind: 'answer', on: '2026-12-10', printed: '2026-12-05', letters, answer: 'other' };
    expect((await record(client, answer)).statusCode).toBe(200);
    const corrected = await record(client, mailed(letters, '2026-12-12'), first.json().id);
    expect([corrected.statusCode, corrected.json().fields]).toEqual([
      400,
      [{ field: 'event.on', problem: 'afterArrival' }],
    ]);
    const { timeline, letters: now } = await shown(client);
    expect(timeline.map(({ event, replacedBy }) => [event.kind, replacedBy])).toEqual([
      ['answer', null],
      ['mailed', null],
    ]);
    expect(now.map((letter) => letter.mailed?.on)).toEqual(now.map(() => '2026-11-22'));
  });

  it('counts today where the account is', async () => {
    const client = await aClientWithLetters();
    const letters = await lettersOf(client);
    // November 22 in UTC, still the 21st in New York.
    world.clock.set('2026-11-22T04:30:00.000Z');
    expect((await record(client, mailed(letters, '2026-11-22'))).json().fields[0].problem).toBe('inFuture');
    expect((await record(client, mailed(letters, '2026-11-21'))).statusCode).toBe(200);
  });

  it('J30 counts once under one idempotency key, also when both requests come at once', async () => {
    const client = await aClientWithLetters();
    const event = mailed(await lettersOf(client));
    const headers = { 'idempotency-key': 'the-same-mailing' };
    const answers = await Promise.all([
      record(client, event, undefined, headers),
      record(client, event, undefined, headers),
    ]);
    answers.push(await record(client, event, undefined, headers));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    expect(new Set(answers.map((answer) => answer.json().id)).size).toBe(1);
    expect((await shown(client)).timeline).toHaveLength(1);
    const other = await record(
      client,
      mailed([...event.letters], '2026-11-21', { tracking: 'X' }),
      undefined,
      headers,
    );
    expect(other.json()).toMatchObject({
      code: 'invalid',
      fields: [{ field: 'Idempotency-Key', problem: 'used' }],
    });
  });

  it('J2 is corrected once: history keeps both entries, and a second correction is refused', async () => {
    const client = await aClientWithLetters();
    const letters = await lettersOf(client);
    const { id } = (await record(client, mailed(letters))).json();
    const corrections = await Promise.all([
      record(client, mailed(letters, '2026-11-21', { tracking: 'A 1' }), id),
      record(client, mailed(letters, '2026-11-21', { tracking: 'B 2' }), id),
    ]);
    expect(corrections.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect(corrections.find(({ statusCode }) => statusCode === 409)?.json().code).toBe('changedMeanwhile');
    const corrected = corrections.find(({ statusCode }) => statusCode === 200)?.json().id;
    const { timeline, letters: now } = await shown(client);
    expect(timeline.map((entry) => [entry.id, entry.replacedBy])).toEqual([
      [corrected, null],
      [id, corrected],
    ]);
    expect(now[0]?.mailed?.event).toBe(corrected);
    expect((await withdraw(client, id)).json().code).toBe('changedMeanwhile');
  });

  it('J2 of one letter of several leaves the others as they were, in one step', async () => {
    const client = await aClientWithLetters();
    const [first = '', ...others] = await lettersOf(client);
    const sent = mailed([first, ...others], '2026-11-21', { way: 'certified', tracking: '9407' });
    const { id } = (await record(client, sent)).json();
    const body = { event: mailed([first], '2026-11-21', { way: 'firstClass' }), replaces: id, keeps: others };
    const { params, who } = client;
    const corrected = (await world.ask(recordDisputeEvent, who, { params, body })).json().id;
    const { letters, timeline } = await shown(client);
    expect(letters.map(({ mailed: how }) => [how?.way, how?.tracking])).toEqual([
      ['firstClass', ''],
      ['certified', '9407'],
      ['certified', '9407'],
    ]);
    expect(timeline.find((entry) => entry.id === id)?.replacedBy).toBe(corrected);
    expect(timeline.filter(({ replacedBy }) => replacedBy === null)).toHaveLength(2);
    // The same request counts once, and another one corrects what no longer counts.
    expect((await world.ask(recordDisputeEvent, who, { params, body })).json().id).toBe(corrected);
    expect((await record(client, sent, id)).json().code).toBe('changedMeanwhile');
    expect((await shown(client)).timeline).toHaveLength(3);
  });

  it('is withdrawn with a reason that history keeps, and can be withdrawn once', async () => {
    const client = await aClientWithLetters();
    const { id } = (await record(client, mailed(await lettersOf(client)))).json();
    expect((await withdraw(client, id, ' Wrong client ')).json()).toEqual({ ok: true });
    const { timeline, letters } = await shown(client);
    expect(timeline).toMatchObject([
      { id, replacedBy: null, withdrawn: { at: start, reason: 'Wrong client', by: expect.any(String) } },
    ]);
    expect(letters.every(({ state }) => state === 'drafted')).toBe(true);
    expect((await withdraw(client, id)).json().code).toBe('changedMeanwhile');
    expect((await withdraw(client, id, ' ')).json()).toMatchObject({
      code: 'invalid',
      fields: [{ field: 'reason', problem: 'required' }],
    });
    expect((await record(client, mailed(await lettersOf(client)), id)).json().code).toBe('changedMeanwhile');
  });

  it('is logged with who did it', async () => {
    const client = await aClientWithLetters();
    const { id } = (await record(client, mailed(await lettersOf(client)))).json();
    await withdraw(client, id);
    await upload(client, pdf);
    const entries: { status: string; username: string }[] = (await world.ask(profileLogs, client.who)).json()
      .results;
    const own = entries.filter(({ status }) => status !== 'statusChanged');
    expect(own.slice(0, 3).map(({ status, username }) => [status, username !== ''])).toEqual([
      ['scanUploaded', true],
      ['letterEventWithdrawn', true],
      ['letterEventRecorded', true],
    ]);
  });

  it('is refused for anything that is not this client’s, as for what does not exist', async () => {
    const who = await world.person();
    const client = await aClientWithLetters(who);
    const sibling = await aClientWithLetters(who, 'Another client');
    const stranger = await aClientWithLetters();
    const [own = ''] = await lettersOf(client);
    const fileId = (await upload(sibling, pdf)).json().id;
    const { id: entry } = (await record(sibling, mailed(await lettersOf(sibling)))).json();
    const item = (await shown(client)).disputes[0]?.item ?? '';
    const before = await shown(client);
    const events: readonly (readonly [object, string?])[] = [
      [mailed([own, (await lettersOf(sibling))[0] ?? ''])],
      [mailed(await lettersOf(stranger))],
      [mailed([unusedId])],
      [mailed([own], '2026-11-21', { files: [fileId] })],
      [{ kind: 'leftAsIs', on: '2026-11-21', disputes: [{ letter: own, item: 'account:unknown' }] }],
      [
        {
          kind: 'compared',
          on: '2026-11-21',
          disputes: [{ letter: own, item }],
          report: sibling.reportId,
          proposal: 'notSeen',
          accepted: true,
        },
      ],
      [mailed([own]), entry],
      [mailed([own]), unusedId],
    ];
    for (const [event, replaces] of events) {
      const refused = await record(client, event, replaces);
      expect([event, refused.statusCode, refused.json()]).toEqual([
        event,
        404,
        { ok: false, code: 'notFound', error: '' },
      ]);
    }
    expect((await withdraw(client, entry)).statusCode).toBe(404);
    const foreign = { ...stranger, who };
    expect((await record(foreign, { kind: 'paused', on: '2026-11-21' })).statusCode).toBe(404);
    const asked = { params: { ...client.params, fileId } };
    expect((await world.ask(viewDisputeFile, who, asked)).statusCode).toBe(404);
    expect(await shown(client)).toEqual(before);
  });

  it('is all or nothing: while it cannot be logged, nothing of it is kept or answered', async () => {
    const client = await aClientWithLetters();
    const letters = await lettersOf(client);
    const { store } = world.services;
    const before = await work(client.who);
    const full = new StoreUnavailable('SQLITE_FULL', 'The disk is full.');
    const append = vi.spyOn(Object.getPrototypeOf(store.logs), 'add').mockRejectedValueOnce(full);
    expect((await record(client, mailed(letters))).json().code).toBe('unavailable');
    append.mockRestore();
    expect((await shown(client)).timeline).toEqual([]);
    expect(await work(client.who)).toEqual(before);
    expect((await record(client, mailed(letters))).statusCode).toBe(200);
  });

  it('is not lost when the client is deleted at the same time: it is found or refused', async () => {
    const client = await aClientWithLetters();
    const letters = await lettersOf(client);
    const [recorded] = await Promise.all([
      record(client, mailed(letters)),
      world.ask(deleteProfile, client.who, { params: client.params }),
    ]);
    expect([200, 404]).toContain(recorded.statusCode);
    expect((await world.ask(disputes, client.who, { params: client.params })).statusCode).toBe(404);
    expect(await work(client.who)).toEqual([]);
  });
});

describe('a scan', () => {
  it('J8 is shown to its account only, each opening is recorded, and it is in the client’s copy', async () => {
    const client = await aClientWithGenerated();
    const image = (await upload(client, await anImage('jpeg'))).json().id;
    const document = (await upload(client, pdf)).json().id;
    expect((await shown(client)).files).toMatchObject([
      { id: image, name: 'card.png', mediaType: 'image/jpeg', uploadedAt: start },
      { id: document, mediaType: 'application/pdf' },
    ]);
    const open = (fileId: string, who = client.who) =>
      world.ask(viewDisputeFile, who, { params: { ...client.params, fileId } });
    const opened = await open(image);
    expect([opened.statusCode, opened.headers['content-type']]).toEqual([200, 'image/jpeg']);
    expect(opened.headers['content-disposition']).toBeUndefined();
    const { entries } = (await world.ask(accessRecord, client.who)).json();
    expect(entries[0]).toMatchObject({ call: 'viewDisputeFile', reads: 'document', detail: 'scan' });
    expect((await open(image, await world.person())).statusCode).toBe(404);

    const asked = await open(document);
    expect(asked.rawPayload).toEqual(pdf);
    // Nothing in it runs in the product's origin.
    expect(asked.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': expect.stringMatching(/^attachment;/),
      'content-security-policy': expect.stringMatching(/^sandbox; default-src 'none'/),
      'x-content-type-options': 'nosniff',
    });

    const copy = await world.ask(exportProfile, client.who, { params: client.params });
    const files = await unzip(copy.rawPayload);
    expect(files.filter(({ name }) => name.startsWith('scans/')).map(({ name }) => name)).toEqual([
      'scans/1 card.jpg',
      'scans/2 card.pdf',
    ]);
    expect(files.find(({ name }) => name === 'scans/2 card.pdf')?.bytes).toEqual(pdf);
  });

  it.each([
    ['no image', Buffer.from('<script>alert(1)</script>')],
    ['a PDF in name only', Buffer.from('%PDF-1.7 and then nothing of the kind')],
    ['a page with the signature of a PDF further on', Buffer.from('<html>%PDF-1.7\n%%EOF')],
    ['empty', Buffer.alloc(0)],
  ])('is refused if it is %s', async (_, bytes) => {
    const client = await aClientWithLetters();
    expect((await upload(client, bytes)).json()).toEqual({ ok: false, code: 'notAnImage', error: '' });
    expect((await shown(client)).files).toEqual([]);
  });

  it('D8 of more than 10 MiB is refused', async () => {
    const client = await aClientWithLetters();
    const large = Buffer.concat([pdf, Buffer.alloc(10 * 1024 * 1024), pdf]);
    expect((await upload(client, large)).json().code).toBe('fileTooLarge');
  });
});

describe('work due', () => {
  it('J24 lists what waits first, then what is not mailed, then what is due', async () => {
    const who = await world.person('b2b', 9);
    const asked = await aClientWithLetters(who, 'A');
    const due = await aClientWithLetters(who, 'B');
    const drafted = await aClientWithLetters(who, 'C');
    const paused = await aClientWithLetters(who, 'D');
    for (const client of [asked, due, paused]) {
      const [letter = '', ...others] = await lettersOf(client);
      await record(client, mailed([letter, ...others]));
    }
    onDay('2026-12-20');
    const [returned = ''] = await lettersOf(asked);
    await record(asked, { kind: 'returned', on: '2026-12-19', letters: [returned] });
    await record(paused, { kind: 'paused', on: '2026-12-20' });
    await passDays(world.services);
    const rows = await work(who);
    expect(
      rows.map(({ profileId, kind, recipient, count, on }: Record<string, unknown>) => [
        [asked, due, drafted, paused].findIndex(({ params }) => params.profileId === profileId),
        kind,
        recipient,
        count,
        on,
      ]),
    ).toEqual([
      [0, 'returned', 'TransUnion', expect.any(Number), '2026-12-19'],
      [2, 'notMailed', null, 3, null],
      [0, 'due', null, 2, '2026-12-26'],
      [1, 'due', null, 3, '2026-12-26'],
    ]);
    expect(await work(await world.person())).toEqual([]);
  });

  it('J24 shows a consumer which letters are in the mail, and when each bureau’s answer is due', async () => {
    const client = await aClientWithLetters(await world.person('b2c', 5));
    const [first = '', second = ''] = await lettersOf(client);
    await record(client, mailed([first, second]));
    const counted = {
      scan: null,
      profileId: client.params.profileId,
      profileName: 'Devon',
      kind: 'due',
      count: 1,
    };
    const inTheMail = { ...counted, on: null, isAssumed: false };
    expect(await work(client.who)).toEqual(
      expect.arrayContaining([
        { ...inTheMail, recipient: 'Experian', letter: second },
        { ...inTheMail, recipient: 'TransUnion', letter: first },
      ]),
    );
    onDay('2026-11-26');
    await passDays(world.services);
    await record(client, { kind: 'delivered', on: '2026-11-24', letters: [second], basis: 'receipt' });
    expect(await work(client.who)).toEqual([
      expect.objectContaining({ kind: 'notMailed', count: 1 }),
      { ...counted, recipient: 'Experian', letter: second, on: '2026-12-24', isAssumed: false },
      { ...counted, recipient: 'TransUnion', letter: first, on: '2026-12-26', isAssumed: true },
    ]);
  });

  it('follows the days without anyone doing anything', async () => {
    const client = await aClientWithLetters();
    await record(client, mailed(await lettersOf(client)));
    const kinds = async () => (await work(client.who)).map(({ kind }: { kind: string }) => kind);
    expect(await kinds()).toEqual([]);
    onDay('2026-12-20');
    expect(await kinds()).toEqual([]);
    expect((await passDays(world.services)).failed).toBe(0);
    expect(await kinds()).toEqual(['due']);
    // Five business days after December 26, and five days of mail.
    onDay('2027-01-09');
    await passDays(world.services);
    expect(await kinds()).toEqual(['askWhetherAnythingCame']);
    expect((await passDays(world.services)).clients).toBe(0);
  });

  it('is calculated again when a report is imported', async () => {
    const client = await aClientWithLetters();
    await record(client, mailed(await lettersOf(client)));
    onDay('2026-12-20');
    expect(await work(client.who)).toEqual([]);
    await aReport(world, client.who, client.params.profileId);
    expect(await work(client.who)).toMatchObject([{ kind: 'due', count: 3, on: '2026-12-26' }]);
  });

  it('does not ask to mail letters that were written again', async () => {
    const client = await aClientWithGenerated();
    const { store } = world.services;
    const statement = { destination: 'Experian', item: 'x', statement: 'y', flaw: 'notProven' } as const;
    const find = vi.spyOn(Object.getPrototypeOf(store.sessions), 'find');
    const real = await store.sessions.find(client.who.accountId, client.sessionId);
    find.mockResolvedValueOnce({ ...real, withdrawn: [statement] });
    const again = await world.ask(rewriteLetters, client.who, { params: { sessionId: client.sessionId } });
    find.mockRestore();
    expect(again.statusCode).toBe(200);
    expect((await shown(client)).letters).toHaveLength(6);
    expect((await work(client.who)).map(({ count }: { count: number }) => count)).toEqual([3]);
  });
});
