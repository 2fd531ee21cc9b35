import * as z from 'zod/mini';
import { CallError } from '#contract/failures.ts';
import type { ReportFileContents } from '#contract/reportFile.ts';
import { namesSomebodyElse, primaryNames } from '#credit/findings/foreignEntries.ts';
import { formatName } from '#credit/report/formatNames.ts';
import type { Report } from '#credit/report/model.ts';
import { isNegative } from '#credit/report/negative.ts';
import type { Session } from '#server/identity/session.ts';
import { found, usedKey } from '#server/refusals.ts';
import type { Services } from '#server/services.ts';
import { type Claim, claimOfFile } from '#server/store/idempotency.ts';
import { displayName } from '#server/store/names.ts';
import type { Profile } from '#server/store/profiles.ts';
import type { ReadFile } from './fileReader.ts';
import { newestOf } from './newestReport.ts';
import { saveReport } from './saveReport.ts';
import { throwUnreadable } from './unreadableReport.ts';

/** A report file, unchanged, for one profile of the person who uploads it. */
interface GivenFile {
  readonly session: Pick<Session, 'accountId' | 'userId' | 'isImpersonating' | 'timeZone'>;
  readonly profileId: string;
  readonly bytes: () => Promise<Uint8Array>;
}

type FileServices = Pick<Services, 'store' | 'vault' | 'looker' | 'clock' | 'turns'>;

/** Reads nothing for a profile that does not belong to the account. */
async function open({ store }: FileServices, { session, profileId, bytes }: GivenFile) {
  const profile = found(await store.profiles.find(session.accountId, profileId));
  return { profile, raw: await bytes() };
}

/** Throws `unreadableReport`. */
const readInTurn = (
  { turns }: FileServices,
  read: ReadFile,
  { session: { accountId } }: Pick<GivenFile, 'session'>,
  raw: Uint8Array,
): Promise<Report> => turns.files.take(accountId, () => read(raw)).catch(throwUnreadable);

/** What a file contains and whether it matches the profile. Throws `notFound` and `unreadableReport`. */
export async function inspectFile(
  services: FileServices,
  read: ReadFile,
  file: GivenFile,
): Promise<ReportFileContents> {
  const { profile, raw } = await open(services, file);
  const report = await readInTurn(services, read, file, raw);
  const kept = await services.store.reports.list(file.session.accountId, file.profileId);
  return contentsOf(report, profile, newestOf(kept)?.reportDate ?? null);
}

function contentsOf(
  report: Report,
  profile: Pick<Profile, 'firstName' | 'lastName'>,
  newestKept: string | null,
): ReportFileContents {
  const { accounts, scores } = report;
  return {
    format: formatName(report.format),
    reportDate: report.reportDate?.value ?? null,
    bureaus: [...report.bureaus],
    scores: scores.map(({ bureau, value }) => ({ bureau, value: value?.value ?? null })),
    accounts: accounts.length,
    negativeAccounts: accounts.filter((account) => isNegative(account)).length,
    inquiries: report.inquiries.length,
    publicRecords: report.publicRecords.length,
    names: [...primaryNames(report)],
    profileName: `${profile.firstName} ${profile.lastName}`.trim(),
    namesSomebodyElse: namesSomebodyElse(report, profile),
    newestKept,
  };
}

const Reply = z.object({ reportId: z.string() });

interface ImportedFile extends GivenFile {
  /** Of a request under its caller's own key, which imports one report however often it arrives; null for others. */
  readonly claim: Claim | null;
}

/**
 * Imports a file like a provider's response and returns the report's id. Throws `notFound` and `unreadableReport`, and
 * `invalid` if the key was used for another file.
 */
export async function importFile(
  services: FileServices,
  read: ReadFile,
  { claim: given, ...file }: ImportedFile,
): Promise<string> {
  const { store } = services;
  const { accountId } = file.session;
  const { profile, raw } = await open(services, file);
  const claim = given && claimOfFile(given, raw);
  const before = claim && (await store.idempotency.find(accountId, claim));
  if (before?.kind === 'repeated') return Reply.parse(before.reply).reportId;
  if (before?.kind === 'otherRequest') throw usedKey();
  const report = await readInTurn(services, read, file, raw);
  return saveReport(services, {
    session: file.session,
    profileId: file.profileId,
    profileName: displayName(profile),
    source: 'File',
    origin: formatName(report.format),
    raw,
    report,
    end: async (step, reportId) => {
      if (claim === null) return;
      const { kind } = await step.idempotency.claim(accountId, claim, Reply.parse({ reportId }));
      // The same request is being done at the same time: repeated, it gets that one's report.
      if (kind !== 'claimed') throw new CallError('unavailable');
    },
  });
}
