import * as z from 'zod/mini';

/** What is known of a session but sealed: the choice, and to whom its letters go. */
export const SessionChoice = z.object({ choice: z.unknown(), destinationNames: z.array(z.string()) });

/** What a letter is about; sealed, since it repeats the report. `items` is JSON of the letter writer's own shape. */
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
