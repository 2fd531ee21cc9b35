import { createFileRoute, redirect } from '@tanstack/react-router';
import { AccountClosedScreen } from '#src/screens/account-closed/Screen.tsx';
import { Notice } from '../Notice.tsx';
import { isSignedIn } from '../routeGuards.ts';

export const Route = createFileRoute('/account-closed')({
  beforeLoad: ({ context }) => {
    // They have an account again.
    if (isSignedIn(context)) throw redirect({ to: '/', replace: true });
  },
  component: AccountClosed,
});

function AccountClosed() {
  return <AccountClosedScreen Frame={Notice} />;
}
