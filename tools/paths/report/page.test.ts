import { expect, it } from 'vitest';
import { readOptions } from '../options.ts';
import { extentOf } from './page.ts';

const extent = (...words: string[]) => extentOf(readOptions(words));

it('says what the run covered, of one workflow and of several', () => {
  expect(extent()).toBe('All workflows, on their machines.');
  expect(extent('--machine', 'documentSlot', '--browser')).toBe(
    'Only document slot, on its machine and on its screens.',
  );
  expect(extent('--machine', 'documentSlot', '--machine', 'printOrder')).toBe(
    'Only document slot, print order, on their machines.',
  );
});
