import { expect, it } from 'vitest';
import { myInformation, notifications } from '#contract/account.ts';
import { listProfiles, profileLogs } from '#contract/profiles.ts';
import { generationLog } from '#contract/repair.ts';
import { workDue } from '#contract/work.ts';
import { addressOf } from '#src/api/addressOf.ts';

it('names the calls of the first screens as the contract does', async () => {
  // The page's configuration is read when the module loads.
  Object.assign(globalThis, {
    document: {
      getElementById: (id: string) =>
        id === 'redress' ? { textContent: '{"variant":"b2b","identity":{}}' } : null,
    },
  });
  const { earlyCalls } = await import('#src/api/earlyCalls.ts');
  expect(earlyCalls).toEqual([
    addressOf(myInformation, {}),
    addressOf(notifications, {}),
    addressOf(listProfiles, {}),
    addressOf(profileLogs, {}),
    addressOf(generationLog, { query: { latest: 'true' } }),
    addressOf(workDue, { query: {} }),
  ]);
});
