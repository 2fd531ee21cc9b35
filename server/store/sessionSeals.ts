import * as z from 'zod/mini';

/** The sealed part of a session: what was selected, and the recipients of its letters. */
export const SessionChoice = z.object({ choice: z.unknown(), destinationNames: z.array(z.string()) });

/**
 * What a letter is about. Sealed, because it repeats parts of the report. `items` is JSON in the letter writer's
 * format.
 */
export const LetterContent = z.object({
  destinationId: z.string(),
  destinationName: z.string(),
  subject: z.string(),
  items: z.unknown(),
});
export type LetterContent = z.infer<typeof LetterContent>;

export function choiceContext(accountId: string, sessionId: string) {
  return { account: accountId, table: 'generation_session', column: 'sealed_choice', row: sessionId };
}

export function contentContext(accountId: string, letterId: string) {
  return { account: accountId, table: 'letter', column: 'sealed_content', row: letterId };
}
