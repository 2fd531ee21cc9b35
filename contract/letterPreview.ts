import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { Confidence, Evidence, RuleId } from './grounds.ts';
import { AutomaticOptions, Destination, ManualSelection } from './repair.ts';
import { Id } from './shapes.ts';

/** The same choice as for generating. */
export const PreviewChoice = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('automatic'), options: AutomaticOptions }),
  z.object({ kind: z.literal('manual'), ...ManualSelection.shape }),
]);
export type PreviewChoice = z.infer<typeof PreviewChoice>;

/** A selection from a report of a profile. */
export const PreviewOf = z.object({ profileId: Id, reportId: Id, choice: PreviewChoice });

/** The language in which to say what each sentence means; without it, nothing is said. Letters themselves are in English. */
export const GlossIn = z.optional(z.literal('es'));

const PreviewedSentence = z.object({
  text: z.string(),
  /** What it means, which is not part of the letter; absent if nobody asked, or if it was written without. */
  gloss: z.optional(z.string()),
  evidence: z.array(Evidence),
  /** The finding it is based on. */
  finding: z.nullable(z.object({ rule: RuleId, confidence: Confidence, law: z.string() })),
});
export type PreviewedSentence = z.infer<typeof PreviewedSentence>;

/** What an item is called on screens: as in the letter, and with the opening date where the client has another account of the company. */
const ItemName = z.string();

export const PreviewedLetter = z.object({
  /** Unique among the letters of a choice: `equifax-accounts-1`. */
  id: z.string(),
  destination: Destination,
  /** Whether it disputes a Social Security number, so that it usually encloses the card. */
  disputesSsn: z.boolean(),
  subject: PreviewedSentence,
  /** Paragraphs have no heading. */
  blocks: z.array(
    z.object({
      heading: z.string(),
      /** Null for paragraphs. The same item has the same key in all letters; an account's begins with `account:`. */
      item: z.nullable(z.object({ key: z.string(), name: ItemName })),
      sentences: z.array(PreviewedSentence),
    }),
  ),
});
export type PreviewedLetter = z.infer<typeof PreviewedLetter>;

export const previewLetters = defineCall('previewLetters', {
  method: 'POST',
  onlyReads: true,
  url: '/api/v1/letterPreview',
  reads: 'letters',
  summary: 'What the letters of a selection would say, with the evidence for each sentence.',
  description: 'Stores nothing, uses no generation, and needs none.',
  failures: ['notFound', 'contradictoryReasons', 'nothingToDispute', 'alreadyDecided'],
  body: z.object({ ...PreviewOf.shape, glossIn: GlossIn }),
  reply: z.object({ letters: z.array(PreviewedLetter) }),
  perMinute: 60,
});

export const drawLetter = defineCall('drawLetter', {
  method: 'POST',
  onlyReads: true,
  url: '/api/v1/letterPreview/pages',
  reads: 'letters',
  summary: 'The pages of one of these letters as they would be printed.',
  description: 'One SVG; each page is 612 by 792 points.',
  failures: ['notFound', 'contradictoryReasons', 'nothingToDispute', 'alreadyDecided', 'unprintableName'],
  body: z.object({ ...PreviewOf.shape, letterId: z.string().check(z.minLength(1), z.maxLength(200)) }),
  replies: 'image',
  perMinute: 120,
});
