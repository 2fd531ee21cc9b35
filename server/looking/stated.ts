import { CallError } from '#contract/failures.ts';
import type { Consumer } from '#credit/findings/finding.ts';
import { alikeAddresses, reportItems, statementsFor } from '#credit/letters/reportItems.ts';
import type { Report } from '#credit/report/model.ts';
import { lateMonthsOf } from './grounds.ts';
import { standing } from './items.ts';

/** The months for which a line of the account shows a late payment. Throws `notFound`. */
export function lateMonthsIn(
  { accounts }: Report,
  _: Report | null,
  { accountId }: { readonly accountId: string },
): readonly string[] {
  const account = accounts.find(({ id }) => id === accountId);
  if (account === undefined) throw new CallError('notFound');
  return lateMonthsOf(account);
}

/** What a statement about an item depends on. Throws `notFound`. */
export function statedItemIn(
  report: Report,
  _: Report | null,
  { key, profile }: { readonly key: string; readonly profile: Consumer | null },
) {
  const items = reportItems(report);
  const item = items.find(({ entries }) => entries.some((entry) => entry.key === key));
  if (item === undefined) throw new CallError('notFound');
  return {
    key: item.key,
    /** Those of all its entries. */
    keys: item.entries.map((entry) => entry.key),
    statements: [...statementsFor(item)],
    standing: standing(item, alikeAddresses(items), profile),
  };
}
