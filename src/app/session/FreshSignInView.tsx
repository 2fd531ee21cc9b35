import { useSelector } from '@xstate/react';
import { Suspense, useEffect } from 'react';
import type { FreshSignIn } from '#src/api/freshSignIn.ts';
import { lazily } from '#src/language/lazily.ts';
import { noteRunningBehind } from '#src/workflow/actors.ts';

const FreshSignInDialog = lazily(async () => (await import('./FreshSignInDialog.tsx')).FreshSignInDialog);

/** The question for a new sign-in, above whatever page asked for it. It loads when it is first asked. */
export function FreshSignInView({ freshSignIn }: { readonly freshSignIn: FreshSignIn }) {
  const isOpen = useSelector(freshSignIn, (state) => state.hasTag('dialog'));
  useEffect(() => noteRunningBehind(freshSignIn), [freshSignIn]);
  if (!isOpen) return null;
  return (
    <Suspense fallback={null}>
      <FreshSignInDialog freshSignIn={freshSignIn} />
    </Suspense>
  );
}
