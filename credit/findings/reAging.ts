/** Dates that make a debt look newer at one bureau than at another, which would keep it on the report longer. */
import type { IsoDate, Tradeline } from '../report/model.ts';
import { isChargedOffOrCollection, isLate, lastAdverseRun } from './accountRating.ts';
import { monthsBetween } from './calendar.ts';
import { cite, citeMonth } from './evidence.ts';
import type { Evidence, Hit } from './finding.ts';
import { law } from './law.ts';
import { movesWithUpdates } from './obsolescence.ts';
import { contradictedMonths, type ContradictedMonth } from './pairs.ts';
import { accountRule, type Family } from './rule.ts';

type DateFact = 'dateAccountStatus' | 'dateLastPayment';
type ReAgedFacts = Record<DateFact | 'firstLate', { own: Evidence; older: readonly Evidence[] }> & {
  stage: { months: readonly ContradictedMonth[] };
};

export const reAging = {
  R1: accountRule<ReAgedFacts>(
    {
      name: 'Dates make the debt look newer at one bureau',
      condition:
        'One bureau dates the same charge-off or collection more than three months later than another: by its date of last activity (unless within 60 days of the reporting date), its last payment, or the first month of its last unbroken run of adverse months. Or a bureau shows a month as 30 to 180 days late that another already shows as charged off or in collection. The bureau with the newer date is in question.',
      confidence: 'medium',
      law: `${law.delinquencyDate}; ${law.accuracy}`,
      recipient: 'both',
      topics: ['chargeOffs'],
    },
    (account) => {
      const lines = account.tradelines.filter(isChargedOffOrCollection);
      return [
        ...newer(lines, 'dateAccountStatus', (line) =>
          movesWithUpdates(line) ? null : (line.dateAccountStatus?.value ?? null),
        ),
        ...newer(lines, 'dateLastPayment', (line) => line.dateLastPayment?.value ?? null),
        ...newerStart(lines),
        ...newerStage(lines),
      ];
    },
  ),
} satisfies Family;

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
      return other.bureau !== line.bureau && earlier !== null && monthsBetween(earlier, date) > 3;
    });
    if (older.length === 0) return [];
    const evidence = { own: cite(line, fact), older: older.map((other) => cite(other, fact)) };
    return [{ fact, bureaus: [line.bureau], evidence }];
  });
}

function newerStart(lines: readonly Tradeline[]): readonly Hit<ReAgedFacts>[] {
  const starts = lines.flatMap((line) => {
    const { months, began } = lastAdverseRun(line);
    const first = months.at(-1);
    return began && first !== undefined ? [{ bureau: line.bureau, first }] : [];
  });
  return starts.flatMap(({ bureau, first }) => {
    const older = starts.filter(
      (other) => other.bureau !== bureau && monthsBetween(other.first.month, first.month) > 3,
    );
    if (older.length === 0) return [];
    const evidence = {
      own: citeMonth(bureau, first),
      older: older.map((other) => citeMonth(other.bureau, other.first)),
    };
    return [{ fact: 'firstLate', bureaus: [bureau], evidence }];
  });
}

function newerStage(lines: readonly Tradeline[]): readonly Hit<ReAgedFacts>[] {
  return lines.flatMap((line) => {
    const months = contradictedMonths(line, lines, isLate, ({ status }) => /^[9GL]$/.test(status));
    return months.length > 0 ? [{ fact: 'stage', bureaus: [line.bureau], evidence: { months } }] : [];
  });
}
