/** What clients changed in letters before they were mailed. */
import * as z from 'zod/mini';
import { CivilDate, Id } from './shapes.ts';

/** What a version of a letter says that the next one doesn't, and the other way round. */
export const LetterDifference = z.object({
  /** The item; '' for what is around the items. */
  heading: z.string(),
  /** The whole item is left out. */
  isLeftOut: z.boolean(),
  removed: z.array(z.string()),
  added: z.array(z.string()),
});
export type LetterDifference = z.infer<typeof LetterDifference>;

/** One change of one letter. Its earlier text is kept with it. */
export const LetterChange = z.object({
  letter: Id,
  on: CivilDate,
  differences: z.array(LetterDifference),
});
export type LetterChange = z.infer<typeof LetterChange>;

/** How often a client can change one letter: each version is kept. */
export const changesPerLetter = 40;
