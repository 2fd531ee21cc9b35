import { expect, it } from 'vitest';
import { isRepeatedChoice } from '#server/generation/guards/repeatedChoice.ts';

const now = new Date('2026-11-22T12:00:00.000Z');
const at = (createdAt: string, choice: object) => [{ createdAt, choice }];
const automatic = (...options: number[]) => ({ kind: 'automatic', options }) as const;
const manual = (values: object = {}) =>
  ({ kind: 'manual', accounts: ['account-1', 'account-2'], destinations: ['Equifax'], ...values }) as const;

it.each([
  ['2026-11-22T11:59:59.000Z', true],
  ['2026-11-21T12:00:00.001Z', true],
  ['2026-11-21T12:00:00.000Z', false],
  ['2026-11-20T12:00:00.000Z', false],
])('the same choice generated at %s is repeated: %s', (createdAt, repeated) => {
  expect(isRepeatedChoice(automatic(1, 5), at(createdAt, automatic(1, 5)), now)).toBe(repeated);
});

it.each([
  ['other options', automatic(1), automatic(1, 5), false],
  ['options in another order', automatic(5, 1), automatic(1, 5), true],
  ['accounts in another order', manual(), manual({ accounts: ['account-2', 'account-1'] }), true],
  ['another account', manual(), manual({ accounts: ['account-1'] }), false],
  ['another recipient', manual(), manual({ destinations: ['Equifax', 'Experian'] }), false],
  ['another bureau', manual(), manual({ bureau: 'Equifax' }), false],
  ['another kind', automatic(1), manual(), false],
])('%s', (_, choice, before, repeated) => {
  expect(isRepeatedChoice(choice, at('2026-11-22T09:00:00.000Z', before), now)).toBe(repeated);
});
