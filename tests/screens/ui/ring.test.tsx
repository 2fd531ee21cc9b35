import { expect, it, onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
import { Ring } from '#src/ui/Ring.tsx';
import { show } from '../profile/show.tsx';

it.each([
  ['below a narrow ring', 300, false],
  ['next to a ring with room for it', 600, true],
])('what a number means is %s', async (_, width, isBeside) => {
  await page.viewport(1440, 900);
  onTestFinished(() => page.viewport(414, 896));
  const { screen } = await show(
    <div style={{ width }}>
      <Ring value={3} of={10} label="Left" atSide />
    </div>,
  );
  const ring = screen.getByRole('img').element().getBoundingClientRect();
  const words = screen.getByText('Left', { exact: true }).element().getBoundingClientRect();
  expect(words.left > ring.right).toBe(isBeside);
});
