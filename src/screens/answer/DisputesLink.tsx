import { Trans } from '@lingui/react/macro';
import { useDisputeCalls } from '#src/disputes/calls.ts';
import { PathLink } from '#src/ui/PathLink.tsx';

interface DisputesLinkProps {
  readonly profileId: string;
  readonly look: 'solid' | 'outline';
}

/** Back to the letters and disputes. */
export function DisputesLink({ profileId, look }: DisputesLinkProps) {
  const { lettersAt } = useDisputeCalls();
  return (
    <PathLink href={lettersAt(profileId)} look={look} justifySelf="start">
      <Trans>Back to the disputes</Trans>
    </PathLink>
  );
}
