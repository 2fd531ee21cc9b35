const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** US cents as dollars, the same in every language; an em dash if no bureau gives an amount. */
export function money(cents: number | null): string {
  return cents === null ? '—' : dollars.format(cents / 100);
}
