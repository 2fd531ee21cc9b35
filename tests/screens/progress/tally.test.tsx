import { expect, it } from 'vitest';
import { Tally } from '#src/screens/progress/Tally.tsx';
import { noProgress } from '#tests/support/aProgress.ts';
import { show } from '../profile/show.tsx';

it.each([
  ['stands in one line while it fits, with tiles of at most 2rem and a little', 7, 1],
  ['fills one line', 15, 1],
  ['has tiles as wide in the second line as in the first', 35, 2],
] as const)('%s', async (_what, deleted, lines) => {
  await show(
    <div style={{ width: '324px' }}>
      <Tally counts={{ ...noProgress.counts, deleted }} />
    </div>,
  );
  const boxes = [...document.querySelectorAll('main span')].map((tile) => tile.getBoundingClientRect());
  expect(boxes).toHaveLength(deleted);
  expect(new Set(boxes.map(({ top }) => Math.round(top))).size).toBe(lines);
  const widths = boxes.map(({ width }) => width);
  expect(Math.max(...widths) - Math.min(...widths)).toBeLessThan(0.1);
  expect(Math.max(...widths)).toBeLessThan(36);
  expect(Math.min(...widths)).toBeGreaterThanOrEqual(12);
});
