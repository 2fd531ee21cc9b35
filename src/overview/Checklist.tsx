import { Box, Stack } from '@chakra-ui/react';
import { Trans } from '@lingui/react/macro';
import { CircleCheck, CircleDashed } from 'lucide-react';
import type { ReactNode } from 'react';
import { configuration } from '#src/browser/configuration.ts';
import { ButtonLink } from '#src/ui/ButtonLink.tsx';
import { Card, CardTitle } from '#src/ui/Surface.tsx';
import type { Overview } from './load.ts';
import { ProfileLink } from './ProfileLink.tsx';

/** Three steps; an unmet one leads to where it is done. */
export function Checklist({ information, profiles, generations }: Overview) {
  const go = <Trans>Go there</Trans>;
  return (
    <Card display="flex" flexDirection="column">
      <CardTitle>
        <Trans>Checklist</Trans>
      </CardTitle>
      <Stack as="ol" gap="0" flex="1" listStyleType="none">
        {configuration.variant === 'b2b' ? (
          <Step
            done={information.generationsLeft.value > 0}
            way={
              <ButtonLink size="small" to="/settings">
                {go}
              </ButtonLink>
            }
          >
            <Trans>Buy generations</Trans>
          </Step>
        ) : (
          <Step
            done={profiles.length > 0}
            way={
              <ButtonLink size="small" to="/create-profile">
                {go}
              </ButtonLink>
            }
          >
            <Trans>Create your profile</Trans>
          </Step>
        )}
        <Step
          done={information.onboarding.report}
          way={
            <ProfileLink size="small" profileId={profiles[0]?.id}>
              {go}
            </ProfileLink>
          }
        >
          <Trans>Connect a credit report</Trans>
        </Step>
        <Step
          done={(generations?.length ?? 0) > 0}
          way={
            <ButtonLink size="small" to="/repair-center">
              {go}
            </ButtonLink>
          }
        >
          <Trans>Generate letters</Trans>
        </Step>
      </Stack>
    </Card>
  );
}

interface StepProps {
  readonly done: boolean;
  /** Where it is done. */
  readonly way: ReactNode;
  readonly children: ReactNode;
}

function Step({ done, way, children }: StepProps) {
  return (
    <Box
      as="li"
      display="flex"
      alignItems="center"
      gap="3"
      flex="1"
      minH="12"
      py="1.5"
      borderColor="edge"
      _notFirst={{ borderTopWidth: '1px' }}
    >
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
      {done ? null : way}
    </Box>
  );
}
