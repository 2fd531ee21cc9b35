import type { OutcomeRow } from '#contract/outcomes.ts';
import { countedAs } from '#disputes/units.ts';
import { csvOf } from '#server/csv.ts';
import { reasonSentence } from '#vocabulary/disputeReasons.ts';

const columns = [
  'recipients',
  'bureau',
  'reason',
  'reasonText',
  'decided',
  ...countedAs,
  'deletedOrCorrectedRate',
  'rateLow95',
  'rateHigh95',
  'medianDays',
  'measuredAnswers',
  'assumedReceipts',
] as const;

const textOf = (value: number | null | undefined) =>
  value === null || value === undefined ? '' : `${value}`;
const shareOf = (share: number | undefined) => share?.toFixed(4) ?? '';

function reasonText(reason: OutcomeRow['reason']): string {
  if (reason === null) return 'All disputes';
  return reason === 'none' ? 'Verification only' : reasonSentence(reason, 'en');
}

/** Figures as UTF-8 text with a header row and CRLF line ends (RFC 4180), safe to open in a spreadsheet. Rates are shares of 1. */
export function outcomesCsv(rows: readonly OutcomeRow[]): string {
  return csvOf([
    columns,
    ...rows.map(({ recipients, bureau, reason, decided, counts, rate, measured }) => [
      recipients,
      bureau ?? 'all',
      reason ?? 'all',
      reasonText(reason),
      textOf(decided),
      ...countedAs.map((as) => textOf(counts[as])),
      shareOf(rate?.rate),
      shareOf(rate?.low),
      shareOf(rate?.high),
      textOf(measured.medianDays),
      textOf(measured.answers),
      textOf(measured.assumed),
    ]),
  ]);
}
