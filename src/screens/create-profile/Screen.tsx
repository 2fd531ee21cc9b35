import type { UserInfo } from '#contract/account.ts';
import type { State } from '#contract/profileInput.ts';
import type { Variant } from '#contract/shapes.ts';
import { useProfileGuard } from '#src/profile/useProfileGuard.ts';
import { NewProfileForm } from './NewProfileForm.tsx';
import { ProfileGate } from './ProfileGate.tsx';
import { signedUpAs } from './signedUpAs.ts';

interface CreateProfileScreenProps {
  readonly variant: Variant;
  readonly states: readonly State[];
  /** Who creates it. */
  readonly person: Pick<UserInfo, 'id' | 'variant' | 'fullName' | 'mail'>;
}

/** A new profile, once it is known that the person may create one. */
export function CreateProfileScreen({ variant, states, person }: CreateProfileScreenProps) {
  const guard = useProfileGuard(variant, false);
  return (
    <ProfileGate guard={guard}>
      <NewProfileForm variant={variant} states={states} userId={person.id} known={signedUpAs(person)} />
    </ProfileGate>
  );
}
