import type { StepOffer } from '#contract/nextSteps.ts';
import { mayBeBoughtDebt } from '#credit/findings/debtBuyers.ts';
import { furnisherOf } from '#credit/letters/destinations.ts';
import type { Destination } from '#credit/letters/letter.ts';
import type { Report } from '#credit/report/model.ts';

/**
 * The company that reports the account of a step, if the report has its address. A debt is validated by a collector only
 * (15 U.S.C. 1692a(6)): a lender that reports its own account sent no notice of that law.
 */
export function companyOf(
  { purpose, item }: Pick<StepOffer, 'purpose' | 'item'>,
  report: Report,
): Destination | NonNullable<StepOffer['missing']> {
  const account = report.accounts.find(({ id }) => `account:${id}` === item);
  if (account === undefined) return 'recipient';
  if (purpose === 'validation' && !mayBeBoughtDebt(account)) return 'notCollector';
  return furnisherOf(account, report) ?? 'recipient';
}
