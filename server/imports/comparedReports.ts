import type { ReplyOf } from '#contract/call.ts';
import type { compareReports } from '#contract/reportComparison.ts';
import { type ComparedRecord, sideBySide } from '#credit/comparison/sideBySide.ts';
import { ofDifferentPeople } from '#credit/findings/foreignEntries.ts';
import type { StoredReport } from '#server/store/reports.ts';
import { loadReport } from './reportModel.ts';

/** Two reports of one client side by side, bureau by bureau. Throws `unreadableReport` if today's readers refuse one. */
export async function comparedReports(
  services: Parameters<typeof loadReport>[0],
  accountId: string,
  { older, newer }: { readonly older: StoredReport; readonly newer: StoredReport },
): Promise<Pick<ReplyOf<typeof compareReports>, 'differentPeople' | 'bureaus'>> {
  const before = await loadReport(services, accountId, older);
  const now = await loadReport(services, accountId, newer);
  const bureaus = sideBySide(before, now).map(({ bureau, score, accounts, inquiries, publicRecords }) => ({
    bureau,
    score,
    accounts: accounts.map(plain),
    inquiries: inquiries.map(plain),
    publicRecords: publicRecords.map(plain),
  }));
  return { differentPeople: ofDifferentPeople(before, now), bureaus };
}

/** With lists of its own, as replies have them. */
const plain = ({ values, ...record }: ComparedRecord) => ({ ...record, values: [...values] });
