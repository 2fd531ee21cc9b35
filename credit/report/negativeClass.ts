import { isLateSymbol, historyMeanings } from './formats/reading/codes.ts';
import type { Account, Tradeline } from './model.ts';
import { isCollection } from './negative.ts';
import { remarkSense } from './remarks.ts';

const gravest: ReadonlySet<string> = new Set(['chargeOff', 'repossession']);

function historyMeans(tradeline: Tradeline, wanted: (status: string) => boolean): boolean {
  return tradeline.history.some(({ status }) => wanted(status));
}

/**
 * The "Charge offs / Collections" class: a collection; a current or worst status of collection, charge-off (9), or
 * repossession (8, 8R); such a month in the history; or a remark that says so.
 */
export function isChargeOffOrCollection(account: Account, tradeline: Tradeline): boolean {
  const statuses = [tradeline.payStatus, tradeline.worstPayStatus].map(
    (status) => status?.value.symbol ?? '',
  );
  return (
    isCollection(account, tradeline) ||
    statuses.some((symbol) => /^(?:9|8R?)$/.test(symbol)) ||
    historyMeans(tradeline, (status) => gravest.has(historyMeanings.get(status) ?? '')) ||
    tradeline.remarks.some((remark) =>
      /^(?:chargeOff|collection|repossession)$/.test(remarkSense(remark) ?? ''),
    )
  );
}

/**
 * The "Late Payments" class: 30 to 180 days late now or in the history, and never in collection, charged off, or
 * repossessed.
 */
export function isLateOnly(account: Account, tradeline: Tradeline): boolean {
  const late = isLateSymbol(tradeline.payStatus?.value.symbol ?? '') || historyMeans(tradeline, isLateSymbol);
  return late && !isChargeOffOrCollection(account, tradeline);
}
