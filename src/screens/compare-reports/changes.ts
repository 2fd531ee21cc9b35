import type { ComparedBureau, ComparedRecord } from '#contract/reportComparison.ts';

export const groups = ['accounts', 'inquiries', 'publicRecords'] as const;
export type Group = (typeof groups)[number];

/** Whether the reports show a record differently. That one of them does not list its kind says nothing. */
export const isDifferent = ({ kind }: ComparedRecord): boolean => kind !== 'same' && kind !== 'unknown';

/** How many records of a bureau are different. */
export const differences = (bureau: ComparedBureau): number =>
  groups.flatMap((group) => bureau[group]).filter(isDifferent).length;

/** A record with the values to be shown. */
export interface ShownRecord extends ComparedRecord {
  /** All its values: its number and its opening date tell accounts of one name apart, changed or not. */
  readonly all: ComparedRecord['values'];
}

/** The records to be shown, and of those that changed, only the values that did. */
export function narrowed(records: readonly ComparedRecord[], onlyChanges: boolean): readonly ShownRecord[] {
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
