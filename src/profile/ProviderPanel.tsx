import { chakra } from '@chakra-ui/react';
import { Trans } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import type { Credentials } from '#contract/providers.ts';
import { Disclosure } from '#src/ui/Disclosure.tsx';
import { ConnectedCard } from './ConnectedCard.tsx';
import { PanelFrame } from './PanelFrame.tsx';
import type { ProviderConnection } from './useProviderConnection.ts';
import type { ProviderWords } from './providers.ts';
import { SignInForm } from './SignInForm.tsx';
import { useReturningFocus } from './useReturningFocus.ts';

/** One provider of an existing profile: its sign-in form, or its connection with the available actions. */
export function ProviderPanel({
  connection,
  ...words
}: ProviderWords & { readonly connection: ProviderConnection }) {
  const { provider, asksSecret } = words;
  const state = useSelector(connection, (snapshot) => snapshot);
  const { attempted, work, failure } = state.context;
  const account = state.context.connection?.provider === provider ? state.context.connection.account : null;
  const isUnconfirmed = state.hasTag('unconfirmed');
  const busy = state.hasTag('busy') || isUnconfirmed;
  const following = state.matches('following') ? work?.kind : undefined;
  const connecting = (state.matches('connecting') || following === 'connecting') && attempted === provider;
  // The panel of the current attempt stays usable while the attempt and its dialog last, and no longer.
  const atWork = !state.matches('resting') && attempted === provider;
  const reachable = account !== null || state.hasTag('open') || atWork;
  const isRefused = failure !== null && attempted === provider;
  const place = useReturningFocus(atWork || (state.matches('signingOut') && account !== null));
  const connect = (credentials: Credentials) =>
    connection.send({ type: 'provider.connect', provider, credentials });
  return (
    <PanelFrame
      ref={place}
      {...words}
      connected={isUnconfirmed && attempted === provider && account === null ? null : account !== null}
      blurred={!reachable}
    >
      {/* The button that spins is silent, and a provider may take a while. */}
      <chakra.p role="status" srOnly>
        {state.matches('connecting') && attempted === provider ? <Trans>Connecting {provider}…</Trans> : null}
        {state.matches('refreshing') && account !== null ? (
          <Trans>Refreshing the report from {provider}…</Trans>
        ) : null}
      </chakra.p>
      {account === null ? (
        <SignInForm
          // What was typed is cleared when a connection was replaced or made elsewhere.
          key={state.context.connection?.provider ?? 'none'}
          asksSecret={asksSecret}
          disabled={busy}
          busy={connecting}
          isRefused={isRefused}
          // With a report connected, the Repair Center is the next step.
          isNext={state.context.connection === null}
          submit={<Trans>Connect</Trans>}
          onSubmit={connect}
        />
      ) : (
        <chakra.div display="grid" gap="4" gridTemplateColumns="minmax(0, 1fr)">
          <ConnectedCard
            account={account}
            asksSecret={asksSecret}
            disabled={busy}
            refreshing={state.matches('refreshing') || following === 'refreshing'}
            signingOut={state.matches('signingOut')}
            onRefresh={(sqa) => connection.send({ type: 'provider.refresh', ...(sqa === '' ? {} : { sqa }) })}
            onSignOut={() => connection.send({ type: 'provider.signOut' })}
          />
          <chakra.div borderTop="1px solid" borderColor="edge" pt="2" mb="-2">
            <Disclosure summary={<Trans>Username or password changed?</Trans>}>
              <chakra.div pt="2" pb="2">
                <SignInForm
                  asksSecret={asksSecret}
                  disabled={busy}
                  busy={connecting}
                  isRefused={isRefused}
                  submit={<Trans>Update credit report</Trans>}
                  onSubmit={connect}
                />
              </chakra.div>
            </Disclosure>
          </chakra.div>
        </chakra.div>
      )}
    </PanelFrame>
  );
}
