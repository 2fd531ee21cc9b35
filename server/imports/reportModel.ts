import * as z from 'zod/mini';
import { CallError } from '#contract/failures.ts';
import type { Report } from '#credit/report/model.ts';
import { withEarlierIds } from '#credit/report/sameIds.ts';
import { BlobMissing } from '#server/blobs/blobs.ts';
import type { Vault } from '#server/blobs/vault.ts';
import { found } from '#server/refusals.ts';
import type { StoredReport } from '#server/store/reports.ts';
import type { Store } from '#server/store/store.ts';
import { createReplyReader } from './replyReader.ts';
import { isUnreadable, throwUnreadable } from './unreadableReport.ts';

/**
 * Increases with every change of the readers that affects a model; older models are then rebuilt from the raw
 * report, and keep the ids by which statements and letters name their entries (decision 149).
 */
export const parserVersion = '6';

interface Services {
  readonly store: Store;
  readonly vault: Vault;
}

/** The model of a row in the account, optionally limited to one profile. Throws `notFound` and `unreadableReport`. */
export async function openModel(
  services: Services,
  accountId: string,
  reportId: string,
  profileId?: string,
): Promise<Buffer> {
  const stored = found(await services.store.reports.find(accountId, reportId, profileId));
  return loadModel(services, accountId, stored);
}

/** The same; null for a report that is gone, or that today's readers refuse. */
export async function openModelIfThere(...report: Parameters<typeof openModel>): Promise<Buffer | null> {
  try {
    return await openModel(...report);
  } catch (error) {
    if (error instanceof CallError || error instanceof BlobMissing) return null;
    throw error;
  }
}

const Listed = z.object({ bureau: z.string(), at: z.string() });
const Named = z.object({ ...Listed.shape, id: z.string() });
/** What every release's models have in common. */
const EarlierReading = z.object({
  accounts: z.array(z.object({ id: z.string(), tradelines: z.array(Listed) })),
  inquiries: z.array(Named),
  publicRecords: z.array(Named),
});

/** Long ones in a process of their own, as when they were imported. */
const read = createReplyReader();

/** A report can have been imported before the readers recognized that it is incomplete. */
async function readAgain(raw: Uint8Array, model: Buffer): Promise<Report> {
  const earlier = EarlierReading.safeParse(JSON.parse(model.toString()));
  try {
    const report = await read(raw);
    return earlier.success ? withEarlierIds(report, earlier.data) : report;
  } catch (error) {
    return throwUnreadable(error);
  }
}

/**
 * The model of a row as JSON: the cached one if its parser version is current, otherwise read again and cached. Throws
 * `unreadableReport` if today's readers refuse it.
 */
export async function loadModel(
  { store, vault }: Services,
  accountId: string,
  stored: StoredReport,
): Promise<Buffer> {
  const sealContext = { accountId, profileId: stored.profileId, table: 'report', row: stored.id } as const;
  const text = await vault.read({ ...sealContext, column: 'model_blob' }, stored.model);
  if (stored.model.parserVersion === parserVersion) return text;
  const report = await readAgain(await vault.read({ ...sealContext, column: 'raw_blob' }, stored.raw), text);
  const again = Buffer.from(JSON.stringify(report));
  const model = await vault.put({ ...sealContext, column: 'model_blob' }, again);
  const unneeded = await store.reports.replaceModel(accountId, stored.id, stored.model.blob, {
    ...model,
    parserVersion,
  });
  await vault.remove([unneeded]);
  return again;
}

/** The model of a row; null if today's readers refuse it. */
export async function loadModelIfReadable(...report: Parameters<typeof loadModel>): Promise<Buffer | null> {
  try {
    return await loadModel(...report);
  } catch (error) {
    if (isUnreadable(error)) return null;
    throw error;
  }
}
