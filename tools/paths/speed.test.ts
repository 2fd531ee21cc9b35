import { expect, it } from 'vitest';
import { secondsWalked } from './speed.ts';

it('counts the time in which a path was walked, once where two pages walk at once', () => {
  const paths = [
    { begun: 5_000, duration: 1_000 },
    { begun: 1_000, duration: 2_000 },
    { begun: 1_500, duration: 500 },
    { begun: 2_500, duration: 1_500 },
  ];
  expect(secondsWalked(paths)).toBe(4);
});
