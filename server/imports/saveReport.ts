import { CallError } from '#contract/failures.ts';
import type { ReportSource } from '#contract/reports.ts';
import type { Report } from '#credit/report/model.ts';
import { notifyOfProposals } from '#server/disputes/notifyOfProposals.ts';
import { saveStanding } from '#server/disputes/saveStanding.ts';
import { actorNameFor } from '#server/identity/actorName.ts';
import type { Session } from '#server/identity/session.ts';
import { recordEvent } from '#server/profiles/recordEvent.ts';
import type { Services } from '#server/services.ts';
import { newId } from '#server/store/ids.ts';
import type { Step } from '#server/store/store.ts';
import { todayIn } from '#server/today.ts';
import { newestOf } from './newestReport.ts';
import { recordReportImport } from './recordReportImport.ts';
import { loadModelIfReadable, parserVersion } from './reportModel.ts';
import { readableReports } from './readableReports.ts';
import { changesIn } from './saveScoreChanges.ts';
import { saveSightings } from './sameSighting.ts';
import { sightingsIn } from './sightings.ts';

export interface KeptReport {
  readonly session: Pick<Session, 'accountId' | 'userId' | 'isImpersonating' | 'timeZone'>;
  readonly profileId: string;
  readonly profileName: string;
  readonly source: ReportSource;
  /** The origin, for the report's name and its notification. */
  readonly origin: string;
  readonly raw: Uint8Array;
  readonly report: Report;
  /** Work for the same transaction; returns false if the account has no such profile. */
  readonly connect?: (step: Step) => Promise<boolean>;
  /** Ends the job that imports it, in the same transaction. */
  readonly end?: (step: Step, reportId: string) => Promise<void>;
}

/**
 * Saves a report that was read, and returns its id. Writes the blobs first, then one transaction for report, log, notification and
 * event, so that what was there before stays until the new one is complete. A report older than one the profile
 * already has says nothing about where the client is now. Throws `notFound`.
 */
export async function saveReport(
  services: Pick<Services, 'store' | 'vault' | 'looker' | 'clock'>,
  { session, profileId, profileName, source, origin, raw, report, connect, end }: KeptReport,
): Promise<string> {
  const { store, vault, clock } = services;
  const { accountId } = session;
  const reportDate = report.reportDate?.value ?? todayIn(session.timeZone, clock);
  const earlier = await store.reports.list(accountId, profileId);
  const newest = newestOf(earlier);
  const isOlder = newest !== null && reportDate < (newest.reportDate ?? '');
  const modelText = Buffer.from(JSON.stringify(report));
  const before = newest === null || isOlder ? null : await loadModelIfReadable(services, accountId, newest);
  const seen = isOlder ? null : await services.looker.see('imported', [modelText, before], {});
  const sightings = isOlder
    ? []
    : await sightingsIn(services, { accountId, profileId, model: modelText, on: reportDate });
  const id = newId();
  const changes = await readableReports(services, { accountId, timeZone: session.timeZone }, earlier).then(
    (reports) => changesIn([{ id, date: reportDate, report }, ...reports]),
    // An earlier report that can't be opened doesn't keep a new one out. Housekeeping tries again, and says why.
    () => null,
  );
  const sealContext = { accountId, profileId, table: 'report', row: id } as const;
  const rawBlob = await vault.put({ ...sealContext, column: 'raw_blob' }, raw);
  const model = await vault.put({ ...sealContext, column: 'model_blob' }, modelText);
  const username = await actorNameFor(session, store.users);

  const kept = await store.transaction(async (step) => {
    if (connect !== undefined && !(await connect(step))) return false;
    const added = await step.reports.add(accountId, {
      id,
      profileId,
      provider: source,
      name: `${reportDate} ${origin}`,
      reportDate,
      raw: rawBlob,
      model: { ...model, parserVersion },
    });
    if (!added) return false;
    await step.logs.add(accountId, { profileId, profileName, username, status: 'reportConnected' });
    await step.notifications.add(accountId, {
      type: 'positive',
      code: 'reportConnected',
      params: { profile: profileName, provider: origin },
      profileId,
    });
    if (seen === null) await recordEvent(step, accountId, profileId, 'reportImported');
    else await recordReportImport(step, { accountId, profileId }, seen);
    const all = await step.reports.list(accountId, profileId);
    // Another import may have saved one meanwhile.
    await step.scoreChanges.save(accountId, profileId, all.length === earlier.length + 1 ? changes : null);
    if (newestOf(all)?.id === id)
      await saveSightings(step, { accountId, profileId }, { id, on: reportDate, sightings });
    await step.reports.noteCompared(accountId, profileId);
    const today = todayIn(session.timeZone, clock);
    const standing = await saveStanding(step, { accountId, profileId, today });
    await notifyOfProposals(step, standing, { accountId, profileId, profileName });
    await end?.(step, id);
    return true;
  });
  if (!kept) {
    await vault.remove([rawBlob.blob, model.blob]);
    throw new CallError('notFound');
  }
  return id;
}
