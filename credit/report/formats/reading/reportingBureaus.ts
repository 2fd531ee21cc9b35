import { bureaus, type Bureau } from '#vocabulary/bureaus.ts';
import type { Report } from '../../model.ts';

type Records = Pick<Report, 'accounts' | 'inquiries' | 'publicRecords' | 'personal'>;

/** The bureaus that returned a file, in column order: those with any record, and those named. */
export function returnedBureaus(
  { accounts, inquiries, publicRecords, personal }: Records,
  named: readonly Bureau[],
): readonly Bureau[] {
  const found = new Set<Bureau>(named);
  for (const account of accounts) for (const line of account.tradelines) found.add(line.bureau);
  for (const record of [...inquiries, ...publicRecords, ...personal.names, ...personal.addresses]) {
    found.add(record.bureau);
  }
  return bureaus.filter((bureau) => found.has(bureau));
}
