/** TrueLink's code tables, as far as decisions rest on them. Codes that are not listed pass through with their text. */

/** What one character of a payment history says. */
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
 * TrueLink and Metro 2 characters. `U`, `Y`, `X`, `B`, `D` and a space mean "no data": they are no evidence of anything,
 * neither of a late payment nor of one on time, and stand in no table.
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
