import type { State } from '#contract/profileInput.ts';
import type { Variant } from '#contract/shapes.ts';
import { useProfileCreation } from './useProfileCreation.ts';
import { NewProfileSheet } from './NewProfileSheet.tsx';
import type { KnownFields } from './signedUpAs.ts';

interface NewProfileFormProps {
  readonly variant: Variant;
  readonly states: readonly State[];
  readonly userId: string;
  readonly known: KnownFields;
}

/** Creates one profile, with whatever a reload of this tab restores. */
export function NewProfileForm({ variant, states, userId, known }: NewProfileFormProps) {
  return <NewProfileSheet {...useProfileCreation(userId)} variant={variant} states={states} known={known} />;
}
