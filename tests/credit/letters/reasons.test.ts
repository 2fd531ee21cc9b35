import { expect, it } from 'vitest';
import type { Sentence } from '#credit/letters/letter.ts';
import { reasonsOf } from '#credit/letters/reasons.ts';

const based = (field: 'balance' | 'confirmation' | 'clientWords'): Sentence => ({
  text: 'I was not late.',
  evidence: [{ bureau: null, field, value: 'x', at: '/x' }],
});
const anItem = { rules: [], states: [based('balance')], grounds: [] };

it('argues its findings, and what the client confirmed or added', () => {
  expect(reasonsOf({ ...anItem, rules: ['B1'] }, 'dispute')).toEqual(['B1']);
  expect(reasonsOf({ ...anItem, rules: ['B1'], grounds: [based('confirmation')] }, 'dispute')).toEqual([
    'B1',
    'stated',
  ]);
  expect(reasonsOf({ ...anItem, grounds: [based('confirmation')] }, 'followUp')).toEqual(['stated']);
  expect(reasonsOf({ ...anItem, grounds: [based('clientWords')] }, 'newInformation')).toEqual(['stated']);
});

it('argues nothing if it only asks to verify what is reported, even if it asks again', () => {
  expect(reasonsOf(anItem, 'dispute')).toEqual([]);
  expect(reasonsOf({ ...anItem, grounds: anItem.states }, 'followUp')).toEqual([]);
});

it('argues only that a deleted item is back, whatever the first letter argued', () => {
  expect(reasonsOf({ ...anItem, rules: ['B1'] }, 'reinsertion')).toEqual(['seenAgain']);
});

it('argues toward a company only what concerns it, whatever the letter to the bureau argued', () => {
  const item = { ...anItem, rules: ['M1', 'B1'] as const };
  expect(reasonsOf(item, 'creditorDirect')).toEqual(['B1']);
  expect(reasonsOf(item, 'followUp')).toEqual(['M1', 'B1']);
});
