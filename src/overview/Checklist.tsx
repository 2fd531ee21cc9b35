import { Box, Stack } from '@chakra-ui/react';
import { Trans } from '@lingui/react/macro';
import { CircleCheck, CircleDashed } from 'lucide-react';
import type { ReactNode } from 'react';
import { configuration } from '#src/browser/configuration.ts';
import { ButtonLink } from '#src/ui/ButtonLink.tsx';
import { Card, CardTitle } from '#src/ui/Surface.tsx';
import type { Overview } from './load.ts';

/** Three steps; an unmet one leads to where it is done. */
export function Checklist({ information, profiles, generations }: Overview) {
  const first = configuration.variant === 'b2b' ? information.generationsLeft.value > 0 : profiles.length > 0;
  return (
    <Card>
      <CardTitle>
        <Trans>Checklist</Trans>
      </CardTitle>
      <Stack as="ol" gap="3" listStyleType="none">
        {configuration.variant === 'b2b' ? (
          <Step done={first} to="/settings">
            <Trans>Have generations to use</Trans>
          </Step>
        ) : (
          <Step done={first} to="/create-profile">
            <Trans>Create your profile</Trans>
          </Step>
        )}
        <Step done={information.onboarding.report} to="/create-profile">
          <Trans>Connect a credit report</Trans>
        </Step>
        <Step done={(generations?.length ?? 0) > 0} to="/repair-center">
          <Trans>Generate letters</Trans>
        </Step>
      </Stack>
    </Card>
  );
}

interface StepProps {
  readonly done: boolean;
  readonly to: '/settings' | '/create-profile' | '/repair-center';
  readonly children: ReactNode;
}

function Step({ done, to, children }: StepProps) {
  return (
    <Box as="li" display="flex" alignItems="center" gap="3" minH="9">
      <Box color={done ? 'green' : 'quiet'} flexShrink="0">
        {done ? <CircleCheck size={22} aria-hidden /> : <CircleDashed size={22} aria-hidden />}
      </Box>
      <Box flex="1">
        {children}
        {done ? (
          <Box as="span" srOnly>
            {' '}
            <Trans>done</Trans>
          </Box>
        ) : null}
      </Box>
      {done ? null : (
        <ButtonLink size="small" to={to}>
          <Trans>Go there</Trans>
        </ButtonLink>
      )}
    </Box>
  );
}
