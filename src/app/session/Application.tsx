import { RouterProvider } from '@tanstack/react-router';
import { Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import type { Session } from '#src/api/session.ts';
import { askedQuestion, onQuestion } from '#src/api/freshSignIn.ts';
import { lazily } from '#src/language/lazily.ts';
import { SnackbarHost } from '#src/ui/Snackbar.tsx';
import type { Pages } from '../createPages.ts';
import { keepShownPages } from '../keepShownPages.ts';
import { SessionView } from './SessionView.tsx';

interface ApplicationProps {
  readonly session: Session;
  /** Called whenever the pages start over. */
  readonly newPages: () => Pages;
}

/** The product's pages within the signed-in session. */
export function Application({ session, newPages }: ApplicationProps) {
  return (
    <SessionView session={session}>
      {/* Messages shown on the pages disappear with them. */}
      <SnackbarHost>
        <Shown newPages={newPages} />
        <Question />
      </SnackbarHost>
    </SessionView>
  );
}

const FreshSignInView = lazily(async () => (await import('./FreshSignInView.tsx')).FreshSignInView);

/** The question for a new sign-in, which loads when it is first asked. */
function Question() {
  const freshSignIn = useSyncExternalStore(onQuestion, askedQuestion, askedQuestion);
  return (
    freshSignIn && (
      <Suspense fallback={null}>
        <FreshSignInView freshSignIn={freshSignIn} />
      </Suspense>
    )
  );
}

function Shown({ newPages }: Pick<ApplicationProps, 'newPages'>) {
  const [router] = useState(newPages);
  useEffect(() => keepShownPages(router), [router]);
  return <RouterProvider router={router} />;
}
