import { getStates } from '#contract/account.ts';
import type { State } from '#contract/profiles.ts';
import { perform } from '#src/api/perform.ts';

/** What the page needs before it can be shown. */
export async function loadCreateProfile(signal: AbortSignal): Promise<{ readonly states: readonly State[] }> {
  const { results } = await perform(getStates, { signal });
  return { states: results };
}
