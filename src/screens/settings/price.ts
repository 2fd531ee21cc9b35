const dollars = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
});

/** US cents of a whole number of dollars, with thousand separators, the same in every language. */
export function price(cents: number): string {
  return dollars.format(cents / 100);
}
