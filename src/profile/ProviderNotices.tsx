import { Box } from '@chakra-ui/react';
import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { ActorRefFrom } from 'xstate';
import { CallError, undecided } from '#contract/failures.ts';
import type { Provider } from '#contract/profiles.ts';
import type { Failure } from '#machines/failure.ts';
import type { letterCheckMachine } from '#machines/letterCheck.ts';
import { connectCauseOf } from './connectCauseWords.ts';
import { causes, sentenceOf } from '#src/failures/errorMessages.ts';
import { ReportMismatchWarning } from '#src/repair/ReportMismatchWarning.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Dialog } from '#src/ui/Dialog.tsx';
import { ProviderSite } from './ProviderSite.tsx';
import type { ProviderConnection } from './useProviderConnection.ts';
import { RepairCenterLink } from './RepairCenterLink.tsx';

/** What to do about a refusal. The provider's own text, or the code, tells which kind it is. */
function Remedy({ failure, provider }: { readonly failure: Failure; readonly provider: Provider | null }) {
  const { i18n } = useLingui();
  if (failure.detail.includes('Login Failed') || failure.code === 'providerLoginFailed') {
    return <Trans>Please login and make sure your 3b report is available.</Trans>;
  }
  if (failure.detail.includes('Billing Error') || failure.code === 'providerBilling') {
    return provider === null ? (
      <Trans>Please visit the provider's site and check your billing.</Trans>
    ) : (
      <Trans>
        Please visit <ProviderSite provider={provider}>the {provider} site</ProviderSite> and check your
        billing.
      </Trans>
    );
  }
  if (failure.code === 'dailyLimit') return <>{i18n._(sentenceOf(new CallError(failure.code)))}</>;
  return <Trans>Unable to connect, Please try Again!</Trans>;
}

/** Below the specified text: what the provider refused, or that nothing answered. */
const causeOf = (failure: Failure) =>
  connectCauseOf(failure) ?? (failure.unanswered === undefined ? null : causes[failure.unanswered]);

/** The server's own text. The two texts it has are translated. */
function useTitle(failure: Failure | null): string {
  const { t } = useLingui();
  switch (failure?.detail) {
    case undefined:
    case '':
      return t`Unable to Connect Credit Report`;
    case 'Login Failed':
      return t`Login Failed`;
    case 'Billing Error':
      return t`Billing Error`;
    default:
      return failure?.detail ?? '';
  }
}

/** Says so if the report that was connected is another person's. */
function WhoseReport({ check }: { readonly check: ActorRefFrom<typeof letterCheckMachine> }) {
  const found = useSelector(check, ({ context }) => context.check);
  if (found === null || found.othersNames.length === 0) return null;
  return (
    <Box mt="4">
      <ReportMismatchWarning names={found.othersNames} profileName={found.profileName} />
    </Box>
  );
}

interface ProviderNoticesProps {
  readonly connection: ProviderConnection;
  /** What else can be done with a new report. */
  readonly alsoWithReport?: ReactNode;
}

/** The dialogs that report how connecting, refreshing, or signing out ended. */
export function ProviderNotices({ connection, alsoWithReport = null }: ProviderNoticesProps) {
  const { t, i18n } = useLingui();
  const state = useSelector(connection, (snapshot) => snapshot);
  const { failure, attempted, profileId } = state.context;
  const title = useTitle(failure);
  const cause = failure && causeOf(failure);
  const isSignOutUnknown = failure !== null && undecided.has(failure.code);
  const dismiss = () => connection.send({ type: 'notice.dismiss' });
  const tryAgain = (
    <Button look="solid" onClick={dismiss}>
      <Trans>Try Again</Trans>
    </Button>
  );
  const close = (
    <Button look="solid" onClick={dismiss}>
      <Trans>Close</Trans>
    </Button>
  );
  return (
    <>
      <Dialog
        open={state.matches('announced')}
        onClose={dismiss}
        title={t`Credit Report Connected`}
        width="narrow"
        footer={
          <>
            {alsoWithReport}
            <RepairCenterLink profileId={profileId} />
          </>
        }
      >
        <p>
          <Trans>Credit Report has been connected! Move to repair center for getting reports</Trans>
        </p>
        {state.children.letterCheck ? <WhoseReport check={state.children.letterCheck} /> : null}
      </Dialog>
      <Dialog
        open={state.matches('failed')}
        onClose={dismiss}
        title={title}
        width="narrow"
        footer={failure?.code === 'dailyLimit' ? close : tryAgain}
      >
        <p>{failure !== null && <Remedy failure={failure} provider={attempted} />}</p>
        {cause === null ? null : <Box mt="3">{i18n._(cause)}</Box>}
      </Dialog>
      <Dialog
        open={state.matches('signOutFailed')}
        onClose={dismiss}
        title={t`Couldn’t sign out`}
        width="narrow"
        footer={tryAgain}
      >
        <p>
          {isSignOutUnknown ? (
            <Trans>We don’t know yet whether the provider is still connected. Try again.</Trans>
          ) : (
            <Trans>The provider is still connected. Try again.</Trans>
          )}
        </p>
      </Dialog>
    </>
  );
}
