import { isSame, isSameLine, linesOf, type NamedLine } from '../findings/acrossReports.ts';
import { tradelineFields, type TradelineField } from '../findings/fields.ts';
import { sameCompany, sameNumber } from '../findings/names.ts';
import type { Bureau } from '#vocabulary/bureaus.ts';
import { endsContradict, shownOf } from '#vocabulary/maskedNumbers.ts';
import type { Report } from '../report/model.ts';
import type { Change, FieldChange } from './change.ts';
import { coverageOf } from './coverage.ts';
import { changedFields } from './fields.ts';
import { changesOf } from './match.ts';

/** The reporting date moves with every update and says nothing about the account. */
const compared = (Object.keys(tradelineFields) as readonly TradelineField[]).filter(
  (field) => field !== 'dateReported',
);

/** The same number or opening day, the same kind, and the same original amount, under another company's name. */
function isRenamed({ line: before }: NamedLine, { line: now }: NamedLine): boolean {
  return (
    before.kind === now.kind &&
    isSameLine(before, now) &&
    before.highBalance !== null &&
    before.highBalance.value === now.highBalance?.value
  );
}

/**
 * Another opening day or another number at the same company: a bureau may have corrected it, or it may be another account.
 * Bureaus that show only a few digits often show the same ones for all cards of an issuer.
 */
function isAltered(one: NamedLine, other: NamedLine): boolean {
  const [before, now] = [one.line, other.line];
  if (before.kind !== now.kind || !sameCompany(one.creditor, other.creditor)) return false;
  const [number, otherNumber] = [before.accountNumber?.value ?? '', now.accountNumber?.value ?? ''];
  if (sameNumber(number, otherNumber)) return true;
  const isSameAmount = before.highBalance !== null && before.highBalance.value === now.highBalance?.value;
  const isSameDay = before.dateOpened !== null && before.dateOpened.value === now.dateOpened?.value;
  return isSameAmount && (isSameDay || number === '' || otherNumber === '');
}

/** Months that both reports show, and show differently. Older months fall out of the history, and new ones are added. */
function changedMonths({ line: before }: NamedLine, { line: now }: NamedLine): readonly FieldChange[] {
  const known = new Map(before.history.map(({ month, status }) => [month, status]));
  return now.history.flatMap(({ month, status }) => {
    const earlier = known.get(month);
    return earlier === undefined || earlier === status
      ? []
      : [{ field: `history ${month}`, before: earlier, now: status }];
  });
}

/** Masks hide different parts of a number from one report to the next; a number that continues another is the same. */
function isSameNumber(change: FieldChange): boolean {
  const { field, before, now } = change;
  if (field !== 'accountNumber' || typeof before !== 'string' || typeof now !== 'string') return false;
  const [one, other] = [shownOf(before), shownOf(now)];
  const continues = one.start.startsWith(other.start) || other.start.startsWith(one.start);
  return continues && !endsContradict(one, other);
}

/** What happened to one bureau's lines. */
export function accountChanges(before: Report, now: Report, bureau: Bureau): readonly Change<NamedLine>[] {
  const own = (report: Report) => linesOf(report).filter(({ line }) => line.bureau === bureau);
  const sameFormat = before.format === now.format;
  return changesOf(own(before), own(now), {
    isSame,
    isPossiblySame: (then, today) => isRenamed(then, today) || isAltered(then, today),
    fields: (then, today) => [
      ...changedFields(compared, then.line, today.line, sameFormat).filter((change) => !isSameNumber(change)),
      ...changedMonths(then, today),
    ],
    covered: { before: coverageOf(before, bureau).accounts, now: coverageOf(now, bureau).accounts },
  });
}
