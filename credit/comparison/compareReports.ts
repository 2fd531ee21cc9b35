import { bureaus } from '#vocabulary/bureaus.ts';
import type { NamedLine } from '../findings/acrossReports.ts';
import type { Inquiry, PublicRecord, Report } from '../report/model.ts';
import { accountChanges } from './accounts.ts';
import type { BureauChanges } from './change.ts';
import { inquiryChanges, recordChanges } from './entries.ts';

/**
 * What happened between two reports of one person, bureau by bureau: each account, inquiry, and court record of either
 * report once. Pure, and symmetric except for its direction: `before` is the older report.
 */
export function compareReports(
  before: Report,
  now: Report,
): readonly BureauChanges<NamedLine, Inquiry, PublicRecord>[] {
  return bureaus
    .filter((bureau) => before.bureaus.includes(bureau) || now.bureaus.includes(bureau))
    .map((bureau) => ({
      bureau,
      accounts: accountChanges(before, now, bureau),
      inquiries: inquiryChanges(before, now, bureau),
      publicRecords: recordChanges(before, now, bureau),
    }));
}
