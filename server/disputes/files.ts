import { CallError } from '#contract/failures.ts';
import { decodeDocument } from '#server/documents/decode.ts';
import { actorNameFor } from '#server/identity/actorName.ts';
import type { Session } from '#server/identity/session.ts';
import { safeName } from '#server/letters/archive.ts';
import { found } from '#server/refusals.ts';
import type { Services } from '#server/services.ts';
import { newId } from '#server/store/ids.ts';
import { displayName } from '#server/store/names.ts';

export const pdfType = 'application/pdf';

export interface UploadedFile {
  readonly session: Pick<Session, 'accountId' | 'userId' | 'isImpersonating'>;
  readonly profileId: string;
  /** The client's name, if they upload it themselves. */
  readonly client?: string;
  /** As the browser calls it. */
  readonly name: string;
  readonly bytes: () => Promise<Buffer>;
}

/**
 * Saves a photo or PDF of a receipt or an answer, and returns its id. Images are re-encoded; a PDF stays as it is, because
 * nothing here opens it. Throws `notFound`, `notAnImage`, and `imageTooLarge`.
 */
export async function saveDisputeFile(
  { store, vault }: Pick<Services, 'store' | 'vault'>,
  { session, profileId, client, name, bytes: read }: UploadedFile,
): Promise<string> {
  const { accountId } = session;
  const profile = found(await store.profiles.find(accountId, profileId));
  const { bytes, mediaType } = await readScan(read);
  const username = client ?? (await actorNameFor(session, store.users));
  const id = newId();
  const place = { accountId, profileId, table: 'dispute_file', column: 'blob', row: id } as const;
  const stored = await vault.put(place, bytes);
  const added = await store.transaction(async (step) => {
    const file = { id, profileId, mediaType, name: safeName(name), ...stored };
    if (!(await step.disputeFiles.add(accountId, file))) return false;
    const profileName = displayName(profile);
    await step.logs.add(accountId, { profileId, profileName, username, status: 'scanUploaded' });
    return true;
  });
  if (!added) {
    await vault.remove([stored.blob]);
    throw new CallError('notFound');
  }
  return id;
}

/** The bytes to be stored and their type: images are re-encoded. Throws `notAnImage` and `imageTooLarge`. */
export async function readScan(
  read: () => Promise<Buffer>,
): Promise<{ readonly bytes: Buffer; readonly mediaType: string }> {
  const given = await read();
  return isPdf(given) ? { bytes: given, mediaType: pdfType } : decodeDocument(given);
}

/** How far from its end a PDF may end, in bytes: programs add line breaks. */
const pdfEnd = 1024;

/** A complete file with the signature of a PDF (ISO 32000-1, 7.5.2 and 7.5.5). */
function isPdf(bytes: Buffer): boolean {
  return (
    /^%PDF-[12]\.\d/.test(bytes.subarray(0, 8).toString('latin1')) &&
    bytes.subarray(-pdfEnd).includes('%%EOF')
  );
}
