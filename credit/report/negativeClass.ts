import { isLateSymbol, historyMeanings } from './formats/reading/codes.ts';
import type { Account, Tradeline } from './model.ts';
import { isCollection } from './negative.ts';
import { payStatusOf } from './payStatus.ts';
import { remarkSenses, type RemarkSense } from './remarks.ts';

const gravest: ReadonlySet<string> = new Set(['chargeOff', 'repossession']);
const graveSenses: ReadonlySet<RemarkSense> = new Set(['chargeOff', 'collection', 'repossession']);

function historyMeans(tradeline: Tradeline, wanted: (status: string) => boolean): boolean {
  return tradeline.history.some(({ status }) => wanted(status));
}

/**
 * The "Charge offs / Collections" class: a collection; a current or worst status of collection, charge-off (9), or
 * repossession (8, 8R); such a month in the history; or a remark that says so.
 */
export function isChargeOffOrCollection(account: Account, tradeline: Tradeline): boolean {
  const statuses = [payStatusOf(tradeline), tradeline.worstPayStatus?.value.symbol ?? ''];
  return (
    isCollection(account, tradeline) ||
    statuses.some((symbol) => /^(?:9|8R?)$/.test(symbol)) ||
    historyMeans(tradeline, (status) => gravest.has(historyMeanings.get(status) ?? '')) ||
    tradeline.remarks.some((remark) => remarkSenses(remark).some((sense) => graveSenses.has(sense)))
  );
}

/**
 * The "Late Payments" class: 30 to 180 days late now or in the history, and never in collection, charged off, or
 * repossessed.
 */
export function isLateOnly(account: Account, tradeline: Tradeline): boolean {
  const late = isLateSymbol(payStatusOf(tradeline)) || historyMeans(tradeline, isLateSymbol);
  return late && !isChargeOffOrCollection(account, tradeline);
}
