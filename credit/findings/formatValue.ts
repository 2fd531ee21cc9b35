/** Formats report values for a sentence: US dates, dollars, descriptions instead of symbols. */
import type { Code, HistoryMonth, IsoDate, IsoMonth } from '../report/model.ts';

/** `10/30/2021`. */
export function usDate(date: IsoDate): string {
  return `${date.slice(5, 7)}/${date.slice(8, 10)}/${date.slice(0, 4)}`;
}

/** `10/2021`. */
export function usMonth(month: IsoMonth): string {
  return `${month.slice(5, 7)}/${month.slice(0, 4)}`;
}

export function codeText(code: Code): string {
  return code.description || code.abbreviation || code.symbol;
}

/** What the status of a month means. */
export type MonthMeaning =
  | 'on time'
  | `${'30' | '60' | '90' | '120' | '150' | '180'} days late`
  | 'in a payment plan'
  | 'in repossession or foreclosure'
  | 'in foreclosure'
  | 'in repossession'
  | 'in voluntary surrender'
  | 'in collection or charged off'
  | 'not reported';

const monthMeanings: Readonly<Record<string, MonthMeaning>> = {
  C: 'on time',
  '0': 'on time',
  E: 'on time',
  '1': '30 days late',
  '2': '60 days late',
  '3': '90 days late',
  '4': '120 days late',
  '5': '150 days late',
  '6': '180 days late',
  '7': 'in a payment plan',
  '8': 'in repossession or foreclosure',
  H: 'in foreclosure',
  J: 'in voluntary surrender',
  K: 'in repossession',
  '9': 'in collection or charged off',
  G: 'in collection or charged off',
  L: 'in collection or charged off',
};

/** `30 days late`: the status of a month in words. */
export const monthMeaning = (status: string): MonthMeaning => monthMeanings[status] ?? 'not reported';

/** `30 days late in 02/2024`: a month of payment history in words. */
export function monthText(month: HistoryMonth): string {
  return `${monthMeaning(month.status)} in ${usMonth(month.month)}`;
}
