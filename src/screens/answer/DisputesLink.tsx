import { Trans } from '@lingui/react/macro';
import { ChevronLeft } from 'lucide-react';
import { useDisputeCalls } from '#src/disputes/calls.ts';
import { PathLink } from '#src/ui/PathLink.tsx';

interface DisputesLinkProps {
  readonly profileId: string;
  /** `plain` leads away before anything is recorded. */
  readonly look: 'solid' | 'outline' | 'plain';
}

/** Back to the letters and disputes. */
export function DisputesLink({ profileId, look }: DisputesLinkProps) {
  const { lettersAt, whose } = useDisputeCalls();
  return (
    <PathLink href={lettersAt(profileId)} look={look} justifySelf={look === 'outline' ? 'center' : 'start'}>
      {look === 'plain' ? <ChevronLeft size={18} aria-hidden /> : null}
      {whose === 'client' ? <Trans>Back to your letters</Trans> : <Trans>Back to the disputes</Trans>}
    </PathLink>
  );
}
