import { getStates, myInformation } from '#contract/account.ts';
import type { State } from '#contract/profileInput.ts';
import { perform } from '#src/api/perform.ts';

interface CreateProfileData {
  readonly states: readonly State[];
  readonly userId: string;
}

/** What the page needs before it can be shown. */
export async function loadCreateProfile(signal: AbortSignal): Promise<CreateProfileData> {
  const [{ results }, { id }] = await Promise.all([
    perform(getStates, { signal }),
    perform(myInformation, { signal }),
  ]);
  return { states: results, userId: id };
}
