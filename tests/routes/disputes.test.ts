/** Letters after they were written, and what lists say about them. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listProfiles } from '#contract/profiles.ts';
import { downloadCsv, downloadLetters, generationLog, mailLetters } from '#contract/repair.ts';
import { passDays } from '#server/disputes/passDays.ts';
import { anApp, type AppUnderTest } from '#tests/support/anApp.ts';
import { aProfile, aReport, aSession } from './world.ts';
import { mailed, start, letterDesk } from './letterDesk.ts';

let world: AppUnderTest;
beforeAll(async () => (world = await anApp()));
afterAll(() => world.close());
const { aClientWithGenerated, aClientWithLetters, shown, record, work, lettersOf, onDay } = letterDesk(
  () => world,
);

describe('letters after they were written', () => {
  it('J1 are not mailed, and nothing counts, until someone says so: not when they are downloaded, listed, or put in a cart', async () => {
    const client = await aClientWithGenerated();
    const asked = { params: { sessionId: client.sessionId } };
    for (const call of [downloadLetters, downloadCsv, mailLetters])
      expect((await world.ask(call, client.who, asked)).statusCode).toBe(200);
    // Long after a clock from any of that would have ended.
    onDay('2027-02-01');
    await passDays(world.services);
    const { letters, disputes: items, timeline, today, activity } = await shown(client);
    expect([today, activity, timeline]).toEqual(['2027-02-01', 'active', []]);
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

describe('lists of letters and clients', () => {
  it('J1 say what is mailed and on which days, for each set and for the client, as it was recorded or corrected', async () => {
    const client = await aClientWithLetters();
    const said = async () => {
      const [set] = (await world.ask(generationLog, client.who)).json().generations;
      const [one] = (await world.ask(listProfiles, client.who)).json().results;
      const { firstMailedOn, ...mailing } = set.mailing;
      expect(one.mailing).toEqual(mailing);
      return [
        mailing.notMailed,
        mailing.lastMailedOn,
        mailing.isUnknown,
        ...(firstMailedOn ? [firstMailedOn] : []),
      ];
    };
    expect(await said()).toEqual([3, null, false]);
    const [first = '', ...rest] = await lettersOf(client);
    onDay('2026-11-24');
    await record(client, mailed([first], '2026-11-23'));
    expect(await said()).toEqual([2, '2026-11-23', false]);
    const { id } = (await record(client, mailed(rest, '2026-11-24'))).json();
    expect(await said()).toEqual([0, '2026-11-24', false, '2026-11-23']);
    await record(client, mailed(rest, '2026-11-22'), id);
    expect(await said()).toEqual([0, '2026-11-23', false, '2026-11-22']);
  });

  it('J1 say nothing of a client without letters', async () => {
    const who = await world.person();
    await aProfile(world, who);
    expect((await world.ask(listProfiles, who)).json().results[0].mailing).toBeUndefined();
  });
});
