/** The payment status of formats that print it without a code (CSID, saved pages, MISMO). */
import type { Tradeline } from './model.ts';
import { phraseKey } from '#vocabulary/bureauWords/phrase.ts';

/**
 * TrueLink’s symbol by the whole text of a status: Metro 2 account statuses (CFPB look-ups), TransUnion’s manners of
 * payment, Equifax’s ratings, and Experian’s account conditions.
 */
export const statusTexts = [
  ['C', 'Current'],
  ['C', 'Current account'],
  ['C', '0-29 days past the due date (current account)'],
  ['C', 'Pays as agreed'],
  ['C', 'Pays account as agreed'],
  ['C', 'Paid as agreed'],
  ['C', 'Paid or paying as agreed'],
  ['1', '30 days late'],
  ['1', '30 days past due'],
  ['1', '30 days past the due date'],
  ['1', '30-59 days past due'],
  ['1', '30-59 days past the due date'],
  ['2', '60 days late'],
  ['2', '60 days past due'],
  ['2', '60 days past the due date'],
  ['2', '60-89 days past due'],
  ['2', '60-89 days past the due date'],
  ['3', '90 days late'],
  ['3', '90 days past due'],
  ['3', '90 days past the due date'],
  ['3', '90-119 days past due'],
  ['3', '90-119 days past the due date'],
  ['4', '120 days late'],
  ['4', '120 days past due'],
  ['4', '120 days past the due date'],
  ['4', '120-149 days past due'],
  ['4', '120-149 days past the due date'],
  ['5', '150 days late'],
  ['5', '150 days past due'],
  ['5', '150 days past the due date'],
  ['5', '150-179 days past due'],
  ['5', '150-179 days past the due date'],
  ['6', '180 days late'],
  ['6', '180 days past due'],
  ['6', '180 days past the due date'],
  ['6', '180 days or more past due'],
  ['6', '180 days or more past the due date'],
  ['8', 'Repossession'],
  ['8', 'Voluntary repossession'],
  ['8', 'Voluntary surrender'],
  ['8', 'Voluntary surrender; there may be a balance due'],
  ['8', 'Merchandise was repossessed; there may be a balance due'],
  ['8', 'Foreclosure'],
  ['8', 'Foreclosure completed; there may be a balance due'],
  ['9', 'Collection'],
  ['9', 'Collection account'],
  ['9', 'Collection/charge-off'],
  ['9', 'Assigned to internal or external collections'],
  ['9', 'Charge-off'],
  ['9', 'Charge-off account'],
  ['9', 'Charged off to bad debt'],
  ['9', 'Unpaid balance reported as a loss'],
  ['9', 'Unpaid balance reported as a loss (charge-off)'],
] as const;

const symbolByText: ReadonlyMap<string, string> = new Map(
  statusTexts.map(([symbol, text]) => [phraseKey(text), symbol]),
);

/** TrueLink’s symbol for the payment status: as reported, otherwise by its text; empty if neither says it. */
export function payStatusOf({ payStatus }: Tradeline): string {
  if (payStatus === null) return '';
  const { symbol, description } = payStatus.value;
  return symbol === '' ? (symbolByText.get(phraseKey(description)) ?? '') : symbol;
}
