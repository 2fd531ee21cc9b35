import { formatMoney } from '#vocabulary/money.ts';

/** US cents as dollars; an em dash if no bureau gives an amount. */
export const money = (cents: number | null): string => (cents === null ? '—' : formatMoney(cents));
