import type { StepOffer } from '#contract/nextSteps.ts';
import { mayBeBoughtDebt } from '#credit/findings/debtBuyers.ts';
import { furnisherOf } from '#credit/letters/destinations.ts';
import type { Destination } from '#credit/letters/letter.ts';
import type { Report } from '#credit/report/model.ts';

/** The account of a step whose letter goes to the company that reports it. */
export type AskedCompany = Pick<StepOffer, 'purpose' | 'item'>;
/** The company, or what keeps the letter from being written. */
export type Company = Destination | NonNullable<StepOffer['missing']>;

/**
 * The company that reports the account of a step, if the report has its address. A debt is validated by a collector only
 * (15 U.S.C. 1692a(6)): a lender that reports its own account sent no notice of that law.
 */
export function companyOf({ purpose, item }: AskedCompany, report: Report): Company {
  const account = report.accounts.find(({ id }) => `account:${id}` === item);
  if (account === undefined) return 'recipient';
  if (purpose === 'validation' && !mayBeBoughtDebt(account)) return 'notCollector';
  return furnisherOf(account, report) ?? 'recipient';
}
