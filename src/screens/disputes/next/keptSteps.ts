import * as z from 'zod/mini';
import { Receiver, type StepOffer } from '#contract/nextSteps.ts';
import { keyOf } from '#machines/nextLettersParts.ts';
import { boughtSlot, type DraftSlot, readDraft } from '#src/browser/drafts.ts';
import type { Opened } from '../opened.ts';
import type { NextLetters } from './nextLetters.ts';

const KeptSteps = z.object({
  /** By `keyOf`. */
  chosen: z.readonly(z.array(z.string())),
  /** The client's own words by `keyOf`. */
  words: z.record(z.string(), z.string()),
  /** Who is to be told, by `receiversKeyOf`; absent in what earlier releases kept. */
  receivers: z.optional(z.record(z.string(), z.readonly(z.array(Receiver)))),
});
export type KeptSteps = z.infer<typeof KeptSteps>;

/** What was chosen and typed for letters that wait for a generation. */
export const keptStepsSlot = (userId: string, profileId: string): DraftSlot<KeptSteps> => ({
  userId,
  name: `next-letters:${profileId}`,
  schema: KeptSteps,
});

interface Told {
  readonly keep: (steps: KeptSteps) => void;
  readonly drop: () => void;
}

/** Tells what to keep once only a generation is missing, and that nothing is to be kept once the letters are written. */
export function watchKeptSteps(work: NextLetters, { keep, drop }: Told): () => void {
  const subscription = work.subscribe((snapshot) => {
    const { failure, chosen, words, receivers } = snapshot.context;
    if (failure?.code === 'noGenerations') keep({ chosen, words, receivers });
    if (snapshot.matches('written')) drop();
  });
  return () => subscription.unsubscribe();
}

/** The letters that a purchase was for, opened where it leads back to; null if there are none. */
export function openedAfterPurchase(
  userId: string,
  profileId: string,
  offers: readonly StepOffer[],
): Opened | null {
  if (readDraft(boughtSlot(userId, profileId)) === null) return null;
  const kept = readDraft(keptStepsSlot(userId, profileId))?.chosen ?? [];
  const chosen = offers.filter((offer) => kept.includes(keyOf(offer)));
  const [first] = chosen;
  return first === undefined ? null : { what: 'next', purpose: first.purpose, chosen };
}
