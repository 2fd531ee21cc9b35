/** Inquiries and court records. */
import type { Bureau } from '#vocabulary/bureaus.ts';
import { sameCompany } from '../findings/names.ts';
import { shownStart } from '#vocabulary/maskedNumbers.ts';
import type { Inquiry, PublicRecord, Report } from '../report/model.ts';
import type { Change } from './change.ts';
import { coverageOf } from './coverage.ts';
import { changedFields } from './fields.ts';
import { changesOf } from './match.ts';

/** An inquiry never changes: it has only its day and company. */
export function inquiryChanges(before: Report, now: Report, bureau: Bureau): readonly Change<Inquiry>[] {
  const own = (report: Report) => report.inquiries.filter((inquiry) => inquiry.bureau === bureau);
  return changesOf(own(before), own(now), {
    isSame: (then, today) =>
      then.date !== null &&
      then.date.value === today.date?.value &&
      sameCompany(then.subscriber?.value ?? '', today.subscriber?.value ?? ''),
    fields: () => [],
    covered: { before: coverageOf(before, bureau).inquiries, now: coverageOf(now, bureau).inquiries },
  });
}

const recordFields = ['type', 'status', 'court', 'dateFiled', 'dateResolved', 'amount'] as const;

/** Filed in the same month, under references that agree as far as both show them. */
function isSameCase(one: PublicRecord, other: PublicRecord): boolean {
  const [a, b] = [one, other].map(({ reference }) => shownStart(reference?.value ?? ''));
  const filed = one.dateFiled?.value.slice(0, 7);
  return (
    filed !== undefined &&
    filed === other.dateFiled?.value.slice(0, 7) &&
    a !== undefined &&
    b !== undefined &&
    (a.startsWith(b) || b.startsWith(a))
  );
}

export function recordChanges(before: Report, now: Report, bureau: Bureau): readonly Change<PublicRecord>[] {
  const own = (report: Report) => report.publicRecords.filter((record) => record.bureau === bureau);
  return changesOf(own(before), own(now), {
    isSame: isSameCase,
    fields: (then, today) => changedFields(recordFields, then, today, before.format === now.format),
    covered: { before: coverageOf(before, bureau).publicRecords, now: coverageOf(now, bureau).publicRecords },
  });
}
