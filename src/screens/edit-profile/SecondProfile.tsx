import type { Variant } from '#contract/shapes.ts';
import { useProfileGuard } from '#src/profile/useProfileGuard.ts';
import { SecondProfileDialog } from './SecondProfileDialog.tsx';

/**
 * The second half of the rule that a consumer has one profile: on that profile's page, explains why they were sent
 * there.
 */
export function SecondProfile({ variant }: { readonly variant: Variant }) {
  return <SecondProfileDialog guard={useProfileGuard(variant, true)} />;
}
