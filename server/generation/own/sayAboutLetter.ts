import { createHash } from 'node:crypto';
import * as z from 'zod/mini';
import type { DisputeEvent } from '#contract/disputeEvents.ts';
import { CallError } from '#contract/failures.ts';
import { fullSsnOf, showingSsn } from '#credit/letters/fullSsn.ts';
import { fullTextOf } from '#credit/letters/fullText.ts';
import type { Letter } from '#credit/letters/letter.ts';
import { recordDisputeEvent, type ReportedEvent } from '#server/disputes/record.ts';
import { consumerFromProfile } from '#server/profiles/profileConsumer.ts';
import type { Services } from '#server/services.ts';
import type { Step } from '#server/store/store.ts';
import {
  canBePrintedAgain,
  findOwnLetter,
  type OwnLetterFound,
  refuseIfGone,
  versionOf,
} from './findOwnLetter.ts';
import { printAgain } from './printAgain.ts';

export interface Said extends Omit<ReportedEvent, 'event' | 'replaces' | 'along'> {
  readonly letterId: string;
  /** Civil date in the account's time zone. */
  readonly today: string;
}

export const whichOf = ({ session: { accountId }, profileId, today, letterId }: Said) => ({
  accountId,
  profileId,
  today,
  letterId,
});

/**
 * Records that the client approves and signs a letter, with the SHA-256 of its text as it is printed, and prints their signature on it.
 * Throws `notFound`, `unprintableName`, and `changedMeanwhile` if it can no longer be changed, is another than the client read, or
 * says something that they withdrew.
 */
export async function approveOwnLetter(
  services: Services,
  said: Said,
  { signature, version }: { readonly signature: string; readonly version: number },
): Promise<{ id: string }> {
  const before = await repliedBefore(services, said);
  if (before !== null) return before;
  const own = await findOwnLetter(services.store, whichOf(said));
  refuseIfGone(own);
  const { stored, letter } = own;
  if (own.saysWithdrawn || versionOf(letter) !== version) throw new CallError('changedMeanwhile');
  const { accountId } = said.session;
  const ssn =
    stored.enclosed?.ssn === 'full'
      ? (await consumerFromProfile(services, accountId, said.profileId))?.ssn
      : null;
  const full = fullSsnOf(ssn ?? null);
  const text = fullTextOf(full === null ? letter : showingSsn(letter, full));
  const hash = createHash('sha256').update(text).digest('hex');
  const event: DisputeEvent = {
    kind: 'approved',
    on: said.today,
    letters: [said.letterId],
    hash,
    signature,
  };
  return recordWithPages(services, said, own, event, {
    ...letter,
    signature: { name: signature, on: said.today },
  });
}

/**
 * Records what the client wants changed in a letter, which ends their approval, and notifies the agency. Throws `notFound`,
 * and `changedMeanwhile` if it can no longer be changed.
 */
export async function askForChange(services: Services, said: Said, note: string): Promise<{ id: string }> {
  const before = await repliedBefore(services, said);
  if (before !== null) return before;
  const own = await findOwnLetter(services.store, whichOf(said));
  refuseIfGone(own);
  const event: DisputeEvent = { kind: 'changeAsked', on: said.today, letters: [said.letterId], note };
  const asked = { ...said, notifies: 'clientAskedForChange' } as const;
  return recordWithPages(services, asked, own, event, unsigned(own.letter));
}

/** A letter with a line to sign on. */
export function unsigned(letter: Letter): Letter {
  const { signature: _signature, ...text } = letter;
  return text;
}

const Reply = z.object({ id: z.string() });

/** The reply to the same request, if it was answered before. */
export async function repliedBefore(
  { store }: Pick<Services, 'store'>,
  { session, claim }: Said,
): Promise<{ id: string } | null> {
  const before = await store.idempotency.find(session.accountId, claim);
  return before?.kind === 'repeated' ? Reply.parse(before.reply) : null;
}

/**
 * Records what the client says about a letter, with the pages that it has now. What someone else has printed or ordered, or can't be typeset
 * again, stays as it is, with its line to sign on. Throws `changedMeanwhile` if someone was faster.
 */
export async function recordWithPages(
  services: Services,
  said: Said,
  own: OwnLetterFound,
  event: DisputeEvent,
  letter: Letter,
  more: (step: Step) => Promise<void> = () => Promise.resolve(),
): Promise<{ id: string }> {
  const { store, clock, vault } = services;
  const { accountId } = said.session;
  const { stored } = own;
  const isSame = event.kind === 'changeAsked' && own.letter.signature === undefined;
  const pages =
    isSame || !canBePrintedAgain(own)
      ? null
      : await printAgain(services, { accountId, profileId: said.profileId }, stored, letter);
  let isReplaced = false;
  const along = async (step: Step): Promise<void> => {
    refuseIfGone(await findOwnLetter(step, whichOf(said)));
    if (pages === null) return;
    isReplaced = await step.sessions.replacePages(accountId, said.profileId, pages, stored.stored.blob);
    if (!isReplaced) throw new CallError('changedMeanwhile');
    await more(step);
  };
  try {
    const reply = await recordDisputeEvent({ store, clock }, { ...said, event, along });
    if (pages !== null) await vault.remove([isReplaced ? stored.stored.blob : pages.stored.blob]);
    return reply;
  } catch (error) {
    // After any other error nobody knows which file the row refers to. What it doesn't is removed at the next start.
    if (pages !== null && error instanceof CallError) await vault.remove([pages.stored.blob]);
    throw error;
  }
}
