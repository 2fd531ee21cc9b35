import { expect, it } from 'vitest';
import { hasArrived } from '#src/overview/guide/hasArrived.ts';

const yesterday = '2026-11-27T09:00:00.000Z';

it.each([
  ['consumers who have written letters', 'b2c', false, yesterday, true, true],
  [
    'consumers who have connected a report, though the slides took the place of the walkthrough',
    'b2c',
    false,
    null,
    true,
    true,
  ],
  ['consumers without a report, who have seen it', 'b2c', true, null, false, false],
  ['people of an agency with letters who have seen it', 'b2b', true, yesterday, true, true],
  ['people of an agency with a report only, who have seen it', 'b2b', true, null, true, false],
  ['new people of an agency with letters', 'b2b', false, yesterday, true, false],
] as const)('K24 %s', (_, variant, walkthroughSeen, lastGeneration, report, arrived) => {
  expect(hasArrived({ variant, walkthroughSeen, lastGeneration, onboarding: { report } })).toBe(arrived);
});
