import { useSelector } from '@xstate/react';
import { lazy, Suspense, useEffect } from 'react';
import type { FreshSignIn } from '#src/api/freshSignIn.ts';
import { noteRunningBehind } from '#src/workflow/actors.ts';

const FreshSignInDialog = lazy(() =>
  import('./FreshSignInDialog.tsx').then((file) => ({ default: file.FreshSignInDialog })),
);

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
