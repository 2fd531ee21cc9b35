import { readReport } from '#credit/report/read.ts';
import type { Report } from '#credit/report/model.ts';
import type { Vault } from '#server/blobs/vault.ts';
import { found } from '#server/refusals.ts';
import type { StoredReport } from '#server/store/reports.ts';
import type { Store } from '#server/store/store.ts';

/**
 * Increases with every change of the readers that affects a model; older models are then rebuilt from the raw
 * report.
 */
export const parserVersion = '2';

interface Services {
  readonly store: Store;
  readonly vault: Vault;
}

/** The parsed report of a row in the account, optionally limited to one profile. Throws `notFound`. */
export async function openReport(
  services: Services,
  accountId: string,
  reportId: string,
  profileId?: string,
): Promise<Report> {
  const stored = found(await services.store.reports.find(accountId, reportId, profileId));
  return loadReport(services, accountId, stored);
}

/** The parsed report of a row: the cached model if its parser version is current, otherwise read again and cached. */
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
  const report = readReport(await vault.read({ ...sealContext, column: 'raw_blob' }, stored.raw));
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
