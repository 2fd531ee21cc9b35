/** Formats report values for American readers, in every language of the product. */
import type { Cents, IsoDate, IsoMonth } from './model.ts';

/** MM/DD/YYYY. */
export function formatDate(date: IsoDate): string {
  return `${date.slice(5, 7)}/${date.slice(8, 10)}/${date.slice(0, 4)}`;
}

/** MM/YYYY. */
export function formatMonth(month: IsoMonth): string {
  return `${month.slice(5, 7)}/${month.slice(0, 4)}`;
}

/** "$1,840", with cents only if there are any. */
export function formatMoney(cents: Cents): string {
  const dollars = Math.floor(Math.abs(cents) / 100);
  const rest = Math.abs(cents) % 100;
  const grouped = String(dollars).replace(/\B(?=(\d{3})+(?!\d))/g, ',');
  return `${cents < 0 ? '-' : ''}$${grouped}${rest === 0 ? '' : `.${String(rest).padStart(2, '0')}`}`;
}

/** "(800) 555-0101" for ten digits, otherwise unchanged. */
export function formatPhone(digits: string): string {
  const match = /^1?(\d{3})(\d{3})(\d{4})$/.exec(digits);
  return match ? `(${match[1]}) ${match[2]}-${match[3]}` : digits;
}
