/** A change with its sign: +12, −3, and 0 without one. */
export const signed = (change: number): string =>
  change > 0 ? `+${change}` : change < 0 ? `−${-change}` : '0';
