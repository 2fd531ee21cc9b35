import type { Variant } from '#contract/shapes.ts';
import { useProfileGuard } from '#src/profile/guardDoor.ts';
import { SecondProfileDialog } from './SecondProfileDialog.tsx';

/** The second half of the rule that a consumer holds one profile: on the page of that profile, why one is there. */
export function SecondProfile({ variant }: { readonly variant: Variant }) {
  return <SecondProfileDialog guard={useProfileGuard(variant, true)} />;
}
