import { assert, double, integer, property } from 'fast-check';
import { expect, it } from 'vitest';
import { percentAfter } from '#src/app/percentAfter.ts';

const random = double({ min: 0, max: 1, maxExcluded: true, noNaN: true });

it('moves the loading bar by 8 to 31 whole percent, up to 100', () => {
  assert(
    property(integer({ min: 0, max: 99 }), random, (percent, chance) => {
      const next = percentAfter(percent, chance);
      expect(next).toBe(Math.round(next));
      expect(next).toBeGreaterThanOrEqual(Math.min(100, percent + 8));
      expect(next).toBeLessThanOrEqual(Math.min(100, percent + 31));
    }),
  );
});

it('starts over after 100', () => {
  assert(
    property(random, (chance) => {
      expect(percentAfter(100, chance)).toBe(0);
    }),
  );
});
