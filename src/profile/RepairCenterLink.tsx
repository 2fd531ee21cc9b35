import { Trans } from '@lingui/react/macro';
import { ButtonLink } from '#src/ui/ButtonLink.tsx';

/** Links to the Repair Center with this profile selected. */
export function RepairCenterLink({ profileId }: { readonly profileId: string }) {
  return (
    <ButtonLink to="/repair-center/$profileId" params={{ profileId }} look="solid">
      <Trans>Move to Repair center</Trans>
    </ButtonLink>
  );
}
