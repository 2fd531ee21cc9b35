import type { DisputeLetter } from '#contract/disputes.ts';
import type { Disputes } from '#src/disputes/load.ts';

/**
 * The letters among some unmailed ones that are not to be mailed as they are: they say something that the client withdrew or wants
 * changed, or dispute an item that is no longer disputed.
 */
export function lettersToChange(
  unmailed: readonly DisputeLetter[],
  { statements, approvals, disputes }: Pick<Disputes, 'statements' | 'approvals' | 'disputes'>,
): readonly DisputeLetter[] {
  return unmailed.filter(
    ({ id }) =>
      statements.some(({ withdrawn, letters }) => withdrawn !== null && letters.includes(id)) ||
      approvals.some(({ letter, said }) => letter === id && said === 'changeAsked') ||
      disputes.some(({ letter, state }) => letter === id && state === 'withdrawn'),
  );
}
