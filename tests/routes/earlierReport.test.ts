/** What the client's earlier report says about the newer one: on its page, in the Repair Center, and in letters. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { disputeGrounds } from '#contract/grounds.ts';
import { generateManual } from '#contract/repair.ts';
import { viewReport } from '#contract/reports.ts';
import { aChangingProvider } from '#tests/support/aChangingProvider.ts';
import { anApp, sampleReport, type AppUnderTest, type Person } from '#tests/support/anApp.ts';
import { findingSentences } from '#vocabulary/findings.ts';
import { aProfile, aReport } from './world.ts';

let world: AppUnderTest;
const provider = aChangingProvider();
beforeAll(async () => (world = await anApp({ MyFreeScoreNow: provider })));
afterAll(() => world.close());

/** Half a year before the sample, SUMMIT RECOVERY reported that its collection was opened five months earlier. */
const older = Buffer.from(
  sampleReport.toString().replaceAll('2025-09-15', '2025-03-15').replaceAll('2024-06-20', '2024-01-20'),
);

/** From a provider, because reading a file takes a process of its own. */
async function imported(who: Person, profileId: string, bytes: Buffer): Promise<string> {
  provider.raw = bytes;
  return aReport(world, who, profileId);
}

/** Whether the page and the Repair Center show the moved date, and what a letter to TransUnion says about it. */
async function told(who: Person, profileId: string, reportId: string) {
  const params = { profileId, reportId };
  const page = (await world.ask(viewReport, who, { params })).body;
  const { accounts } = (await world.ask(disputeGrounds, who, { params })).json();
  const order = { ...params, destinations: ['TransUnion'], selectedAccounts: ['account-2'] };
  const { sessionId } = (await world.ask(generateManual, who, { body: order })).json();
  const letters = await world.services.store.sessions.letters(who.accountId, sessionId);
  return {
    page: page.includes(findingSentences.R2.en),
    grounds: JSON.stringify(accounts).includes('"R2"'),
    letter: /my report of 03\/15\/2025 showed it as 01\/20\/2024/.test(JSON.stringify(letters)),
  };
}
const everywhere = { page: true, grounds: true, letter: true };
const nowhere = { page: false, grounds: false, letter: false };

it('a date that moved later is shown and disputed, whichever report was imported first', async () => {
  for (const order of [
    [older, sampleReport],
    [sampleReport, older],
  ] as const) {
    const who = await world.person();
    const profileId = await aProfile(world, who);
    const ids = [await imported(who, profileId, order[0]), await imported(who, profileId, order[1])];
    const [earlier = '', newer = ''] = order[0] === older ? ids : ids.toReversed();
    expect(await told(who, profileId, newer)).toEqual(everywhere);
    expect(await told(who, profileId, earlier)).toEqual(nowhere);
  }
});

it('another profile’s earlier report proves nothing', async () => {
  const who = await world.person();
  const profileId = await aProfile(world, who);
  await imported(who, await aProfile(world, who, { profileName: 'Another' }), older);
  expect(await told(who, profileId, await imported(who, profileId, sampleReport))).toEqual(nowhere);
});
