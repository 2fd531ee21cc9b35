import type { StepOffer } from '#contract/nextSteps.ts';
import { aDispute, bureauNamed } from './aDispute.ts';

/** The procedure of the bureau that verified an account. */
export const anOffer = (change: Partial<StepOffer> = {}): StepOffer => ({
  letter: aDispute().letter,
  item: aDispute().item,
  purpose: 'procedure',
  heading: aDispute().heading,
  recipient: bureauNamed.Equifax,
  reason: 'verified',
  since: '2026-11-10',
  added: 'none',
  needsMailing: false,
  mayBeDisregarded: false,
  ...change,
});
