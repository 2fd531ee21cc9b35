const dollars = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
});

/** US cents that are a whole number of dollars, with thousands separators, the same in every language. */
export function price(cents: number): string {
  return dollars.format(cents / 100);
}
