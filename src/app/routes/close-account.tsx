import { createFileRoute, notFound } from '@tanstack/react-router';
import { myInformation } from '#contract/account.ts';
import { accountClosing } from '#contract/accountClosing.ts';
import { perform } from '#src/api/perform.ts';
import { impersonatedUser } from '#src/browser/impersonation.ts';
import { CloseAccountScreen } from '#src/screens/close-account/Screen.tsx';

export const Route = createFileRoute('/close-account')({
  loader: async ({ abortController: { signal } }) => {
    // It is not support's to do.
    if (impersonatedUser() !== null) throw notFound();
    const [information, account] = await Promise.all([
      perform(myInformation, { signal }),
      perform(accountClosing, { signal }),
    ]);
    return { userId: information.id, account };
  },
  component: CloseAccount,
});

function CloseAccount() {
  return <CloseAccountScreen {...Route.useLoaderData()} />;
}
