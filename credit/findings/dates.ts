/** Dates that disagree between bureaus, that make a debt younger, or that cannot be. Compared by month. */
import type { Bureau } from '#vocabulary/bureaus.ts';
import type { Account, FormatId, Tradeline } from '../report/model.ts';
import { addYears, daysBetween, monthsBetween } from './calendar.ts';
import { absent, cite, citeMonth, citeReportDate } from './evidence.ts';
import type { TradelineField } from './fields.ts';
import { accountRule, law, type Context, type Evidence, type Rule } from './finding.ts';
import { bureausOf, differing } from './pairs.ts';
import {
  isAuthorizedUser,
  isChargedOffOrCollection,
  isLate,
  isOpen,
  lastAdverseRun,
} from './accountRating.ts';

const accuracyBoth = `${law.accuracy}; ${law.furnisher}`;

/**
 * One bureau dates the same charge-off or collection more than three months later than another: that file makes the
 * debt younger. The younger files are in question. The status date moves with each update at some bureaus, so it
 * does not count within 60 days of the reporting date.
 */
const reAged = accountRule(
  {
    id: 'R1',
    name: 'Dates make the debt younger at one bureau',
    confidence: 'medium',
    law: `${law.delinquencyDate}; ${law.accuracy}`,
    recipient: 'both',
  },
  (account) => {
    const lines = account.tradelines.filter(isChargedOffOrCollection);
    return [
      ...younger(lines, 'dateAccountStatus', statusDate),
      ...younger(lines, 'dateLastPayment', (line) => line.dateLastPayment?.value ?? null),
      ...youngerStart(lines),
      ...youngerStage(lines),
    ];
  },
);

function statusDate(line: Tradeline): string | null {
  if (line.dateAccountStatus === null || line.dateReported === null) return null;
  const { value } = line.dateAccountStatus;
  return Math.abs(daysBetween(value, line.dateReported.value)) <= 60 ? null : value;
}

function younger(
  lines: readonly Tradeline[],
  field: TradelineField,
  dateOf: (line: Tradeline) => string | null,
) {
  return lines.flatMap((line) => {
    const own = dateOf(line);
    if (own === null) return [];
    const older = lines.filter((other) => {
      const date = dateOf(other);
      return other.bureau !== line.bureau && date !== null && monthsBetween(date, own) > 3;
    });
    if (older.length === 0) return [];
    return [
      { fact: field, bureaus: [line.bureau], evidence: [line, ...older].map((each) => cite(each, field)) },
    ];
  });
}

function youngerStart(lines: readonly Tradeline[]) {
  const starts = lines.flatMap((line) => {
    const { months, began } = lastAdverseRun(line);
    const first = months.at(-1);
    return began && first !== undefined ? [{ line, first }] : [];
  });
  return starts.flatMap(({ line, first }) => {
    const older = starts.filter(
      (other) => other.line.bureau !== line.bureau && monthsBetween(other.first.month, first.month) > 3,
    );
    if (older.length === 0) return [];
    const evidence = [
      citeMonth(line.bureau, first),
      ...older.map((other) => citeMonth(other.line.bureau, other.first)),
    ];
    return [{ fact: 'firstLate', bureaus: [line.bureau], evidence }];
  });
}

/** A month still counted as 30 to 180 days late here, already charged off or in collection elsewhere. */
function youngerStage(lines: readonly Tradeline[]) {
  return lines.flatMap((line) => {
    const evidence = line.history.filter(isLate).flatMap((month) => {
      const other = lines
        .filter((each) => each.bureau !== line.bureau)
        .flatMap((each) =>
          each.history
            .filter((at) => at.month === month.month && /^[9GL]$/.test(at.status))
            .map((at) => citeMonth(each.bureau, at)),
        );
      return other.length > 0 ? [citeMonth(line.bureau, month), ...other] : [];
    });
    return evidence.length > 0 ? [{ fact: 'stage', bureaus: [line.bureau], evidence }] : [];
  });
}

/** The opened month differs by more than one month. */
const openedMismatch = accountRule(
  {
    id: 'T1',
    name: 'Date opened differs between bureaus',
    confidence: 'medium',
    law: accuracyBoth,
    recipient: 'both',
  },
  (account) => {
    const lines = differing(account, (one, other) => {
      if (one.dateOpened === null || other.dateOpened === null) return false;
      return Math.abs(monthsBetween(one.dateOpened.value, other.dateOpened.value)) > 1;
    });
    if (lines.length === 0) return [];
    return [
      { fact: 'differs', bureaus: bureausOf(lines), evidence: lines.map((line) => cite(line, 'dateOpened')) },
    ];
  },
);

/** A date that lies in a later month than one it must precede. */
function after(line: Tradeline, later: TradelineField, earlier: TradelineField): readonly Evidence[] {
  const [one, other] = [line[later]?.value, line[earlier]?.value];
  if (typeof one !== 'string' || typeof other !== 'string' || monthsBetween(other, one) <= 0) return [];
  return [cite(line, later), cite(line, earlier)];
}

const impossibleDates = accountRule(
  { id: 'T2', name: 'Impossible dates', confidence: 'high', law: accuracyBoth, recipient: 'both' },
  (account, context) =>
    account.tradelines.flatMap((line) => {
      const hits = [
        { fact: 'openedAfterReported', evidence: after(line, 'dateOpened', 'dateReported') },
        { fact: 'closedBeforeOpened', evidence: after(line, 'dateOpened', 'dateClosed') },
        { fact: 'paidBeforeOpened', evidence: after(line, 'dateOpened', 'dateLastPayment') },
        { fact: 'inTheFuture', evidence: inTheFuture(line, context.today) },
        { fact: 'underAge', evidence: underAge(line, context) },
      ];
      return hits.flatMap((hit) => (hit.evidence.length > 0 ? [{ ...hit, bureaus: [line.bureau] }] : []));
    }),
);

function inTheFuture(line: Tradeline, today: string): readonly Evidence[] {
  const fields = ['dateOpened', 'dateReported'] as const;
  return fields.filter((field) => (line[field]?.value ?? '') > today).map((field) => cite(line, field));
}

/** Opened before the eighteenth birthday, by the client's own date of birth; an authorized user may be younger. */
function underAge(line: Tradeline, { profile }: Context): readonly Evidence[] {
  const dob = profile?.dob ?? null;
  if (dob === null || line.dateOpened === null || isAuthorizedUser(line)) return [];
  return monthsBetween(line.dateOpened.value, addYears(dob, 18)) > 0 ? [cite(line, 'dateOpened')] : [];
}

/** providerViews has no date of opening for any collection: its absence says nothing about the bureau. */
const carriesOpened = (format: FormatId, { kind }: Tradeline): boolean =>
  format !== 'mfsn-provider-views' || kind !== 'collection';

const openedMissing = accountRule(
  { id: 'T3', name: 'Date opened missing', confidence: 'low', law: accuracyBoth, recipient: 'both' },
  (account, { report }) =>
    account.tradelines
      .filter((line) => line.dateOpened === null && carriesOpened(report.format, line))
      .map((line) => ({ fact: 'missing', bureaus: [line.bureau], evidence: [absent(line, 'dateOpened')] })),
);

/** An open account last reported more than six months before the report was made. */
const stale = accountRule(
  {
    id: 'T4',
    name: 'Open account not updated for six months',
    confidence: 'low',
    law: law.accuracy,
    recipient: 'bureau',
  },
  (account: Account, { report }) =>
    account.tradelines.flatMap((line) => {
      if (!isOpen(line) || line.dateReported === null || report.reportDate === null) return [];
      if (monthsBetween(line.dateReported.value, report.reportDate.value) <= 6) return [];
      const bureau: Bureau = line.bureau;
      return [
        {
          fact: 'stale',
          bureaus: [bureau],
          evidence: [cite(line, 'dateReported'), ...citeReportDate(report, bureau)],
        },
      ];
    }),
);

export const dates: readonly Rule[] = [reAged, openedMismatch, impossibleDates, openedMissing, stale];
