import { Trans } from '@lingui/react/macro';
import { ButtonLink } from '#src/ui/ButtonLink.tsx';

interface DisputesLinkProps {
  readonly profileId: string;
  readonly look: 'solid' | 'outline';
}

/** Back to the client’s letters and disputes. */
export function DisputesLink({ profileId, look }: DisputesLinkProps) {
  return (
    <ButtonLink to="/disputes/$profileId" params={{ profileId }} look={look} justifySelf="start">
      <Trans>Back to the disputes</Trans>
    </ButtonLink>
  );
}
