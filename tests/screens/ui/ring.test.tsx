import { expect, it, onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
import { Ring } from '#src/ui/Ring.tsx';
import { show } from '../profile/show.tsx';

it('has its words next to it in a card of any width, where they were below it', async () => {
  await page.viewport(1440, 900);
  onTestFinished(() => page.viewport(414, 896));
  const { screen } = await show(<Ring value={3} of={10} label="Left" atSide />);
  const ring = screen.getByRole('img').element().getBoundingClientRect();
  const words = screen.getByText('Left', { exact: true }).element().getBoundingClientRect();
  expect(words.left).toBeGreaterThan(ring.right);
});
