import { expect, it } from 'vitest';
import { hasArrived } from '#src/overview/guide/hasArrived.ts';

const yesterday = '2026-11-27T09:00:00.000Z';

it.each([
  [
    'consumers who have written letters, though the slides took the place of the walkthrough',
    'b2c',
    false,
    yesterday,
    true,
  ],
  ['consumers without letters, who have seen it', 'b2c', true, null, false],
  ['people of an agency with letters who have seen it', 'b2b', true, yesterday, true],
  ['new people of an agency with letters', 'b2b', false, yesterday, false],
] as const)('K24 %s', (_, variant, walkthroughSeen, lastGeneration, arrived) => {
  expect(hasArrived({ variant, walkthroughSeen, lastGeneration })).toBe(arrived);
});
