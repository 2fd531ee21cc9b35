import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { ButtonLink } from '#src/ui/ButtonLink.tsx';
import { Card, CardTitle } from '#src/ui/Surface.tsx';
import { flushEnd } from '#src/ui/theme/flushEnd.ts';

interface ProgressCardProps {
  readonly profileId: string;
  readonly title: ReactNode;
  readonly children: ReactNode;
}

/** Some of a client's progress on another page, with the way to all of it. */
export function ProgressCard({ profileId, title, children }: ProgressCardProps) {
  return (
    <Card>
      <CardTitle
        action={
          <ButtonLink
            look="plain"
            size="small"
            css={flushEnd}
            to="/progress/$profileId"
            params={{ profileId }}
          >
            <Trans>Progress</Trans>
          </ButtonLink>
        }
      >
        {title}
      </CardTitle>
      {children}
    </Card>
  );
}
