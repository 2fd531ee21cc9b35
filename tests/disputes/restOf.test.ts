import { expect, it } from 'vitest';
import { restOf } from '#disputes/restOf.ts';
import { answered, mailed } from './builders.ts';

const sent = mailed('2026-03-02', { letters: ['one', 'two', 'three'], way: 'certified', tracking: '9407' });

it('J2 keeps everything about the other letters, and nothing about the corrected one', () => {
  expect(restOf(sent, ['one', 'three'], ['two'])).toEqual({ ...sent, letters: ['one', 'three'] });
});

it('keeps no letter that the correction is about, and none that was not in it', () => {
  expect(restOf(sent, ['two', 'four'], ['two'])).toBeNull();
  expect(restOf({ kind: 'paused', on: '2026-03-02', note: '' }, ['one'], [])).toBeNull();
});

it('keeps the results of the letters that stay', () => {
  const results = ['one', 'two'].map((letter) => ({ letter, item: 'card', outcome: 'deleted' as const }));
  const event = { ...answered('2026-04-01', 'results'), letters: ['one', 'two'], results };
  expect(restOf(event, ['two'], ['one'])).toMatchObject({ letters: ['two'], results: [results[1]] });
});
