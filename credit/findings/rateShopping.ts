/**
 * Shopping for a rate: people ask several lenders for one loan, and only one of them opens an account. Scoring models
 * count such inquiries as one: within 14 days whatever the loan (VantageScore), within 45 days for auto, mortgage, and
 * student loans (FICO; consumerfinance.gov, “What kind of credit inquiry has no effect on my credit score?”).
 */
import type { Inquiry, IsoDate } from '../report/model.ts';
import { daysBetween } from './calendar.ts';
import { groupByKey } from './groupByKey.ts';
import { plain } from './names.ts';

const loans = {
  auto: /\b(AUTO|AUTOMOBILE|AUTOMOTIVE|CAR|MOTOR|MOTORS|VEHICLE)\b/,
  mortgage: /\b(MORTGAGE|MTG|HOME LOANS?|HOME LENDING|REAL ESTATE)\b/,
  student: /\b(STUDENT|EDUCATION|EDUCATIONAL)\b/,
} as const;

/** What the company lends for, by its industry or name, and how long one search may take; null if neither says. */
function lenderOf({
  industry,
  subscriber,
}: Inquiry): { readonly kind: string; readonly days: number } | null {
  const words = plain(`${industry?.value.description ?? ''} ${subscriber?.value ?? ''}`);
  const loan = Object.entries(loans).find(([, telling]) => telling.test(words));
  if (loan !== undefined) return { kind: loan[0], days: 45 };
  const symbol = industry?.value.symbol ?? '';
  return symbol === '' ? null : { kind: `industry ${symbol}`, days: 14 };
}

/** Whether an inquiry may belong to a search in which another lender of the kind opened an account. */
export function rateShopping(
  inquiries: readonly Inquiry[],
  ledToAccount: (inquiry: Inquiry, date: IsoDate) => boolean,
): (inquiry: Inquiry) => boolean {
  const successful = groupByKey(inquiries, (inquiry) => {
    const lender = lenderOf(inquiry);
    return lender !== null && inquiry.date !== null && ledToAccount(inquiry, inquiry.date.value)
      ? [lender.kind]
      : [];
  });
  return (inquiry) => {
    const lender = lenderOf(inquiry);
    const date = inquiry.date?.value;
    if (lender === null || date === undefined) return false;
    return successful(lender.kind).some(
      (other) => other.date !== null && Math.abs(daysBetween(other.date.value, date)) <= lender.days,
    );
  };
}
