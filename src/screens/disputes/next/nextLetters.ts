import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import type { ActorRefFrom } from 'xstate';
import {
  type ChosenStep,
  drawNextLetter,
  previewNextLetters,
  writeNextLetters,
} from '#contract/nextSteps.ts';
import type { StepOffer } from '#contract/nextSteps.ts';
import { failureOf } from '#machines/failure.ts';
import { nextLettersMachine } from '#machines/nextLetters.ts';
import { noteOutdated } from '#src/api/outdated.ts';
import { fetchFile, perform } from '#src/api/perform.ts';
import { dropDraft, keepDraft, readDraft } from '#src/browser/drafts.ts';
import { letterDownload } from '#src/repair/letterActors.ts';
import { useWorkflow } from '#src/workflow/useWorkflow.ts';
import { wire } from '#src/workflow/wire.ts';
import { glossIn } from '#src/repair/glossIn.ts';
import { type KeptSteps, keptStepsSlot, watchKeptSteps } from './keptSteps.ts';

export type NextLetters = ActorRefFrom<typeof nextLettersMachine>;

const bodyOf = (steps: readonly ChosenStep[]) => ({ steps: steps.map((step) => ({ ...step })) });

/** The same letters have the same key in every attempt, so that no second generation is spent. */
function keysBySteps(): (steps: readonly ChosenStep[]) => string {
  const keys = new Map<string, string>();
  return (steps) => {
    const content = JSON.stringify(steps);
    const key = keys.get(content) ?? crypto.randomUUID();
    keys.set(content, key);
    return key;
  };
}

/**
 * Writing next letters, connected to its calls. The page is reloaded once they exist. What was typed survives the way to
 * where a generation is bought.
 */
export function useNextLetters(
  userId: string,
  profileId: string,
  offers: readonly StepOffer[],
  chosen: readonly string[],
): NextLetters {
  const router = useRouter();
  const [keyOf] = useState(keysBySteps);
  const [kept] = useState<Partial<KeptSteps> | null>(() => readDraft(keptStepsSlot(userId, profileId)));
  const { words = {}, receivers = {} } = kept ?? {};
  const logic = wire(nextLettersMachine, {
    previewNextLetters: ({ profileId: id, steps }, signal) =>
      perform(previewNextLetters, {
        params: { profileId: id },
        body: { ...bodyOf(steps), ...glossIn() },
        signal,
      }),
    drawNextLetter: async ({ profileId: id, steps, letterId }, signal) => {
      const body = { ...bodyOf(steps), letterId };
      return (await fetchFile(drawNextLetter, { params: { profileId: id }, body, signal })).content.text();
    },
    // Without a signal: what is being written is written, whether or not the dialog is still there.
    writeNextLetters: async ({ profileId: id, steps }) => {
      try {
        return await perform(writeNextLetters, {
          params: { profileId: id },
          body: bodyOf(steps),
          idempotencyKey: keyOf(steps),
        });
      } catch (error) {
        // Letters that were read can be written, unless something has been recorded since.
        if (failureOf(error).code === 'nothingToDispute') noteOutdated();
        throw error;
      }
    },
    letterDownload,
  }).provide({ actions: { refresh: () => void router.invalidate() } });
  const work = useWorkflow(logic, { input: { profileId, offers, chosen, words, receivers } });
  useEffect(() => {
    const slot = keptStepsSlot(userId, profileId);
    return watchKeptSteps(work, { keep: (steps) => keepDraft(slot, steps), drop: () => dropDraft(slot) });
  }, [work, userId, profileId]);
  return work;
}
