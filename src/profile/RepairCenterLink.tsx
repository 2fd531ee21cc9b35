import { Trans } from '@lingui/react/macro';
import { ButtonLink } from '#src/ui/ButtonLink.tsx';

interface RepairCenterLinkProps {
  readonly profileId: string;
  /** Outlined where something else is the next step. */
  readonly look?: 'solid' | 'outline';
}

/** Links to the Repair Center with this profile selected. */
export function RepairCenterLink({ profileId, look = 'solid' }: RepairCenterLinkProps) {
  return (
    <ButtonLink to="/repair-center/$profileId" params={{ profileId }} look={look}>
      <Trans>Move to Repair center</Trans>
    </ButtonLink>
  );
}
