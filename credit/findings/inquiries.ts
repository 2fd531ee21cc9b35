/** Inquiries. Their disputes go only to bureaus: 12 CFR 1022.43(b)(1) excludes furnishers. */
import type { Inquiry, IsoDate, Report, Tradeline } from '../report/model.ts';
import { addDays, addYears, daysBetween, latestDay } from './calendar.ts';
import { citeInquiry } from './evidence.ts';
import type { Context, Facts, Proof, Rule, RuleHead } from './finding.ts';
import { groupByKey } from './groupByKey.ts';
import { law } from './law.ts';
import { companyKey, mayBeSameCompany, sameCompany } from './names.ts';
import { rateShopping } from './rateShopping.ts';
import { reportRule, type Family } from './rule.ts';

type InquiryEvidence = ReturnType<typeof citeInquiry>;

export const inquiries = {
  Q1: inquiryRule<{ old: InquiryEvidence }>(
    {
      name: 'Inquiry older than two years',
      condition:
        'The inquiry was made more than two years ago. None of the rules about inquiries looks at one that the report calls soft.',
      confidence: 'medium',
      law: law.bureauPractice,
    },
    ({ today }) =>
      (inquiry) =>
        inquiry.date !== null && isOld(inquiry, today)
          ? { fact: 'old', evidence: citeInquiry(inquiry), ended: addYears(latestDay(inquiry.date), 2) }
          : null,
  ),

  Q2: inquiryRule<Record<'noAccount' | 'noneSince', InquiryEvidence>>(
    {
      name: 'Inquiry without an account',
      condition:
        'No account, and no original creditor of one, has a name that could mean the company and was opened from 31 days before to 120 days after the inquiry, or on an unknown date; nor has a collection, whenever it was placed. Truncations, abbreviations, initials, and trading forms could mean it; so could an account without a name. Nor did such an account follow an inquiry by another lender of its kind from 14 days before to 14 days after it, or 45 days for auto, mortgage, and student loans, because people shop for a rate. The inquiry is no more than two years old, not dated after today, and not a collector’s. Only the client knows whether they applied for credit, so a letter only asks.',
      confidence: 'low',
      law: law.purpose,
    },
    ({ report, today }) => {
      const isExplained = explanations(report);
      const isShopping = rateShopping(report.inquiries, (inquiry, date) =>
        isExplained(inquiry, (line) => mayFollow(line, date)),
      );
      const until = report.reportDate?.value ?? today;
      return (inquiry) => {
        if (inquiry.subscriber === null || inquiry.date === null) return null;
        // Nothing can have followed a day that is yet to come.
        if (isOld(inquiry, today) || inquiry.date.value > today || isCollector(inquiry)) return null;
        const date = inquiry.date.value;
        const latest = latestDay(inquiry.date);
        const mayBe = (line: Tradeline) => mayFollow(line, date) || mayFollow(line, latest);
        if (isExplained(inquiry, (line) => line.kind === 'collection' || mayBe(line))) return null;
        if (isShopping(inquiry)) return null;
        const fact = addDays(latest, 120) > until ? 'noneSince' : 'noAccount';
        return { fact, evidence: citeInquiry(inquiry) };
      };
    },
  ),

  Q3: inquiryRule<{ twice: { inquiry: InquiryEvidence; earlier: InquiryEvidence } }>(
    {
      name: 'Same inquiry twice',
      condition:
        'The same company made an inquiry at the same bureau on the same day or up to 14 days earlier. Two rounds of shopping for one loan are no repetition: days apart, each with an inquiry by another company on that day or the next. The later of the two is in question.',
      confidence: 'medium',
      law: law.accuracy,
    },
    ({ report }) => {
      const positions = new Map(report.inquiries.map((inquiry, index) => [inquiry, index]));
      const others = groupByKey(report.inquiries, (inquiry) => [`${inquiry.bureau} ${nameKey(inquiry)}`]);
      return (inquiry) => {
        const earlier = others(`${inquiry.bureau} ${nameKey(inquiry)}`).find(
          (other) => precedes(other, inquiry, positions) && !areRounds(other, inquiry, report.inquiries),
        );
        return earlier === undefined
          ? null
          : { fact: 'twice', evidence: { inquiry: citeInquiry(inquiry), earlier: citeInquiry(earlier) } };
      };
    },
  ),

  Q4: inquiryRule<{ noAccount: InquiryEvidence }>(
    {
      name: 'Inquiry by a collector without an account',
      condition:
        'A collector made the inquiry no more than two years ago, and no account of the report has a name that could mean that company.',
      confidence: 'low',
      law: law.collectorPurpose,
    },
    ({ report, today }) => {
      const isExplained = explanations(report);
      return (inquiry) => {
        if (!isCollector(inquiry) || inquiry.subscriber === null || isOld(inquiry, today)) return null;
        return isExplained(inquiry, () => true)
          ? null
          : { fact: 'noAccount', evidence: citeInquiry(inquiry) };
      };
    },
  ),
} satisfies Family;

/** A rule that looks at one inquiry at a time, and at none that the report calls soft. `prepare` runs once per report. */
function inquiryRule<F extends Facts>(
  head: Omit<RuleHead, 'recipient' | 'topics'>,
  prepare: (context: Context) => (inquiry: Inquiry) => Proof<F> | null,
): Rule<F> {
  return reportRule({ ...head, recipient: 'bureau', topics: [] }, (context) => {
    const report = {
      ...context.report,
      inquiries: context.report.inquiries.filter((inquiry) => !isSoft(inquiry)),
    };
    const find = prepare({ ...context, report });
    return report.inquiries.flatMap((inquiry) => {
      const proof = find(inquiry);
      if (proof === null) return [];
      return [{ ...proof, bureaus: [inquiry.bureau], subject: { kind: 'inquiry', id: inquiry.id } as const }];
    });
  });
}

/** Only the client sees a soft inquiry, which needs no application, and no practice says when it is left out. */
export const isSoft = ({ kind }: Inquiry): boolean => /^soft\b/i.test(kind?.value ?? '');

function isOld(inquiry: Inquiry, today: string): boolean {
  return inquiry.date !== null && addYears(latestDay(inquiry.date), 2) < today;
}

export function isCollector(inquiry: Inquiry): boolean {
  return inquiry.industry?.value.symbol.startsWith('Y') === true;
}

const nameKey = (inquiry: Inquiry): string => companyKey(inquiry.subscriber?.value ?? '');

/** No real report names this many companies; in one that does, every inquiry counts as explained. */
const mostCompanies = 500;

/**
 * Whether an account among those that qualify could belong to the company that made the inquiry. The names of a
 * report are compared once each. An original creditor counts as well, because a debt that was sold may be all that is
 * left of the account.
 */
function explanations(
  report: Report,
): (inquiry: Inquiry, qualifies: (line: Tradeline) => boolean) => boolean {
  const lines = Map.groupBy(
    report.accounts.flatMap(({ tradelines }) =>
      tradelines.flatMap((line) => [
        { line, name: line.creditorName?.value ?? '' },
        ...(line.originalCreditor === null
          ? []
          : [{ line: undated(line), name: line.originalCreditor.value }]),
      ]),
    ),
    ({ name }) => name,
  );
  return (inquiry, qualifies) =>
    lines.size > mostCompanies ||
    [...lines].some(
      ([name, named]) =>
        mayBeSameCompany(inquiry.subscriber?.value ?? '', name) && named.some(({ line }) => qualifies(line)),
    );
}

/** A collection was opened when the debt was placed or sold; when the original account was, it doesn’t say. */
const undated = (line: Tradeline): Tradeline => ({ ...line, dateOpened: null });

/** Whether the line may have been opened because of an inquiry of that day: within 120 days, as far as it shows. */
function mayFollow({ dateOpened }: Tradeline, inquired: IsoDate): boolean {
  if (dateOpened === null) return true;
  const days = daysBetween(inquired, dateOpened.value);
  return days >= -31 && days <= 120;
}

function precedes(other: Inquiry, inquiry: Inquiry, positions: ReadonlyMap<Inquiry, number>): boolean {
  if (other === inquiry || other.bureau !== inquiry.bureau || other.date === null || inquiry.date === null)
    return false;
  if (!sameCompany(inquiry.subscriber?.value ?? '', other.subscriber?.value ?? '')) return false;
  const days = daysBetween(other.date.value, inquiry.date.value);
  return days === 0 ? (positions.get(other) ?? 0) < (positions.get(inquiry) ?? 0) : days > 0 && days <= 14;
}

/** Whether these are two rounds of shopping for a loan: on both days, other companies were asked as well. */
function areRounds(one: Inquiry, two: Inquiry, all: readonly Inquiry[]): boolean {
  if (one.date?.value === two.date?.value) return false;
  return [one, two].every((inquiry) => all.some((other) => isSameRound(inquiry, other)));
}

function isSameRound(one: Inquiry, other: Inquiry): boolean {
  if (one.bureau !== other.bureau || one.date === null || other.date === null) return false;
  return nameKey(one) !== nameKey(other) && Math.abs(daysBetween(one.date.value, other.date.value)) <= 1;
}
