import type { ComparedBureau, ComparedRecord } from '#contract/reportComparison.ts';

export const groups = ['accounts', 'inquiries', 'publicRecords'] as const;
export type Group = (typeof groups)[number];

/** Whether the reports show a record differently. That one of them does not list its kind says nothing. */
export const isDifferent = ({ kind }: ComparedRecord): boolean => kind !== 'same' && kind !== 'unknown';

/** How many records of a bureau are different. */
export const differences = (bureau: ComparedBureau): number =>
  groups.flatMap((group) => bureau[group]).filter(isDifferent).length;

/** How many records of a bureau are of one kind. */
export const countOf = (bureau: ComparedBureau, kind: ComparedRecord['kind']): number =>
  groups.flatMap((group) => bureau[group]).filter((record) => record.kind === kind).length;

export const filters = ['all', 'negative', 'disputed'] as const;
export type Filter = (typeof filters)[number];

const passes = ({ isNegative, isDisputed }: ComparedRecord, filter: Filter): boolean =>
  filter === 'all' || (filter === 'negative' ? isNegative : isDisputed);

/** How many records of a bureau a filter leaves. */
export const countIn = (bureau: ComparedBureau, filter: Filter): number =>
  groups.flatMap((group) => bureau[group]).filter((record) => passes(record, filter)).length;

/** A record with the values to be shown. */
export interface ShownRecord extends ComparedRecord {
  /** All its values: its number and its opening date tell accounts of one name apart, changed or not. */
  readonly all: ComparedRecord['values'];
}

/** The records to be shown, and of those that changed, only the values that did. */
export function narrowed(
  all: readonly ComparedRecord[],
  onlyChanges: boolean,
  filter: Filter = 'all',
): readonly ShownRecord[] {
  const records = all.filter((record) => passes(record, filter));
  if (!onlyChanges) return records.map((record) => ({ ...record, all: record.values }));
  return records.filter(isDifferent).map((record) => ({
    ...record,
    all: record.values,
    values:
      record.kind === 'changed' || record.kind === 'possiblySame'
        ? record.values.filter(({ isChanged }) => isChanged)
        : record.values,
  }));
}
