import type { DiscardReason, ScanSender } from '#contract/inbox.ts';
import { CallError } from '#contract/failures.ts';
import { actorNameFor } from '#server/identity/actorName.ts';
import type { Session } from '#server/identity/session.ts';
import { safeName } from '#server/letters/archive.ts';
import { found } from '#server/refusals.ts';
import type { Services } from '#server/services.ts';
import { type Claim, claimOfFile } from '#server/store/idempotency.ts';
import { newId } from '#server/store/ids.ts';
import { displayName } from '#server/store/names.ts';
import type { Repositories } from '#server/store/store.ts';
import type { StoredBlob } from '#server/store/storedBlob.ts';
import { claimFile, readScan, removeRefused, savedBefore } from './files.ts';

type Using = Pick<Services, 'store' | 'vault'>;
/** A place of a sealed file. */
type BlobContext = Parameters<Services['vault']['put']>[0];
type By = Pick<Session, 'accountId' | 'userId' | 'isImpersonating'>;

/** Where the content of a scan without a client is. */
export const inboxPlace = (accountId: string, scanId: string): BlobContext => ({
  accountId,
  profileId: scanId,
  table: 'inbox_scan',
  column: 'blob',
  row: scanId,
});

const clientPlace = (accountId: string, profileId: string, scanId: string): BlobContext => ({
  accountId,
  profileId,
  table: 'dispute_file',
  column: 'blob',
  row: scanId,
});

interface NewScan {
  readonly session: By;
  readonly name: string;
  readonly bytes: () => Promise<Buffer>;
  /** Of a request under its caller's own key, which saves one scan however often it arrives; null for others. */
  readonly claim: Claim | null;
}

/**
 * Saves a scan whose client is not known, under a key of its own. Throws `notAnImage` and `imageTooLarge`, and `invalid` if the
 * request's key was used for another file.
 */
export async function saveScan(
  { store, vault }: Using,
  { session, name, bytes: read, claim: given }: NewScan,
): Promise<string> {
  const { accountId } = session;
  const { bytes, mediaType } = await readScan(read);
  const claim = given && claimOfFile(given, bytes);
  const before = claim && (await savedBefore(store, accountId, claim));
  if (before !== null) return before;
  const by = await actorNameFor(session, store.users);
  const id = newId();
  await store.inbox.createKey(accountId, id);
  const stored = await vault.put(inboxPlace(accountId, id), bytes);
  try {
    await store.transaction(async (step) => {
      await step.inbox.add(accountId, { id, mediaType, name: safeName(name), by, ...stored });
      if (claim !== null) await claimFile(step, accountId, claim, id);
    });
  } catch (error) {
    await removeRefused(vault, stored, error);
    throw error;
  }
  return id;
}

/** A scan that can be assigned: it has no client, or its client can still change. */
interface Source extends StoredBlob {
  readonly place: BlobContext;
  readonly mediaType: string;
  readonly name: string;
  /** The client who has it; null if nobody does. */
  readonly profileId: string | null;
}

async function sourceOf(
  { inbox, disputeFiles }: Pick<Repositories, 'inbox' | 'disputeFiles'>,
  accountId: string,
  scanId: string,
): Promise<Source> {
  const scan = await inbox.find(accountId, scanId);
  if (scan !== null) return { ...scan, profileId: null, place: inboxPlace(accountId, scanId) };
  const { profileId } = found(await inbox.findAssigned(accountId, scanId));
  const file = found(await disputeFiles.find(accountId, profileId, scanId));
  return { ...file, profileId, place: clientPlace(accountId, profileId, scanId) };
}

interface Assignment {
  readonly session: By;
  readonly scanId: string;
  readonly profileId: string;
  readonly sender: ScanSender;
}

/**
 * Gives a scan to a client: its content is sealed again with their key, and the copy before is removed. Until an answer is
 * recorded with it, it can be given to another client. Throws `notFound` if the scan or the client is not the
 * account's, or if an answer has the scan already.
 */
export async function assignScan(
  { store, vault }: Using,
  { session, scanId, profileId, sender }: Assignment,
): Promise<void> {
  const { accountId } = session;
  const profile = found(await store.profiles.find(accountId, profileId));
  const source = await sourceOf(store, accountId, scanId);
  if (source.profileId === profileId) return store.inbox.awaitAnswer(accountId, scanId, sender);

  const username = await actorNameFor(session, store.users);
  const { place, mediaType, name } = source;
  const stored = await vault.put(clientPlace(accountId, profileId, scanId), await vault.read(place, source));
  try {
    await store.transaction(async (step) => {
      const isThere =
        source.profileId === null
          ? await step.inbox.handOver(accountId, scanId)
          : await step.inbox.removeAssigned(accountId, source.profileId, scanId);
      const file = { id: scanId, profileId, mediaType, name, ...stored };
      if (!isThere || !(await step.disputeFiles.add(accountId, file))) throw new CallError('notFound');
      await step.inbox.awaitAnswer(accountId, scanId, sender);
      if (source.profileId !== null) {
        const before = found(await step.profiles.find(accountId, source.profileId));
        const was = { profileId: source.profileId, profileName: displayName(before) };
        await step.logs.add(accountId, { ...was, username, status: 'scanMoved' });
      }
      const now = { profileId, profileName: displayName(profile) };
      await step.logs.add(accountId, { ...now, username, status: 'scanUploaded' });
    });
  } catch (error) {
    await removeRefused(vault, stored, error);
    throw error;
  }
  await vault.remove([source.blob]);
}

/** Erases a scan that has no client; who did it and why stays. Throws `notFound`. */
export async function discardScan(
  { store, vault }: Using,
  {
    session,
    scanId,
    reason,
  }: { readonly session: By; readonly scanId: string; readonly reason: DiscardReason },
): Promise<void> {
  const { accountId } = session;
  const by = await actorNameFor(session, store.users);
  const scan = found(await store.inbox.find(accountId, scanId));
  await store.transaction(async (step) => {
    if (!(await step.inbox.remove(accountId, scanId))) throw new CallError('notFound');
    await step.inbox.noteDiscard(accountId, { id: scanId, reason, by }, scan.uploadedAt);
  });
  await vault.remove([scan.blob]);
}
