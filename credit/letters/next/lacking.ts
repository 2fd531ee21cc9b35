/** What must be known or at hand before the letter of a step can be written. */
import type { LetterProfile } from '../letter.ts';
import type { NextStep } from './step.ts';

export type Lack =
  /** The client's own words. */
  | 'words'
  /** An answer of the recipient, of the kind that the step follows. */
  | 'answer'
  /** The report that shows a deleted item again. */
  | 'sighting'
  /** A copy of what shows who the client is. */
  | 'identification'
  /** A copy of the identity theft report. */
  | 'theftReport'
  /** A recipient of the kind that the step writes to. */
  | 'recipient';

/** Why the letter of a step cannot be written yet; empty if it can. */
export function lackingFor({ purpose, added }: NextStep, _profile: LetterProfile): readonly Lack[] {
  return purpose === 'newInformation' && added.trim() === '' ? ['words'] : [];
}
