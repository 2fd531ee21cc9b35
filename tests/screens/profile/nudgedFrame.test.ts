import { expect, it } from 'vitest';
import { nudgedFrame } from '#src/profile/nudgedFrame.ts';

const whole = { x: 0, y: 0, width: 100, height: 100 };
const inside = { x: 20, y: 30, width: 40, height: 50 };

it('moves a frame along the arrow, and never out of the photo', () => {
  expect(nudgedFrame(inside, undefined, 'ArrowRight', 1)).toEqual({ ...inside, x: 21 });
  expect(nudgedFrame(inside, undefined, 'ArrowUp', 10)).toEqual({ ...inside, y: 20 });
  expect(nudgedFrame({ ...inside, x: 55 }, undefined, 'ArrowRight', 10)).toEqual({ ...inside, x: 60 });
  expect(nudgedFrame(whole, undefined, 'ArrowLeft', 10)).toEqual(whole);
});

it('moves only the side of a corner that the arrow points along', () => {
  expect(nudgedFrame(inside, 'nw', 'ArrowRight', 1)).toEqual({ ...inside, x: 21, width: 39 });
  expect(nudgedFrame(inside, 'nw', 'ArrowDown', 1)).toEqual({ ...inside, y: 31, height: 49 });
  expect(nudgedFrame(inside, 'se', 'ArrowLeft', 10)).toEqual({ ...inside, width: 30 });
});

it('leaves an edge where it is for arrows along it', () => {
  expect(nudgedFrame(inside, 'e', 'ArrowUp', 1)).toEqual(inside);
  expect(nudgedFrame(inside, 'n', 'ArrowLeft', 1)).toEqual(inside);
});

it('stops an edge at the photo’s and before the opposite one', () => {
  expect(nudgedFrame(whole, 'e', 'ArrowRight', 10)).toEqual(whole);
  expect(nudgedFrame({ ...inside, width: 8 }, 'e', 'ArrowLeft', 10)).toEqual({ ...inside, width: 5 });
  expect(nudgedFrame({ ...inside, height: 8 }, 'n', 'ArrowDown', 10)).toEqual({
    ...inside,
    y: 33,
    height: 5,
  });
});

it('makes a narrower frame wider, but not narrower still', () => {
  const narrow = { ...inside, width: 2 };
  expect(nudgedFrame(narrow, 'e', 'ArrowLeft', 1)).toEqual(narrow);
  expect(nudgedFrame(narrow, 'e', 'ArrowRight', 1)).toEqual({ ...narrow, width: 3 });
});

it('has no answer to other keys', () => {
  expect(nudgedFrame(whole, 'e', 'Tab', 1)).toBeNull();
});
