import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { ButtonLink } from '#src/ui/ButtonLink.tsx';
import { Banner } from '#src/ui/Surface.tsx';
import { WithButton } from '#src/ui/WithButton.tsx';

interface ProfileNoticeProps {
  readonly tone: 'info' | 'warning';
  readonly profileId: string;
  readonly children: ReactNode;
}

/** What the profile is missing, and a link to where it can be fixed. */
export function ProfileNotice({ tone, profileId, children }: ProfileNoticeProps) {
  return (
    <Banner tone={tone}>
      <WithButton
        button={
          <ButtonLink to="/edit-profile/$profileId" params={{ profileId }}>
            <Trans>Open profile</Trans>
          </ButtonLink>
        }
      >
        {children}
      </WithButton>
    </Banner>
  );
}
