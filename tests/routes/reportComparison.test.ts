import { afterAll, beforeAll, expect, it } from 'vitest';
import { compareReports } from '#contract/reportComparison.ts';
import { loadEarlierModel } from '#server/imports/earlierReport.ts';
import { openModel } from '#server/imports/reportModel.ts';
import { forAccount } from '#server/store/wall.ts';
import { aChangingProvider } from '#tests/support/aChangingProvider.ts';
import { anApp, type AppUnderTest, type Person, sampleReport } from '#tests/support/anApp.ts';
import { anothersReport, changedReport } from '#tests/support/changedReport.ts';
import { aProfile, aReport } from './world.ts';

let world: AppUnderTest;
let who: Person;
let profileId: string;
let older: string;
let newer: string;

const provider = aChangingProvider();
async function imported(owner: string, bytes: Buffer): Promise<string> {
  provider.raw = bytes;
  return aReport(world, who, owner);
}

beforeAll(async () => {
  world = await anApp({ MyFreeScoreNow: provider });
  who = await world.person();
  profileId = await aProfile(world, who);
  older = await imported(profileId, sampleReport);
  newer = await imported(profileId, changedReport('2025-11-15', { 1: { Equifax: 'gone' } }));
});
afterAll(() => world.close());

const compare = (reportId: string, otherReportId: string, owner = profileId) =>
  world.ask(compareReports, who, { params: { profileId: owner, reportId, otherReportId } });

it('compares by the dates of the reports, in whichever order they are named', async () => {
  const answer = (await compare(newer, older)).json();
  expect(answer).toMatchObject({
    before: { id: older, name: expect.stringMatching(/^2025-09-15 /) },
    now: { id: newer, name: expect.stringMatching(/^2025-11-15 /) },
  });
  expect((await compare(older, newer)).json()).toEqual(answer);
  const equifax = answer.bureaus.find(({ bureau }: { bureau: string }) => bureau === 'Equifax');
  const different = equifax.accounts.filter(({ kind }: { kind: string }) => kind !== 'same');
  expect(different).toMatchObject([{ kind: 'gone', name: 'HARBOR BANK VISA' }]);
});

it('says whether the reports are about different people', async () => {
  const another = await imported(profileId, anothersReport(changedReport('2025-12-15')));
  expect((await compare(older, newer)).json().differentPeople).toBe(false);
  expect((await compare(newer, another)).json().differentPeople).toBe(true);
});

it('finds an earlier report for the rules that compare, and none of another person', async () => {
  const own = await imported(profileId, changedReport('2026-01-15'));
  const { accountId } = who;
  const before = await forAccount(accountId, async () => {
    const model = await openModel(world.services, accountId, own, profileId);
    return loadEarlierModel(world.services, accountId, { profileId, reportId: own }, model);
  });
  // The latest one before it is of another person.
  expect(JSON.parse(String(before)).reportDate.value).toBe('2025-11-15');
});

it("finds neither another client's report nor one without its client", async () => {
  const other = await aProfile(world, who, { profileName: 'Another' });
  const theirs = await imported(other, sampleReport);
  expect((await compare(newer, theirs)).statusCode).toBe(404);
  expect((await compare(theirs, newer)).statusCode).toBe(404);
  expect((await compare(newer, older, other)).statusCode).toBe(404);
});
