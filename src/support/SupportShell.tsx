import { Stack } from '@chakra-ui/react';
import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { CirclePlus, Eye } from 'lucide-react';
import { Shell, type ShellProps } from '#src/app/layout/Shell.tsx';
import { Button } from '#src/ui/Button.tsx';
import { ActingBanner } from './ActingBanner.tsx';
import { GrantDialog } from './GrantDialog.tsx';
import { useGenerationGrant } from './grantDoor.ts';
import { ImpersonateDialog } from './ImpersonateDialog.tsx';
import { type Impersonation, useImpersonation } from './impersonationDoor.ts';

/** The shell with what only support has: two more things to do, and the banner while acting for somebody. */
export default function SupportShell({ information, children, ...rest }: ShellProps) {
  const impersonation = useImpersonation();
  const grant = useGenerationGrant();
  return (
    <Shell
      {...rest}
      information={information}
      tools={<Tools impersonation={impersonation} onGrant={() => grant.send({ type: 'grant.ask' })} />}
      banner={
        information.impersonated ? (
          <ActingBanner impersonation={impersonation} information={information} />
        ) : null
      }
    >
      {children}
      <ImpersonateDialog impersonation={impersonation} />
      <GrantDialog grant={grant} userId={information.impersonated ? information.id : ''} />
    </Shell>
  );
}

interface ToolsProps {
  readonly impersonation: Impersonation;
  readonly onGrant: () => void;
}

function Tools({ impersonation, onGrant }: ToolsProps) {
  const { t } = useLingui();
  // It stays under the dialog it opens, for the focus to come back to.
  const acting = useSelector(impersonation, (state) => state.hasTag('acting'));
  return (
    <Stack role="group" aria-label={t`Support`} gap="2">
      <Button look="outline" icon={<CirclePlus size={18} aria-hidden />} onClick={onGrant}>
        <Trans>Add Generation</Trans>
      </Button>
      {acting ? null : (
        <Button
          look="outline"
          icon={<Eye size={18} aria-hidden />}
          onClick={() => impersonation.send({ type: 'impersonation.ask' })}
        >
          <Trans>Impersonate</Trans>
        </Button>
      )}
    </Stack>
  );
}
