import type { State } from '#contract/profileInput.ts';
import type { Variant } from '#contract/shapes.ts';
import { useProfileGuard } from '#src/profile/useProfileGuard.ts';
import { NewProfileForm } from './NewProfileForm.tsx';
import { ProfileGate } from './ProfileGate.tsx';
import type { KnownFields } from './signedUpAs.ts';

interface CreateProfileScreenProps {
  readonly variant: Variant;
  readonly states: readonly State[];
  readonly userId: string;
  readonly known: KnownFields;
}

/** A new profile, once it is known that the person may create one. */
export function CreateProfileScreen({ variant, states, userId, known }: CreateProfileScreenProps) {
  const guard = useProfileGuard(variant, false);
  return (
    <ProfileGate guard={guard}>
      <NewProfileForm variant={variant} states={states} userId={userId} known={known} />
    </ProfileGate>
  );
}
