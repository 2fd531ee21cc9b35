/** Inquiries. Disputes of them go to bureaus only: 12 CFR 1022.43(b)(1) keeps them from furnishers. */
import type { Inquiry, Report } from '../report/model.ts';
import { addYears, daysBetween } from './calendar.ts';
import { citeInquiry } from './cite.ts';
import { law, type Context, type Hit, type Rule } from './finding.ts';
import { sameCompany } from './names.ts';

function inquiryRule(
  head: Omit<Rule, 'find' | 'recipient'>,
  find: (inquiry: Inquiry, context: Context) => Omit<Hit, 'subject' | 'bureaus'> | null,
): Rule {
  return {
    ...head,
    recipient: 'bureau',
    find: (context) =>
      context.report.inquiries.flatMap((inquiry) => {
        const hit = find(inquiry, context);
        return hit === null
          ? []
          : [{ ...hit, subject: { kind: 'inquiry', id: inquiry.id }, bureaus: [inquiry.bureau] }];
      }),
  };
}

function isOld(inquiry: Inquiry, today: string): boolean {
  return inquiry.date !== null && addYears(inquiry.date.value, 2) < today;
}

function isCollector(inquiry: Inquiry): boolean {
  return inquiry.industry?.value.symbol.startsWith('Y') === true || inquiry.kind?.value === 'P';
}

/** Whether an account of the report explains the inquiry: a matching name, opened within 120 days after it. */
function hasAccount(inquiry: Inquiry, report: Report): boolean {
  return report.accounts.some((account) =>
    account.tradelines.some((line) => {
      if (inquiry.date === null || line.dateOpened === null) return false;
      const days = daysBetween(inquiry.date.value, line.dateOpened.value);
      return days >= -31 && days <= 120 && namesMatch(inquiry, line.creditorName?.value ?? '');
    }),
  );
}

function namesMatch(inquiry: Inquiry, name: string): boolean {
  return sameCompany(inquiry.subscriber?.value ?? '', name);
}

const oldInquiry = inquiryRule(
  {
    id: 'Q1',
    name: 'Inquiry older than two years',
    confidence: 'medium',
    law: 'practice of the bureaus; no statute',
  },
  (inquiry, { today }) =>
    inquiry.date !== null && isOld(inquiry, today)
      ? { fact: 'old', evidence: citeInquiry(inquiry), ended: addYears(inquiry.date.value, 2) }
      : null,
);

/** No account opened within 120 days after it. Only the client knows whether it applied, so this only asks. */
const inquiryWithoutAccount = inquiryRule(
  { id: 'Q2', name: 'Inquiry without an account', confidence: 'low', law: law.purpose },
  (inquiry, { report, today }) => {
    if (inquiry.subscriber === null || inquiry.date === null) return null;
    if (isOld(inquiry, today) || isCollector(inquiry) || hasAccount(inquiry, report)) return null;
    return { fact: 'noAccount', evidence: citeInquiry(inquiry) };
  },
);

/** The same company twice at one bureau within 14 days; the second of the two is in question. */
const duplicateInquiry = inquiryRule(
  { id: 'Q3', name: 'Same inquiry twice', confidence: 'medium', law: law.accuracy },
  (inquiry, { report }) => {
    const earlier = report.inquiries.find((other) => precedes(other, inquiry, report));
    return earlier === undefined
      ? null
      : { fact: 'twice', evidence: [...citeInquiry(inquiry), ...citeInquiry(earlier)] };
  },
);

function precedes(other: Inquiry, inquiry: Inquiry, report: Report): boolean {
  if (other === inquiry || other.bureau !== inquiry.bureau || other.date === null || inquiry.date === null)
    return false;
  if (other.subscriber === null || !namesMatch(inquiry, other.subscriber.value)) return false;
  const days = daysBetween(other.date.value, inquiry.date.value);
  return days === 0
    ? report.inquiries.indexOf(other) < report.inquiries.indexOf(inquiry)
    : days > 0 && days <= 14;
}

/** A collector's inquiry while the report shows no account of that collector. */
const collectorInquiry = inquiryRule(
  {
    id: 'Q4',
    name: 'Inquiry by a collector without an account',
    confidence: 'low',
    law: '15 USC 1681b(a)(3)(A)',
  },
  (inquiry, { report, today }) => {
    if (!isCollector(inquiry) || inquiry.subscriber === null || isOld(inquiry, today)) return null;
    const known = report.accounts.some((account) =>
      account.tradelines.some((line) => namesMatch(inquiry, line.creditorName?.value ?? '')),
    );
    return known ? null : { fact: 'noAccount', evidence: citeInquiry(inquiry) };
  },
);

export const inquiries: readonly Rule[] = [
  oldInquiry,
  inquiryWithoutAccount,
  duplicateInquiry,
  collectorInquiry,
];
