/** What a newer report shows about a disputed item, in words that lists and the replay of events share. */
import * as z from 'zod/mini';
import { CivilDate, Id } from './shapes.ts';

/** What the comparison of two reports found, before anyone knows where the dispute stands. */
export const sightingKinds = ['notSeen', 'unchanged', 'changed', 'possibleMatch', 'notComparable'] as const;
export const SightingKind = z.enum(sightingKinds);
export type SightingKind = z.infer<typeof SightingKind>;

/**
 * What that means for the dispute. `reappeared`: its deletion was in an answer. `seenAgain`: only an earlier report
 * showed that it was gone, so that it was never known to be deleted. `agedOff`: it is no longer shown, but its time in reports was
 * over, so that nothing says that it was deleted.
 */
export const ProposalKind = z.enum([...sightingKinds, 'reappeared', 'seenAgain', 'agedOff']);
export type ProposalKind = z.infer<typeof ProposalKind>;

export const ProposalAnswer = z.enum(['accepted', 'rejected']);
export type ProposalAnswer = z.infer<typeof ProposalAnswer>;

/** What the newest report shows about a dispute. */
export const NewerReport = z.object({
  report: Id,
  /** The date of the report. */
  on: CivilDate,
  kind: ProposalKind,
  /** Whether it waits for a decision. */
  asks: z.boolean(),
  /** What a person decided about it; null if nobody has. */
  answer: z.nullable(ProposalAnswer),
});
export type NewerReport = z.infer<typeof NewerReport>;
