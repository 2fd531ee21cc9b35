/**
 * Child and family support falls due every month: what is unpaid now may be recent however old the account is, and the law has a rule of
 * its own for it (15 USC 1681s-1: overdue support may be reported for seven years).
 */
import type { Tradeline } from '../report/model.ts';
import { remarkText } from '../report/remarks.ts';

/** In a name or a remark, as a reason to stay silent. */
const supportWords = /\b(SUPPORT|ALIMONY)\b/i;

/** Whether a line may be about support, by its names, its account type, or a remark. */
export function mayBeSupport({ creditorName, originalCreditor, accountType, remarks }: Tradeline): boolean {
  return [
    creditorName?.value,
    originalCreditor?.value,
    accountType?.value.description,
    ...remarks.map(remarkText),
  ].some((words) => supportWords.test(words ?? ''));
}
