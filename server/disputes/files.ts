import * as z from 'zod/mini';
import { CallError } from '#contract/failures.ts';
import { decodeDocument, type Decoding } from '#server/documents/decode.ts';
import { actorNameFor } from '#server/identity/actorName.ts';
import type { Session } from '#server/identity/session.ts';
import { safeName } from '#server/letters/archive.ts';
import { found, usedKey } from '#server/refusals.ts';
import type { Services } from '#server/services.ts';
import { type Claim, claimOfFile } from '#server/store/idempotency.ts';
import { newId } from '#server/store/ids.ts';
import { displayName } from '#server/store/names.ts';
import type { Repositories } from '#server/store/store.ts';
import type { StoredBlob } from '#server/store/storedBlob.ts';

export const pdfType = 'application/pdf';

export interface UploadedFile {
  readonly session: Pick<Session, 'accountId' | 'userId' | 'isImpersonating'>;
  readonly profileId: string;
  /** The client's name, if they upload it themselves. */
  readonly client?: string;
  /** As the browser calls it. */
  readonly name: string;
  readonly bytes: () => Promise<Buffer>;
  /** Of a request under its caller's own key, which saves one file however often it arrives; null for others. */
  readonly claim: Claim | null;
}

/**
 * Saves a photo or PDF of a receipt or an answer, and returns its id. Images are re-encoded; a PDF stays as it is, because only
 * the process that typesets letters opens it, to enclose copies of its pages. Throws `notFound`, `notAnImage`, and `imageTooLarge`, and
 * `invalid` if the request's key was used for another file.
 */
export async function saveDisputeFile(
  { store, vault, turns }: Pick<Services, 'store' | 'vault' | 'turns'>,
  { session, profileId, client, name, bytes: read, claim: given }: UploadedFile,
): Promise<string> {
  const { accountId } = session;
  const profile = found(await store.profiles.find(accountId, profileId));
  const { bytes, mediaType } = await readScan({ turns, accountId }, read);
  const claim = given && claimOfFile(given, bytes);
  const before = claim && (await savedBefore(store, accountId, claim));
  if (before !== null) return before;
  const username = client ?? (await actorNameFor(session, store.users));
  const id = newId();
  const place = { accountId, profileId, table: 'dispute_file', column: 'blob', row: id } as const;
  const stored = await vault.put(place, bytes);
  try {
    await store.transaction(async (step) => {
      const file = { id, profileId, mediaType, name: safeName(name), ...stored };
      if (!(await step.disputeFiles.add(accountId, file))) throw new CallError('notFound');
      const profileName = displayName(profile);
      await step.logs.add(accountId, { profileId, profileName, username, status: 'scanUploaded' });
      if (claim !== null) await claimFile(step, accountId, claim, id);
    });
  } catch (error) {
    await removeRefused(vault, stored, error);
    throw error;
  }
  return id;
}

const Reply = z.object({ id: z.string() });

/** The file that the same request saved before; null if there is none. Throws `invalid` if its key was used for another one. */
export async function savedBefore(
  { idempotency }: Pick<Repositories, 'idempotency'>,
  accountId: string,
  claim: Claim,
): Promise<string | null> {
  const before = await idempotency.find(accountId, claim);
  if (before?.kind === 'otherRequest') throw usedKey();
  return before?.kind === 'repeated' ? Reply.parse(before.reply).id : null;
}

/** Keeps which file a request saved, in the transaction that saves it. */
export async function claimFile(
  { idempotency }: Pick<Repositories, 'idempotency'>,
  accountId: string,
  claim: Claim,
  id: string,
): Promise<void> {
  const { kind } = await idempotency.claim(accountId, claim, Reply.parse({ id }));
  // The same request is being done at the same time: repeated, it gets that one's file.
  if (kind !== 'claimed') throw new CallError('unavailable');
}

/**
 * Removes the file of a change that was refused. After any other error, such as a commit whose reply was lost, nobody knows whether
 * a row refers to it. If none does, the sweep moves it to quarantine.
 */
export async function removeRefused(
  vault: Services['vault'],
  { blob }: StoredBlob,
  error: unknown,
): Promise<void> {
  if (error instanceof CallError) await vault.remove([blob]);
}

/** The bytes to be stored and their type: images are re-encoded. Throws `notAnImage` and `imageTooLarge`. */
export async function readScan(
  decoding: Decoding,
  read: () => Promise<Buffer>,
): Promise<{ readonly bytes: Buffer; readonly mediaType: string }> {
  const given = await read();
  return isPdf(given) ? { bytes: given, mediaType: pdfType } : decodeDocument(decoding, given);
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
