import { getStates, myInformation } from '#contract/account.ts';
import type { State } from '#contract/profileInput.ts';
import { perform } from '#src/api/perform.ts';
import { type KnownFields, signedUpAs } from './signedUpAs.ts';

interface CreateProfileData {
  readonly states: readonly State[];
  readonly userId: string;
  /** What the person's sign-up says of whom the profile is about. */
  readonly known: KnownFields;
}

/** What the page needs before it can be shown. */
export async function loadCreateProfile(signal: AbortSignal): Promise<CreateProfileData> {
  const [{ results }, person] = await Promise.all([
    perform(getStates, { signal }),
    perform(myInformation, { signal }),
  ]);
  return { states: results, userId: person.id, known: signedUpAs(person) };
}
