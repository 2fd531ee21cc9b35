import { expect, it } from 'vitest';
import { totalPrice } from '#contract/payment.ts';
import { price } from '#src/ui/price.ts';

it('multiplies by 29 dollars for a business and 49 for a consumer', () => {
  expect([1, 2, 10].map((count) => price(totalPrice('b2b', count)))).toEqual(['$29', '$58', '$290']);
  expect([1, 2, 10].map((count) => price(totalPrice('b2c', count)))).toEqual(['$49', '$98', '$490']);
});

it('separates thousands, which no current order reaches', () => {
  expect([100_000, 145_000, 123_456_700].map(price)).toEqual(['$1,000', '$1,450', '$1,234,567']);
});
