import type { ActorRefFrom } from 'xstate';
import { rewriteLetters } from '#contract/repair.ts';
import { letterCorrectionMachine } from '#machines/letterCorrection.ts';
import { perform } from '#src/api/perform.ts';
import { letterDownload } from '#src/repair/letterActors.ts';
import { wire } from '#src/workflow/wire.ts';

export type Correction = ActorRefFrom<typeof letterCorrectionMachine>;

/** Connected to its calls. `refresh` runs once letters were written again. */
export function letterCorrection(refresh: () => void) {
  return wire(letterCorrectionMachine, {
    rewriteLetters: ({ sessionId }, signal) => perform(rewriteLetters, { params: { sessionId }, signal }),
    letterDownload,
  }).provide({ actions: { refresh } });
}
