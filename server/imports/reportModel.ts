import { readReport } from '#credit/report/read.ts';
import type { Report } from '#credit/report/model.ts';
import type { Vault } from '#server/blobs/vault.ts';
import { found } from '#server/refusals.ts';
import type { StoredReport } from '#server/store/reports.ts';
import type { Store } from '#server/store/store.ts';
import { isUnreadable, throwUnreadable } from './unreadableReport.ts';

/**
 * Increases with every change of the readers that affects a model; older models are then rebuilt from the raw
 * report. Not with one that only joins other lines (decision 141): accounts would get other ids, by which statements and letters name
 * them.
 */
export const parserVersion = '4';

interface Services {
  readonly store: Store;
  readonly vault: Vault;
}

/** The parsed report of a row in the account, optionally limited to one profile. Throws `notFound` and `unreadableReport`. */
export async function openReport(
  services: Services,
  accountId: string,
  reportId: string,
  profileId?: string,
): Promise<Report> {
  const stored = found(await services.store.reports.find(accountId, reportId, profileId));
  return loadReport(services, accountId, stored);
}

/** A report can have been imported before the readers recognized that it is incomplete. */
function readAgain(raw: Uint8Array): Report {
  try {
    return readReport(raw);
  } catch (error) {
    return throwUnreadable(error);
  }
}

/**
 * The parsed report of a row: the cached model if its parser version is current, otherwise read again and cached. Throws
 * `unreadableReport` if today's readers refuse it.
 */
export async function loadReport(
  { store, vault }: Services,
  accountId: string,
  stored: StoredReport,
): Promise<Report> {
  const sealContext = { accountId, profileId: stored.profileId, table: 'report', row: stored.id } as const;
  if (stored.model.parserVersion === parserVersion) {
    const text = await vault.read({ ...sealContext, column: 'model_blob' }, stored.model);
    // Sealed by this same parser version, so these are authenticated bytes that we wrote ourselves.
    return JSON.parse(text.toString()) as Report;
  }
  const report = readAgain(await vault.read({ ...sealContext, column: 'raw_blob' }, stored.raw));
  const model = await vault.put(
    { ...sealContext, column: 'model_blob' },
    Buffer.from(JSON.stringify(report)),
  );
  const unneeded = await store.reports.replaceModel(accountId, stored.id, stored.model.blob, {
    ...model,
    parserVersion,
  });
  await vault.remove([unneeded]);
  return report;
}

/** The parsed report of a row; null if today's readers refuse it. */
export async function loadIfReadable(
  services: Services,
  accountId: string,
  stored: StoredReport,
): Promise<Report | null> {
  try {
    return await loadReport(services, accountId, stored);
  } catch (error) {
    if (isUnreadable(error)) return null;
    throw error;
  }
}
