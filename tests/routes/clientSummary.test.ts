/** What stands above every page about a client. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ClientSummary } from '#contract/clientSummary.ts';
import { clientSummary } from '#contract/clientSummary.ts';
import { assignScan, uploadScan } from '#contract/inbox.ts';
import { passDays } from '#server/disputes/passDays.ts';
import { aForm, anApp, type AppUnderTest, type Person } from '#tests/support/anApp.ts';
import { letterDesk, mailed, pdf } from './letterDesk.ts';
import { aProfile, aReport } from './world.ts';

let world: AppUnderTest;
beforeAll(async () => (world = await anApp()));
afterAll(() => world.close());
const { aClientWithLetters, lettersOf, onDay, record } = letterDesk(() => world);

const of = async (who: Person, profileId: string): Promise<ClientSummary> =>
  (await world.ask(clientSummary, who, { params: { profileId } })).json();

it('K5 says who a new client is, and the report that was imported last', async () => {
  const who = await world.person();
  const profileId = await aProfile(world, who, { profileName: 'Ana', phone: '+1 (555) 555 0188' });
  const now = world.clock.now().toISOString();
  const isNew = {
    id: profileId,
    name: 'Ana',
    phone: '+1 (555) 555 0188',
    status: 'Onboarding',
    since: now,
    today: now.slice(0, 10),
    round: null,
    due: null,
    activity: 'active',
    report: null,
    reports: 0,
    sets: 0,
    work: [],
    contract: { state: 'none', opensOn: null },
  };
  expect(await of(who, profileId)).toEqual(isNew);
  const reportId = await aReport(world, who, profileId);
  const report = { id: reportId, name: expect.stringMatching(/^\d{4}-\d\d-\d\d MyFreeScoreNow$/) };
  expect(await of(who, profileId)).toEqual({ ...isNew, report, reports: 1 });
});

it('K5 has the round, what is due first, and only what waits for this client, in order', async () => {
  const client = await aClientWithLetters();
  const { who, params } = client;
  const other = await aClientWithLetters(who, 'Another client');
  const kinds = async ({ profileId } = params) => (await of(who, profileId)).work.map(({ kind }) => kind);
  expect(await of(who, params.profileId)).toMatchObject({ round: 1, due: null, sets: 1 });
  expect(await kinds()).toEqual(['notMailed']);

  const letters = await lettersOf(client);
  await record(client, mailed(letters));
  await record(client, { kind: 'delivered', on: '2026-11-21', letters, basis: 'receipt' });
  expect((await of(who, params.profileId)).due).toEqual({ on: '2026-12-21', isAssumed: false });
  expect(await kinds()).toEqual([]);

  const scanId = (await world.ask(uploadScan, who, aForm('file', pdf))).json().id;
  const body = { profileId: params.profileId, sender: 'Equifax' };
  await world.ask(assignScan, who, { params: { scanId }, body });
  onDay('2027-01-04');
  await passDays(world.services);
  expect(await kinds()).toEqual(['scan', 'askWhetherAnythingCame']);
  expect(await kinds(other.params)).toEqual(['notMailed']);
  // What was due stays due until it is known what came.
  expect((await of(who, params.profileId)).due).toEqual({ on: '2026-12-21', isAssumed: false });

  await record(client, { kind: 'paused', on: '2027-01-04' });
  expect(await of(who, params.profileId)).toMatchObject({ activity: 'paused', due: null });
});
