import { chakra } from '@chakra-ui/react';
import { Trans } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { Switch } from '#src/ui/Switch.tsx';
import { Banner } from '#src/ui/Surface.tsx';
import { FollowedWorkBanner } from '#src/repair/FollowedWorkBanner.tsx';
import { PanelFrame } from './PanelFrame.tsx';
import type { ProviderConnection } from './useProviderConnection.ts';
import { ProviderPanel } from './ProviderPanel.tsx';
import { providers } from './providers.ts';
import { SignInForm } from './SignInForm.tsx';
import { UnconfirmedImport } from './UnconfirmedImport.tsx';

const grid = { display: 'grid', gap: '4' } as const;

/** The panels of an existing profile, with the switch that opens the others while one is connected. */
export function ProviderPanels({ connection }: { readonly connection: ProviderConnection }) {
  const state = useSelector(connection, (snapshot) => snapshot);
  const { work } = state.context;
  const choosing = state.matches({ resting: 'choosing' });
  return (
    <chakra.div {...grid}>
      {state.matches('following') && work && <FollowedWorkBanner work={work} />}
      <UnconfirmedImport connection={connection} />
      {state.context.connection !== null && (
        <chakra.div>
          <Switch
            checked={choosing}
            disabled={!choosing && !state.can({ type: 'provider.change' })}
            onChange={(on) => connection.send({ type: on ? 'provider.change' : 'provider.keep' })}
          >
            <Trans>Change credit provider</Trans>
          </Switch>
          <chakra.p fontSize="sm" color="quiet">
            <Trans>Changing providers disconnects the current one as soon as the new one is connected.</Trans>
          </chakra.p>
        </chakra.div>
      )}
      {providers.map((words) => (
        <ProviderPanel key={words.provider} {...words} connection={connection} />
      ))}
    </chakra.div>
  );
}

/** The same panels, disabled: there is no profile yet for a report to belong to. */
export function ClosedProviderPanels() {
  return (
    <chakra.div {...grid}>
      <Banner tone="info">
        <Trans>Save the profile first, then connect a credit report.</Trans>
      </Banner>
      {providers.map((words) => (
        <PanelFrame key={words.provider} {...words} connected={false} blurred>
          <SignInForm
            asksSecret={words.asksSecret}
            disabled
            busy={false}
            isRefused={false}
            submit={<Trans>Connect</Trans>}
            onSubmit={() => {}}
          />
        </PanelFrame>
      ))}
    </chakra.div>
  );
}
