import { expect, it } from 'vitest';
import { Tally } from '#src/screens/progress/Tally.tsx';
import { noProgress } from '#tests/support/aProgress.ts';
import { show } from '../profile/show.tsx';

it.each([
  ['stands in one line while it fits, with tiles of at most 2rem', 7, [7]],
  ['fills one line', 15, [15]],
  ['shares out tiles that need a second line', 24, [12, 12]],
  ['leaves the last line the shorter one, with tiles as wide as in the others', 41, [14, 14, 13]],
] as const)('%s', async (_what, deleted, lines) => {
  await show(
    <div style={{ width: '324px' }}>
      <Tally counts={{ ...noProgress.counts, deleted }} />
    </div>,
  );
  const boxes = [...document.querySelectorAll('main span')].map((tile) => tile.getBoundingClientRect());
  expect(boxes).toHaveLength(deleted);
  const tops = boxes.map(({ top }) => Math.round(top));
  expect([...new Set(tops)].map((line) => tops.filter((top) => top === line).length)).toEqual(lines);
  const widths = boxes.map(({ width }) => width);
  expect(Math.max(...widths) - Math.min(...widths)).toBeLessThan(0.1);
  expect(Math.max(...widths)).toBeLessThanOrEqual(32);
  expect(Math.min(...widths)).toBeGreaterThanOrEqual(12);
});
