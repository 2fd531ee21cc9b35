/** Two reports of one person side by side: every account, inquiry, and court record with its values in both. */
import type { EvidenceField } from '#vocabulary/evidenceFields.ts';
import type { Bureau } from '#vocabulary/bureaus.ts';
import type { NamedLine } from '../findings/acrossReports.ts';
import { disputeMark } from '../findings/disputes.ts';
import { tradelineFields, type TradelineField } from '../findings/fields.ts';
import { codeText } from '../findings/formatValue.ts';
import type { Account, Code, Field, Inquiry, PublicRecord, Report, Tradeline } from '../report/model.ts';
import { negativeReasons } from '../report/negative.ts';
import { type AgedOff, agedOffBetween } from './agedOff.ts';
import type { Change, FieldChange } from './change.ts';
import { compareReports } from './compareReports.ts';
import { reAged, type ReAged } from './reAging.ts';
import { comparedScore, type ComparedScore } from './scores.ts';
import { recordFieldNames, shownChange, shownValue } from './shownChange.ts';

/** One value in both reports; null where a report does not give it. */
export interface ComparedValue {
  readonly field: EvidenceField;
  /** `YYYY-MM`, of a month of the payment history. */
  readonly month: string | null;
  readonly before: string | null;
  readonly now: string | null;
  readonly isChanged: boolean;
}

export interface ComparedRecord {
  readonly kind: Change<unknown>['kind'];
  /** As the newer report calls it, or the older one where it is gone. */
  readonly name: string;
  /** What the older report calls it, of a possible match. */
  readonly nameBefore: string | null;
  /** It is gone, and its time in reports ended between the two. */
  readonly isAgedOff: boolean;
  /** In the newer report; null if it does not show the account, and for what is no account. */
  readonly accountId: string | null;
  /** As the newest report has it that shows the record. */
  readonly isNegative: boolean;
  readonly isDisputed: boolean;
  readonly values: readonly ComparedValue[];
  readonly reAged: ReAged | null;
}

export interface ComparedBureau {
  readonly bureau: Bureau;
  readonly score: ComparedScore;
  readonly accounts: readonly ComparedRecord[];
  readonly inquiries: readonly ComparedRecord[];
  readonly publicRecords: readonly ComparedRecord[];
}

type Value = string | number | Code;

/** How records of one kind are shown. */
interface Shown<T> {
  readonly nameOf: (record: T) => string;
  readonly fieldsOf: (record: T) => readonly (readonly [EvidenceField, Field<Value>])[];
}

const lines: Shown<NamedLine> = {
  nameOf: ({ creditor }) => creditor,
  fieldsOf: ({ line }) =>
    (Object.keys(tradelineFields) as readonly TradelineField[])
      .filter((field) => field !== 'creditorName')
      .map((field) => [field, line[field]]),
};

const inquiries: Shown<Inquiry> = {
  nameOf: ({ subscriber }) => subscriber?.value ?? '',
  fieldsOf: ({ date }) => [['inquiryDate', date]],
};

const records: Shown<PublicRecord> = {
  // Not every report gives a type, or names the court.
  nameOf: ({ type, classification, court }) => {
    const kind = type ?? classification;
    return kind === null ? (court?.value ?? '') : codeText(kind.value);
  },
  fieldsOf: (record) => [
    ['recordReference', record.reference],
    ...Object.entries(recordFieldNames).map(([field, name]): readonly [EvidenceField, Field<Value>] => [
      name,
      record[field as keyof typeof recordFieldNames],
    ]),
  ],
};

export function sideBySide(before: Report, now: Report): readonly ComparedBureau[] {
  const hasAgedOff = agedOffBetween(before, now);
  const [ownerBefore, ownerNow] = [ownersIn(before), ownersIn(now)];
  return compareReports(before, now).map((changes) => ({
    bureau: changes.bureau,
    score: comparedScore(before, now, changes.bureau),
    accounts: changes.accounts.map((change) => {
      const { old, current } = linesOfChange(change);
      const line = current ?? old;
      const account = (current && ownerNow(current)) ?? (old && ownerBefore(old));
      return {
        ...compared(change, lines),
        isAgedOff: change.kind === 'gone' && hasAgedOff(change.before.line),
        accountId: (current && ownerNow(current)?.id) ?? null,
        isNegative: account !== null && line !== null && negativeReasons(account, line).length > 0,
        isDisputed: line !== null && disputeMark(line) !== null,
        reAged: reAgedIn(change),
      };
    }),
    inquiries: changes.inquiries.map((change) => agingOf(change, inquiries, hasAgedOff)),
    publicRecords: changes.publicRecords.map((change) => ({
      ...agingOf(change, records, hasAgedOff),
      isNegative: true,
    })),
  }));
}

/** The account of each line of a report. */
function ownersIn({ accounts }: Report): (line: Tradeline) => Account | null {
  const owners = new Map(
    accounts.flatMap((account) => account.tradelines.map((line) => [line.id, account] as const)),
  );
  return ({ id }) => owners.get(id) ?? null;
}

const linesOfChange = (change: Change<NamedLine>) => ({
  old: 'before' in change ? (change.before?.line ?? null) : null,
  current: 'now' in change ? (change.now?.line ?? null) : null,
});

const agingOf = <T extends Inquiry | PublicRecord>(
  change: Change<T>,
  shown: Shown<T>,
  hasAgedOff: AgedOff,
): ComparedRecord => ({
  ...compared(change, shown),
  isAgedOff: change.kind === 'gone' && hasAgedOff(change.before),
});

const reAgedIn = (change: Change<NamedLine>): ReAged | null =>
  change.kind === 'changed' || change.kind === 'possiblySame'
    ? reAged(change.before.line, change.now.line)
    : null;

function compared<T>(change: Change<T>, { nameOf, fieldsOf }: Shown<T>): ComparedRecord {
  const before = 'before' in change ? change.before : null;
  const now = 'now' in change ? change.now : null;
  const own = now ?? before;
  const changed = 'fields' in change ? change.fields : [];
  return {
    kind: change.kind,
    name: own === null ? '' : nameOf(own),
    nameBefore:
      change.kind === 'possiblySame' && nameOf(change.before) !== nameOf(change.now)
        ? nameOf(change.before)
        : null,
    values: [...rows(before, now, fieldsOf, changed), ...changedMonths(changed)],
    isAgedOff: false,
    accountId: null,
    isNegative: false,
    isDisputed: false,
    reAged: null,
  };
}

function rows<T>(
  before: T | null,
  now: T | null,
  fieldsOf: Shown<T>['fieldsOf'],
  changed: readonly FieldChange[],
): readonly ComparedValue[] {
  const marked = new Set(changed.map((change) => shownChange(change)?.field));
  const then = new Map(before === null ? [] : fieldsOf(before));
  const today = new Map(now === null ? [] : fieldsOf(now));
  return [...new Set([...then.keys(), ...today.keys()])].flatMap((field) => {
    const [old, current] = [shownValue(field, then.get(field)), shownValue(field, today.get(field))];
    if (old === null && current === null) return [];
    return [{ field, month: null, before: old, now: current, isChanged: marked.has(field) }];
  });
}

/** Months that both reports show, and show differently. */
const changedMonths = (changed: readonly FieldChange[]): readonly ComparedValue[] =>
  changed.flatMap((change) => {
    const shown = shownChange(change);
    if (shown === null || shown.month === null) return [];
    const { field, month, before, now } = shown;
    return [{ field, month, before, now, isChanged: true }];
  });
