import * as z from 'zod/mini';
import { DocumentKind } from '#contract/documents.ts';
import { WithdrawnStatement } from '#contract/repair.ts';

/** The sealed part of a session: what was selected, and the recipients of its letters. */
export const SessionChoice = z.object({ choice: z.unknown(), destinationNames: z.array(z.string()) });

/** The files of one enclosure: the printed pages of an earlier letter, or scans; none of what is chosen for every letter. */
const EnclosureSource = z.object({
  letter: z.nullable(z.object({ id: z.string(), sessionId: z.string() })),
  files: z.array(z.string()),
});
export type EnclosureSource = z.infer<typeof EnclosureSource>;

/** What a letter enclosed, and how much of the SSN it shows; null if it shows none. */
const EnclosedContent = z.object({
  documents: z.array(DocumentKind),
  ssn: z.nullable(z.enum(['full', 'lastFour'])),
  /** Where the copies of the letter's own list come from, in its order; absent if the letter lists none, or nobody recorded it. */
  sources: z.optional(z.array(EnclosureSource)),
});
export type EnclosedContent = z.infer<typeof EnclosedContent>;

/**
 * What a letter is about. Sealed, because it repeats parts of the report. `items` is JSON in the letter writer's
 * format.
 */
export const LetterContent = z.object({
  destinationId: z.string(),
  destinationName: z.string(),
  subject: z.string(),
  items: z.unknown(),
  /** The report by which its items have their keys, if it is another than that of its set. */
  reportId: z.optional(z.string()),
  /** Null for letters from before this was recorded. */
  enclosed: z._default(z.nullable(EnclosedContent), null),
});
export type LetterContent = z.infer<typeof LetterContent>;

/** Statements of a set that later rules withdrew. */
export const Withdrawn = z.array(WithdrawnStatement);

export function withdrawnContext(accountId: string, sessionId: string) {
  return { account: accountId, table: 'generation_session', column: 'sealed_withdrawn', row: sessionId };
}

export function choiceContext(accountId: string, sessionId: string) {
  return { account: accountId, table: 'generation_session', column: 'sealed_choice', row: sessionId };
}

export function contentContext(accountId: string, letterId: string) {
  return { account: accountId, table: 'letter', column: 'sealed_content', row: letterId };
}
