import type { ReplyOf } from '#contract/call.ts';
import type { DiscardReason, SameScan, ScanSender, uploadScan } from '#contract/inbox.ts';
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
  { store, vault, turns }: Using & Pick<Services, 'turns'>,
  { session, name, bytes: read, claim: given }: NewScan,
): Promise<ReplyOf<typeof uploadScan>> {
  const { accountId } = session;
  const { bytes, mediaType } = await readScan({ turns, accountId }, read);
  const claim = given && claimOfFile(given, bytes);
  const before = claim && (await savedBefore(store, accountId, claim));
  if (before !== null) return { id: before };
  const same = await sameScan({ store, vault }, accountId, { bytes, mediaType });
  const by = await actorNameFor(session, store.users);
  const id = newId();
  await store.inbox.createKey(accountId, id);
  const stored = await vault.put(inboxPlace(accountId, id), bytes);
  try {
    await store.transaction(async (step) => {
      const sameAsId = same?.id ?? null;
      await step.inbox.add(accountId, { id, mediaType, name: safeName(name), by, sameAsId, ...stored });
      if (claim !== null) await claimFile(step, accountId, claim, id);
    });
  } catch (error) {
    await removeRefused(vault, stored, error);
    throw error;
  }
  return { id, ...(same !== null && { sameAs: same.sameAs }) };
}

/** How many scans of the same length are compared: equal lengths of different scans are rare. */
const mostCompared = 5;

/** The newest scan of the account with the same content; null if there is none. */
async function sameScan(
  { store, vault }: Using,
  accountId: string,
  { bytes, mediaType }: { readonly bytes: Buffer; readonly mediaType: string },
): Promise<{ readonly id: string; readonly sameAs: SameScan } | null> {
  const able = await store.inbox.ofSize(accountId, bytes.length, mediaType);
  for (const { id, profileId, uploadedAt, ...stored } of able.slice(0, mostCompared)) {
    const place = profileId === null ? inboxPlace(accountId, id) : clientPlace(accountId, profileId, id);
    // It may be given to another client, or erased, at the same moment; then it is no reason to refuse this one.
    const content = await vault.read(place, stored).catch(() => null);
    if (content === null || !bytes.equals(content)) continue;
    const profile = profileId === null ? null : await store.profiles.find(accountId, profileId);
    return { id, sameAs: { uploadedAt, profileName: profile === null ? null : displayName(profile) } };
  }
  return null;
}

/** A scan that can be assigned: it has no client, or its client can still change. */
interface Source extends StoredBlob {
  readonly place: BlobContext;
  readonly mediaType: string;
  readonly name: string;
  /** The client who has it, and who is said to have sent it; null if nobody has said. */
  readonly given: { readonly profileId: string; readonly sender: ScanSender } | null;
}

async function sourceOf(
  { inbox, assignedScans, disputeFiles }: Pick<Repositories, 'inbox' | 'assignedScans' | 'disputeFiles'>,
  accountId: string,
  scanId: string,
): Promise<Source> {
  const scan = await inbox.find(accountId, scanId);
  if (scan !== null) return { ...scan, given: null, place: inboxPlace(accountId, scanId) };
  const { profileId, sender } = found(await assignedScans.find(accountId, scanId));
  const file = found(await disputeFiles.find(accountId, profileId, scanId));
  return { ...file, given: { profileId, sender }, place: clientPlace(accountId, profileId, scanId) };
}

interface Assignment {
  readonly session: By;
  readonly scanId: string;
  readonly profileId: string;
  readonly sender: ScanSender;
  /** Who had it when the person opened it, null for nobody; left out if they don't say. */
  readonly before?: string | null | undefined;
  /** Who was said to have sent it then, null for nobody; left out if they don't say. */
  readonly senderBefore?: ScanSender | null | undefined;
}

/**
 * Gives a scan to a client: its content is sealed again with their key, and the copy before is removed. Until an answer is
 * recorded with it, it can be given to another client. Throws `notFound` if the scan or the client is not the
 * account's, or if an answer has the scan already, and `changedMeanwhile` if someone else gave it to another client or said that
 * another sent it.
 */
export async function assignScan(
  { store, vault }: Using,
  { session, scanId, profileId, sender, before, senderBefore }: Assignment,
): Promise<void> {
  const { accountId } = session;
  const profile = found(await store.profiles.find(accountId, profileId));
  const source = await sourceOf(store, accountId, scanId);
  const { given } = source;
  // A repeated request.
  if (given?.profileId === profileId && given.sender === sender) return;
  const isAsSeen =
    (before === undefined || before === (given?.profileId ?? null)) &&
    (senderBefore === undefined || senderBefore === (given?.sender ?? null));
  if (!isAsSeen) throw new CallError('changedMeanwhile');
  if (given?.profileId === profileId) {
    const was = { id: scanId, sender: given.sender };
    if (await store.assignedScans.correctSender(accountId, profileId, was, sender)) return;
    throw new CallError('changedMeanwhile');
  }

  const username = await actorNameFor(session, store.users);
  const { place, mediaType, name } = source;
  const stored = await vault.put(clientPlace(accountId, profileId, scanId), await vault.read(place, source));
  try {
    await store.transaction(async (step) => {
      const isThere =
        given === null
          ? await step.inbox.handOver(accountId, scanId)
          : await step.assignedScans.remove(accountId, given.profileId, { id: scanId, sender: given.sender });
      const file = { id: scanId, profileId, mediaType, name, ...stored };
      if (!isThere && (await step.assignedScans.find(accountId, scanId)) !== null)
        throw new CallError('changedMeanwhile');
      if (!isThere || !(await step.disputeFiles.add(accountId, file))) throw new CallError('notFound');
      await step.assignedScans.awaitAnswer(accountId, scanId, sender);
      if (given !== null) {
        const earlier = found(await step.profiles.find(accountId, given.profileId));
        const was = { profileId: given.profileId, profileName: displayName(earlier) };
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
