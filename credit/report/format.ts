/** Formats report values for American readers, in every language of the product. */
import type { IsoDate, IsoMonth } from './model.ts';

/** MM/DD/YYYY. */
export function formatDate(date: IsoDate): string {
  return `${date.slice(5, 7)}/${date.slice(8, 10)}/${date.slice(0, 4)}`;
}

/** MM/YYYY. */
export function formatMonth(month: IsoMonth): string {
  return `${month.slice(5, 7)}/${month.slice(0, 4)}`;
}

/** "(800) 555-0101" for ten digits, otherwise unchanged. */
export function formatPhone(digits: string): string {
  const match = /^1?(\d{3})(\d{3})(\d{4})$/.exec(digits);
  return match ? `(${match[1]}) ${match[2]}-${match[3]}` : digits;
}
