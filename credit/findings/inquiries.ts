/** Inquiries. Disputes of them go to bureaus only: 12 CFR 1022.43(b)(1) keeps them from furnishers. */
import type { Inquiry, Report, Tradeline } from '../report/model.ts';
import { groupByKey } from './groupByKey.ts';
import { addDays, addYears, daysBetween } from './calendar.ts';
import { citeInquiry } from './evidence.ts';
import { law, type Context, type Hit, type Rule } from './finding.ts';
import { companyKey, sameCompany } from './names.ts';

function inquiryRule(
  head: Omit<Rule, 'find' | 'recipient'>,
  prepare: (context: Context) => (inquiry: Inquiry) => Omit<Hit, 'subject' | 'bureaus'> | null,
): Rule {
  return {
    ...head,
    recipient: 'bureau',
    find: (context) => {
      const find = prepare(context);
      return context.report.inquiries.flatMap((inquiry) => {
        const hit = find(inquiry);
        return hit === null
          ? []
          : [{ ...hit, subject: { kind: 'inquiry', id: inquiry.id }, bureaus: [inquiry.bureau] }];
      });
    },
  };
}

function isOld(inquiry: Inquiry, today: string): boolean {
  return inquiry.date !== null && addYears(inquiry.date.value, 2) < today;
}

function isCollector(inquiry: Inquiry): boolean {
  return inquiry.industry?.value.symbol.startsWith('Y') === true || inquiry.kind?.value === 'P';
}

const nameKey = (inquiry: Inquiry): string => companyKey(inquiry.subscriber?.value ?? '');

/** The lines whose creditor may be the company that inquired. */
function linesLike(report: Report): (inquiry: Inquiry) => readonly Tradeline[] {
  const lines = groupByKey(
    report.accounts.flatMap(({ tradelines }) => tradelines),
    (line) => [companyKey(line.creditorName?.value ?? '')],
  );
  return (inquiry) => lines(nameKey(inquiry));
}

/** Whether a line explains the inquiry: a matching name, opened within 120 days after it. */
function explains(line: Tradeline, inquiry: Inquiry): boolean {
  if (inquiry.date === null || line.dateOpened === null) return false;
  const days = daysBetween(inquiry.date.value, line.dateOpened.value);
  return days >= -31 && days <= 120 && namesMatch(inquiry, line.creditorName?.value ?? '');
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
  ({ today }) =>
    (inquiry) =>
      inquiry.date !== null && isOld(inquiry, today)
        ? { fact: 'old', evidence: citeInquiry(inquiry), ended: addYears(inquiry.date.value, 2) }
        : null,
);

/** No account opened within 120 days after it, or since, where the report is younger than that. Only the client knows whether it applied, so this only asks. */
const inquiryWithoutAccount = inquiryRule(
  { id: 'Q2', name: 'Inquiry without an account', confidence: 'low', law: law.purpose },
  ({ report, today }) => {
    const lines = linesLike(report);
    const until = report.reportDate?.value ?? today;
    return (inquiry) => {
      if (inquiry.subscriber === null || inquiry.date === null) return null;
      if (isOld(inquiry, today) || isCollector(inquiry)) return null;
      return lines(inquiry).some((line) => explains(line, inquiry))
        ? null
        : {
            fact: addDays(inquiry.date.value, 120) > until ? 'noneSince' : 'noAccount',
            evidence: citeInquiry(inquiry),
          };
    };
  },
);

/** The same company twice at one bureau within 14 days; the second of the two is in question. */
const duplicateInquiry = inquiryRule(
  { id: 'Q3', name: 'Same inquiry twice', confidence: 'medium', law: law.accuracy },
  ({ report }) => {
    const positions = new Map(report.inquiries.map((inquiry, index) => [inquiry, index]));
    const others = groupByKey(report.inquiries, (inquiry) => [`${inquiry.bureau} ${nameKey(inquiry)}`]);
    return (inquiry) => {
      const earlier = others(`${inquiry.bureau} ${nameKey(inquiry)}`).find((other) =>
        precedes(other, inquiry, positions),
      );
      return earlier === undefined
        ? null
        : { fact: 'twice', evidence: [...citeInquiry(inquiry), ...citeInquiry(earlier)] };
    };
  },
);

function precedes(other: Inquiry, inquiry: Inquiry, positions: ReadonlyMap<Inquiry, number>): boolean {
  if (other === inquiry || other.bureau !== inquiry.bureau || other.date === null || inquiry.date === null)
    return false;
  if (other.subscriber === null || !namesMatch(inquiry, other.subscriber.value)) return false;
  const days = daysBetween(other.date.value, inquiry.date.value);
  return days === 0 ? (positions.get(other) ?? 0) < (positions.get(inquiry) ?? 0) : days > 0 && days <= 14;
}

/** A collector's inquiry while the report shows no account of that collector. */
const collectorInquiry = inquiryRule(
  {
    id: 'Q4',
    name: 'Inquiry by a collector without an account',
    confidence: 'low',
    law: '15 USC 1681b(a)(3)(A)',
  },
  ({ report, today }) => {
    const lines = linesLike(report);
    return (inquiry) => {
      if (!isCollector(inquiry) || inquiry.subscriber === null || isOld(inquiry, today)) return null;
      const known = lines(inquiry).some((line) => namesMatch(inquiry, line.creditorName?.value ?? ''));
      return known ? null : { fact: 'noAccount', evidence: citeInquiry(inquiry) };
    };
  },
);

export const inquiries: readonly Rule[] = [
  oldInquiry,
  inquiryWithoutAccount,
  duplicateInquiry,
  collectorInquiry,
];
