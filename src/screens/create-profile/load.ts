import { getStates, myInformation, type UserInfo } from '#contract/account.ts';
import type { State } from '#contract/profileInput.ts';
import { perform } from '#src/api/perform.ts';

interface CreateProfileData {
  readonly states: readonly State[];
  /** Who creates the profile. */
  readonly person: UserInfo;
}

/** What the page needs before it can be shown. */
export async function loadCreateProfile(signal: AbortSignal): Promise<CreateProfileData> {
  const [{ results }, person] = await Promise.all([
    perform(getStates, { signal }),
    perform(myInformation, { signal }),
  ]);
  return { states: results, person };
}
