import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import type { FreshSignIn } from '#src/api/signInQuestion.ts';
import { noteRunningBehind } from '#src/workflow/actors.ts';
import { FreshSignInDialog } from './FreshSignInDialog.tsx';

/** The question for a new sign-in, above whatever page asked for it. */
export function FreshSignInView({ freshSignIn }: { readonly freshSignIn: FreshSignIn }) {
  const isOpen = useSelector(freshSignIn, (state) => state.hasTag('dialog'));
  useEffect(() => noteRunningBehind(freshSignIn), [freshSignIn]);
  return isOpen ? <FreshSignInDialog freshSignIn={freshSignIn} /> : null;
}
