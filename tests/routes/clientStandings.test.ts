/** Where each client's letters are, in the list of an agency's clients. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { myInformation } from '#contract/account.ts';
import { clientSummary } from '#contract/clientSummary.ts';
import { recordDisputeEvent } from '#contract/disputes.ts';
import { setClientStatus } from '#contract/clientStatus.ts';
import { listProfiles, type ProfileList } from '#contract/profiles.ts';
import { generateManual } from '#contract/repair.ts';
import { importReportFile, reportFileField } from '#contract/reportFile.ts';
import { saveScoreChanges } from '#server/imports/saveScoreChanges.ts';
import { forAccount } from '#server/store/wall.ts';
import { aForm, anApp, type AppUnderTest, type Person, sampleReport } from '#tests/support/anApp.ts';
import { aProfile } from './world.ts';

let world: AppUnderTest;
beforeAll(async () => (world = await anApp()));
afterAll(() => world.close());

async function imports(who: Person, profileId: string, report: Buffer): Promise<string> {
  const form = aForm(reportFileField, report);
  return (await world.ask(importReportFile, who, { params: { profileId }, ...form })).json().reportId;
}

const listed = async (who: Person, query: object = {}): Promise<ProfileList['results']> =>
  (await world.ask(listProfiles, who, { query: { standings: 'true', ...query } })).json().results;

/** The sample report of a later day, on which one bureau's score is higher. */
const later = () =>
  Buffer.from(
    sampleReport
      .toString()
      .replaceAll('2025-09-15', '2025-10-15')
      .replaceAll(/("riskScore": *")588"/g, '$1618"'),
  );

it('K3 says the round, the due day, and the next step as the client’s own page does, also for a part of the list', async () => {
  const who = await world.person('b2b');
  const [devon, ana] = [
    await aProfile(world, who, { profileName: 'Devon' }),
    await aProfile(world, who, { profileName: 'Ana' }),
  ];
  const reportId = await imports(who, devon, sampleReport);
  const choice = { selectedAccounts: ['account-1'], destinations: ['TransUnion', 'Experian'] };
  await world.ask(generateManual, who, { body: { profileId: devon, reportId, ...choice } });
  const { store } = world.services;
  const [letter] = await forAccount(who.accountId, () => store.writtenLetters.list(who.accountId, devon));
  const mailed = {
    kind: 'mailed',
    on: '2026-11-21',
    letters: [letter?.id],
    way: 'firstClass',
    basis: 'client',
  };
  world.clock.set('2026-11-30T17:00:00.000Z');
  await world.ask(recordDisputeEvent, who, { params: { profileId: devon }, body: { event: mailed } });

  const own = (await world.ask(clientSummary, who, { params: { profileId: devon } })).json();
  expect([own.round, own.due, own.work[0]?.kind]).toEqual([
    1,
    { on: '2026-12-26', isAssumed: true },
    'notMailed',
  ]);
  const standing = { round: own.round, due: own.due, next: own.work[0], begin: null, scores: [] };
  const none = { round: null, due: null, next: null, begin: 'connect', scores: [] };
  for (const query of [{}, { limit: '2', uncounted: 'true' }])
    expect((await listed(who, query)).map(({ id, standing: its }) => [id, its])).toEqual([
      [ana, none],
      [devon, standing],
    ]);
  expect((await listed(who, { search: 'dev' })).map((row) => row.standing)).toEqual([standing]);
  // Nobody else's clients, and nothing that was not asked for.
  expect(await listed(await world.person('b2b'))).toEqual([]);
  const [bare] = (await world.ask(listProfiles, who)).json().results;
  expect(bare).not.toHaveProperty('standing');
});

it('K3 says what begins a client’s work, until it has begun or if it is over', async () => {
  const who = await world.person('b2b');
  const profileId = await aProfile(world, who);
  const begin = async () => (await listed(who)).map(({ standing }) => standing?.begin);
  expect(await begin()).toEqual(['connect']);
  const reportId = await imports(who, profileId, sampleReport);
  expect(await begin()).toEqual(['generate']);
  const changed = (status: string) =>
    world.ask(setClientStatus, who, { params: { profileId }, body: { status, reason: 'Moved' } });
  await changed('Finished');
  expect(await begin()).toEqual([null]);
  await changed('Waiting');
  expect(await begin()).toEqual(['generate']);
  const choice = { selectedAccounts: ['account-1'], destinations: ['TransUnion'] };
  await world.ask(generateManual, who, { body: { profileId, reportId, ...choice } });
  expect(await begin()).toEqual([null]);
});

it('K3 says how scores changed since the first report, for reports from before lists said it too', async () => {
  const who = await world.person('b2b');
  const profileId = await aProfile(world, who);
  const scores = async () => (await listed(who)).map(({ standing }) => standing?.scores);
  await imports(who, profileId, sampleReport);
  expect(await scores()).toEqual([[]]);
  await imports(who, profileId, later());
  const changes = await scores();
  expect(
    changes[0]
      ?.map(({ change }) => change)
      .toSorted((a, b) => a - b)
      .at(-1),
  ).toBe(30);
  const { store, vault, looker } = world.services;
  await forAccount(who.accountId, () => store.scoreChanges.save(who.accountId, profileId, null));
  expect(await scores()).toEqual([[]]);
  expect(await saveScoreChanges({ store, vault, looker })).toEqual({ clients: 1, failed: 0, reason: null });
  expect(await scores()).toEqual(changes);
});

it('K3 lists and counts a client whose service has ended apart from every status, for a whole list and for a part of it', async () => {
  const who = await world.person('b2b');
  const [ana, devon, eva] = [
    await aProfile(world, who, { profileName: 'Ana' }),
    await aProfile(world, who, { profileName: 'Devon' }),
    await aProfile(world, who, { profileName: 'Eva' }),
  ];
  const say = (profileId: string, kind: 'ended' | 'paused') => {
    const event = { kind, on: '2026-11-21', note: '' };
    return world.ask(recordDisputeEvent, who, { params: { profileId }, body: { event } });
  };
  await say(devon, 'ended');
  await say(eva, 'paused');
  const whole = (await world.ask(listProfiles, who, { query: { standings: 'true' } })).json();
  expect(
    whole.results.map(({ stopped, standing }: ProfileList['results'][number]) => [stopped, standing?.begin]),
  ).toEqual([
    [undefined, 'connect'],
    ['ended', null],
    ['paused', null],
  ]);
  const counts = {
    finished: { value: 0 },
    needsReview: { value: 0 },
    waiting: { value: 0 },
    onboarding: { value: 2 },
    ended: { value: 1 },
  };
  const { statitics } = (await world.ask(myInformation, who)).json();
  const part = (await world.ask(listProfiles, who, { query: { limit: '0' } })).json();
  expect([whole.meta, part.meta, statitics]).toEqual([counts, counts, counts]);
  const found = async (status: string) => {
    const { results, total } = (await world.ask(listProfiles, who, { query: { status } })).json();
    return [results.map(({ id }: { id: string }) => id), total];
  };
  expect([await found('Onboarding'), await found('ended')]).toEqual([
    [[ana, eva], 2],
    [[devon], 1],
  ]);
});
