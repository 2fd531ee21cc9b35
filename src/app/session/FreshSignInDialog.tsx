import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import type { FreshSignIn } from '#src/api/signInQuestion.ts';
import { FormDialog } from '#src/ui/FormDialog.tsx';
import { Banner } from '#src/ui/Surface.tsx';

/** Says why a new sign-in is needed and opens it in a window. */
export function FreshSignInDialog({ freshSignIn }: { readonly freshSignIn: FreshSignIn }) {
  const { t } = useLingui();
  const state = useSelector(freshSignIn, (snapshot) => snapshot);
  const isBusy = state.hasTag('busy');
  const hasEnded = state.context.why === 'ended';
  return (
    <FormDialog
      title={hasEnded ? t`Your session has ended` : t`Confirm it’s you`}
      action={<Trans>Sign in again</Trans>}
      busy={isBusy}
      canSubmit={state.can({ type: 'signIn.confirm' })}
      // Without a sign-in, the page is left for the sign-in page.
      isUnsaved={hasEnded}
      onSubmit={() => freshSignIn.send({ type: 'signIn.confirm' })}
      onClose={() => freshSignIn.send({ type: 'signIn.cancel' })}
    >
      <p>
        {hasEnded ? (
          <Trans>
            Sign in again in a small window. This page stays as it is, and what you were doing continues
            afterward.
          </Trans>
        ) : (
          <Trans>
            This needs a sign-in within the last five minutes. Sign in again in a small window; this page
            stays as it is, and what you asked for continues afterward.
          </Trans>
        )}
      </p>
      {isBusy ? (
        <p role="status">
          <Trans>Finish signing in in the other window.</Trans>
        </p>
      ) : null}
      {state.matches('failed') ? (
        <Banner tone="danger">
          <Trans>
            The sign-in wasn’t finished. Try again, and allow this site to open a window if your browser asks.
          </Trans>
        </Banner>
      ) : null}
    </FormDialog>
  );
}
