/** Plans the letters of later steps. Deterministic: the same steps, profile, and day give the same letters. */
import type { IsoDate } from '../../report/model.ts';
import type { Letter, LetterProfile } from '../letter.ts';
import type { NextStep } from './step.ts';

export interface NextPlanInput {
  /** In the order in which their items are numbered. */
  readonly steps: readonly NextStep[];
  readonly profile: LetterProfile;
  readonly today: IsoDate;
}

/**
 * The letters of these steps: those for the same recipient and purpose share letters of at most six items. Throws if a step
 * lacks what its letter needs (`lackingFor`).
 */
export function planNextLetters({ steps }: NextPlanInput): readonly Letter[] {
  throw new Error(`Nothing is written yet for ${String(steps.length)} steps`);
}
