/** The codes in TrueLink's tables that decisions depend on. Codes that are not listed are kept with their text. */

/** The meaning of one character of a payment history. */
export type HistoryMeaning =
  | 'onTime'
  | 'late30'
  | 'late60'
  | 'late90'
  | 'late120'
  | 'late150'
  | 'late180'
  | 'paymentPlan'
  | 'repossession'
  | 'chargeOff';

/**
 * TrueLink and Metro 2 characters. `U`, `Y`, `X`, `B`, `D`, and a space mean "no data". They prove neither a late
 * payment nor one on time, so no table contains them.
 */
export const historyMeanings: ReadonlyMap<string, HistoryMeaning> = new Map([
  ['C', 'onTime'],
  ['0', 'onTime'],
  ['E', 'onTime'],
  ['1', 'late30'],
  ['2', 'late60'],
  ['3', 'late90'],
  ['4', 'late120'],
  ['5', 'late150'],
  ['6', 'late180'],
  ['7', 'paymentPlan'],
  ['8', 'repossession'],
  ['H', 'repossession'],
  ['J', 'repossession'],
  ['K', 'repossession'],
  ['9', 'chargeOff'],
  ['G', 'chargeOff'],
  ['L', 'chargeOff'],
]);

/** A payment status or history character of 30 to 180 days late. */
export function isLateSymbol(symbol: string): boolean {
  return /^[1-6]$/.test(symbol);
}
