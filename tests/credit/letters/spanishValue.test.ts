import { expect, it } from 'vitest';
import { inParentheses } from '#credit/letters/spanishValue.ts';

const meaningOf = (value: string) =>
  inParentheses({ field: 'payStatus', value } as Parameters<typeof inParentheses>[0]);

it.each([
  ['Collection/Chargeoff', ' (en cobranza o cancelada por incobrable)'],
  ['Late 90 Days', ' (90 días de atraso)'],
  ['Nobody knows this one', ''],
])('explains “%s” within a sentence without a capital', (value, meaning) => {
  expect(meaningOf(value)).toBe(meaning);
});
