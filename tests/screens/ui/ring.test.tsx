import { expect, it } from 'vitest';
import { Ring } from '#src/ui/Ring.tsx';
import { show } from '../profile/show.tsx';

it.each([
  ['next to it', 'a card with room for both', '20rem', true],
  ['below it', 'a narrower card', '12rem', false],
])('has its words %s in %s', async (_where, _card, width, isNext) => {
  const { screen } = await show(
    <div style={{ width }}>
      <Ring value={3} of={10} label="Left" atSide />
    </div>,
  );
  const ring = screen.getByRole('img').element().getBoundingClientRect();
  const words = screen.getByText('Left', { exact: true }).element().getBoundingClientRect();
  expect([words.left > ring.right, words.top >= ring.bottom]).toEqual([isNext, !isNext]);
});
