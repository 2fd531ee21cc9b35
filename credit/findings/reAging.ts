/**
 * Dates that make a debt look newer, at one bureau than at another or than in an earlier report, which would keep it on
 * the report longer.
 */
import type { IsoDate, Tradeline } from '../report/model.ts';
import {
  hasUnreadPayment,
  isChargedOffOrCollection,
  isLate,
  isOnTime,
  lastAdverseRun,
} from './accountRating.ts';
import { lineBefore, linesIn, lookup } from './acrossReports.ts';
import { latestDayAt, monthsBetween } from './calendar.ts';
import { cite, citeMonth, citeReportDate, earlierReport } from './evidence.ts';
import type { Evidence, Hit } from './finding.ts';
import { law } from './law.ts';
import { isDayOfClosing, movesWithUpdates } from './delinquency.ts';
import { contradictedMonths, type ContradictedMonth } from './pairs.ts';
import { accountRule, reportRule, type Family } from './rule.ts';

type DateFact = 'dateFirstDelinquency' | 'dateAccountStatus' | 'dateLastPayment';
type ReAgedFacts = Record<DateFact, { own: Evidence; older: readonly Evidence[] }> & {
  firstLate: {
    /** The month on time that makes the bureau's delinquency begin so late. */
    onTime: Evidence;
    own: Evidence;
    /** Where the others' delinquency begins, and what they show for the month on time; null if they don't show it. */
    older: readonly { first: Evidence; meanwhile: Evidence | null }[];
  };
  stage: { months: readonly ContradictedMonth[] };
};

export const reAging = {
  R1: accountRule<ReAgedFacts>(
    {
      name: 'Dates make the debt look newer at one bureau',
      condition:
        'One bureau dates the same charge-off or collection more than three months later than another: by its date of first delinquency, its date of last activity (unless it is within 60 days of the reporting date, or the day of closing), its last payment (unless its balance is lower, which a later payment explains), these two unless the other bureau’s data is from before the later date, or the first month of its last unbroken run of adverse months, which follows a month on time that the other does not show as on time. Or a bureau shows a month as 30 to 180 days late that another already shows as charged off or in collection. The bureau with the newer date is in question.',
      confidence: 'medium',
      law: `${law.delinquencyDate}; ${law.accuracy}`,
      recipient: 'both',
      topics: ['chargeOffs'],
    },
    (account) => {
      const lines = account.tradelines.filter(isChargedOffOrCollection);
      return [
        ...newer(lines, 'dateFirstDelinquency', (line) => line.dateFirstDelinquency?.value ?? null),
        ...newer(lines, 'dateAccountStatus', (line) =>
          movesWithUpdates(line) || isDayOfClosing(line) ? null : (line.dateAccountStatus?.value ?? null),
        ),
        ...newer(lines, 'dateLastPayment', (line) => line.dateLastPayment?.value ?? null),
        ...newerStart(lines),
        ...newerStage(lines),
      ];
    },
  ),

  R2: reportRule<Record<MovedFact, { now: Evidence; earlier: Evidence; on: Evidence }>>(
    {
      name: 'Date moved later since an earlier report',
      condition:
        'An earlier report of the client shows the same charge-off or collection at the same bureau, and this one dates it more than three months later: by its date of first delinquency, by its date of last activity (unless that is within 60 days of the reporting date in one of the reports), by the day a collection was opened, or by a last payment that would have been made more than two months before the earlier report’s data and is not in it. Does not apply if a payment after the earlier date (other than that one), a lower balance, another status, or a month on time in between could explain it, if more than one account could be meant, or if one of the reports has no date.',
      confidence: 'medium',
      law: `${law.delinquencyDate}; ${law.accuracy}`,
      recipient: 'both',
      topics: ['chargeOffs'],
    },
    ({ report, before }) => {
      if (before === null || before.reportDate === null || report.reportDate === null) return [];
      if (before.reportDate.value >= report.reportDate.value) return [];
      const on = earlierReport(citeReportDate(before.reportDate, null));
      const lookups = { before: lookup(before), now: lookup(report) };
      return report.accounts.flatMap((account) =>
        linesIn(account).flatMap((own) =>
          movedDates(lineBefore(own, lookups), own.line).map(({ fact, earlier }) => ({
            fact,
            bureaus: [own.line.bureau],
            subject: { kind: 'account', id: account.id } as const,
            evidence: { now: cite(own.line, fact), earlier, on },
          })),
        ),
      );
    },
  ),
} satisfies Family;

type MovedFact = 'dateFirstDelinquency' | 'dateAccountStatus' | 'dateOpened' | 'dateLastPayment';

interface Moved {
  readonly fact: MovedFact;
  readonly earlier: Evidence;
}

/** The dates that count: the date of first delinquency, the status date where it does not simply follow the updates, and the opening of a collection. */
function movedDates(earlier: Tradeline | null, now: Tradeline): readonly Moved[] {
  if (earlier === null || !isChargedOffOrCollection(earlier) || !isChargedOffOrCollection(now)) return [];
  const isCollection = earlier.kind === 'collection' && now.kind === 'collection';
  const facts: readonly MovedFact[] = [
    'dateFirstDelinquency',
    ...(movesWithUpdates(earlier) || movesWithUpdates(now) ? [] : (['dateAccountStatus'] as const)),
    ...(isCollection ? (['dateOpened'] as const) : []),
  ];
  const moved = facts.flatMap((fact) => {
    const [from, to] = [earlier[fact]?.value, now[fact]?.value];
    if (from === undefined || to === undefined || monthsBetween(from, to) <= 3) return [];
    const isPaid =
      hasUnreadPayment({ tradelines: [now] }) ||
      (now.dateLastPayment !== null && now.dateLastPayment.value >= from);
    return isPaid || isExplained(earlier, now, from)
      ? []
      : [{ fact, earlier: earlierReport(cite(earlier, fact)) }];
  });
  return [...moved, ...movedPayment(earlier, now)];
}

/** A payment that the earlier report should have shown, because it would have been made well before that. */
function movedPayment(earlier: Tradeline, now: Tradeline): readonly Moved[] {
  const fact = 'dateLastPayment';
  const [from, to, reported] = [earlier[fact]?.value, now[fact]?.value, earlier.dateReported?.value];
  if (from === undefined || to === undefined || reported === undefined) return [];
  if (monthsBetween(from, to) <= 3 || monthsBetween(to, reported) <= 2) return [];
  return isExplained(earlier, now, from) ? [] : [{ fact, earlier: earlierReport(cite(earlier, fact)) }];
}

/** Whether something other than a payment happened to the account that gives it a later date. */
function isExplained(earlier: Tradeline, now: Tradeline, since: IsoDate): boolean {
  const reduced =
    earlier.balance !== null && now.balance !== null && now.balance.value < earlier.balance.value;
  const restated = (['condition', 'openClosed', 'payStatus'] as const).some(
    (field) => cite(earlier, field).value !== cite(now, field).value,
  );
  const cured = now.history.some((month) => isOnTime(month) && month.month > since.slice(0, 7));
  return reduced || restated || cured;
}

/** A later payment explains a lower balance. */
const isPaidDown = (line: Tradeline, other: Tradeline): boolean =>
  line.balance !== null && other.balance !== null && line.balance.value < other.balance.value;

/** Whether a bureau's data is from before what another one dates: it can't show that yet. */
function isReportedBefore({ dateReported }: Tradeline, line: Tradeline, fact: DateFact): boolean {
  const date = line[fact];
  return dateReported !== null && date !== null && dateReported.value <= latestDayAt(line.bureau, date);
}

function newer(
  lines: readonly Tradeline[],
  fact: DateFact,
  dateOf: (line: Tradeline) => IsoDate | null,
): readonly Hit<ReAgedFacts>[] {
  return lines.flatMap((line) => {
    const date = dateOf(line);
    if (date === null) return [];
    const older = lines.filter((other) => {
      const earlier = dateOf(other);
      if (fact === 'dateLastPayment' && isPaidDown(line, other)) return false;
      if (fact !== 'dateFirstDelinquency' && isReportedBefore(other, line, fact)) return false;
      return other.bureau !== line.bureau && earlier !== null && monthsBetween(earlier, date) > 3;
    });
    if (older.length === 0) return [];
    const evidence = { own: cite(line, fact), older: older.map((other) => cite(other, fact)) };
    return [{ fact, bureaus: [line.bureau], evidence }];
  });
}

/** A bureau that shows the deciding month on time as well, or nothing late until then, doesn't contradict the newer start. */
function newerStart(lines: readonly Tradeline[]): readonly Hit<ReAgedFacts>[] {
  const starts = lines.flatMap((line) => {
    const { months, before } = lastAdverseRun(line);
    const first = months.at(-1);
    return before !== null && first !== undefined ? [{ line, first, before }] : [];
  });
  return starts.flatMap(({ line: { bureau }, first, before }) => {
    const older = starts.flatMap(({ line: other, first: earlier }) => {
      const meanwhile = other.history.find(({ month }) => month === before.month);
      const isOlder = monthsBetween(earlier.month, first.month) > 3 && earlier.month < before.month;
      if (other.bureau === bureau || !isOlder || (meanwhile !== undefined && isOnTime(meanwhile))) return [];
      return [
        {
          first: citeMonth(other.bureau, earlier),
          meanwhile: meanwhile === undefined ? null : citeMonth(other.bureau, meanwhile),
        },
      ];
    });
    if (older.length === 0) return [];
    const evidence = { onTime: citeMonth(bureau, before), own: citeMonth(bureau, first), older };
    return [{ fact: 'firstLate', bureaus: [bureau], evidence }];
  });
}

function newerStage(lines: readonly Tradeline[]): readonly Hit<ReAgedFacts>[] {
  return lines.flatMap((line) => {
    const months = contradictedMonths(line, lines, isLate, ({ status }) => /^[9GL]$/.test(status));
    return months.length > 0 ? [{ fact: 'stage', bureaus: [line.bureau], evidence: { months } }] : [];
  });
}
