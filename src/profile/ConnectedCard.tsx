import { chakra } from '@chakra-ui/react';
import { Trans, useLingui } from '@lingui/react/macro';
import { RefreshCw, Unplug } from 'lucide-react';
import { useState } from 'react';
import type { ConnectedAccount } from '#contract/profiles.ts';
import { Actions } from '#src/ui/Actions.tsx';
import { Button } from '#src/ui/Button.tsx';
import { shownDate } from '#src/ui/dates.ts';
import { UnsavedChangesDialog } from '#src/ui/UnsavedChangesDialog.tsx';
import { SecretAnswer } from './SecretAnswer.tsx';

interface ConnectedCardProps {
  readonly account: ConnectedAccount;
  /** The provider asks for its secret answer with every report. */
  readonly asksSecret: boolean;
  readonly disabled: boolean;
  readonly refreshing: boolean;
  readonly signingOut: boolean;
  readonly onRefresh: (sqa: string) => void;
  readonly onSignOut: () => void;
}

/** Who is signed in at the provider and since when, with the available actions. */
export function ConnectedCard(props: ConnectedCardProps) {
  const { account, asksSecret, disabled, refreshing, signingOut, onRefresh, onSignOut } = props;
  const { t } = useLingui();
  const [sqa, setSqa] = useState('');
  const [submitted, setSubmitted] = useState('');
  return (
    <chakra.div display="grid" gap="3" gridTemplateColumns="minmax(0, 1fr)">
      <chakra.dl
        display="grid"
        gridTemplateColumns="fit-content(50%) minmax(0, 1fr)"
        columnGap="4"
        rowGap="1"
        fontSize="sm"
      >
        <chakra.dt color="quiet">
          <Trans>Account</Trans>
        </chakra.dt>
        <chakra.dd>{account.mail}</chakra.dd>
        <chakra.dt color="quiet">
          <Trans>Signed in on</Trans>
        </chakra.dt>
        <chakra.dd>{shownDate(account.signedInOn)}</chakra.dd>
      </chakra.dl>
      {asksSecret && (
        <SecretAnswer
          value={sqa}
          help={t`You’ll be asked for this again for each new report`}
          disabled={disabled}
          onChange={setSqa}
        />
      )}
      <Actions narrow>
        <Button
          look="outline"
          busy={refreshing}
          disabled={disabled}
          icon={<RefreshCw size={18} aria-hidden />}
          onClick={() => {
            setSubmitted(sqa);
            onRefresh(sqa);
          }}
        >
          <Trans>Refresh report</Trans>
        </Button>
        <Button
          look="plain"
          busy={signingOut}
          disabled={disabled}
          icon={<Unplug size={18} aria-hidden />}
          onClick={onSignOut}
        >
          <Trans>Sign Out</Trans>
        </Button>
      </Actions>
      <UnsavedChangesDialog isUnsaved={() => !disabled && sqa !== submitted} />
    </chakra.div>
  );
}
