import { createFileRoute, redirect } from '@tanstack/react-router';
import { AccountClosed } from '../AccountClosed.tsx';
import { isSignedIn } from '../routeGuards.ts';

export const Route = createFileRoute('/account-closed')({
  beforeLoad: ({ context }) => {
    // They have an account again.
    if (isSignedIn(context)) throw redirect({ to: '/', replace: true });
  },
  component: AccountClosed,
});
