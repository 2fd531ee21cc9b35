import { Box, Stack } from '@chakra-ui/react';
import { Trans } from '@lingui/react/macro';
import { CircleCheck, CircleDashed } from 'lucide-react';
import type { ReactNode } from 'react';
import { configuration } from '#src/browser/configuration.ts';
import { ButtonLink } from '#src/ui/ButtonLink.tsx';
import { FoldableCard } from '#src/ui/FoldableCard.tsx';
import { flushEnd } from '#src/ui/theme/flushEnd.ts';
import { EachGeneration } from './EachGeneration.tsx';
import { ProfileLink } from './ProfileLink.tsx';
import { type Progress, stepsDone } from './stepsDone.ts';

/**
 * Three steps. An unfinished step links to where it is done. The first of them stands out for an agency; a consumer has a
 * card of its own for it. A finished list is folded, if it may be.
 */
export function Checklist({ mayFold = false, ...progress }: Progress & { readonly mayFold?: boolean }) {
  const { profiles } = progress;
  const { begun, reported, written } = stepsDone(progress);
  // A consumer's card above says the same more loudly.
  const [first, later] =
    configuration.variant === 'b2b' ? (['solid', 'outline'] as const) : (['plain', 'plain'] as const);
  return (
    <FoldableCard
      title={<Trans>Checklist</Trans>}
      note={<Trans>All done</Trans>}
      folded={mayFold && begun && reported && written}
    >
      <Stack as="ol" gap="0" flex="1" listStyleType="none" containerType="inline-size">
        {configuration.variant === 'b2b' ? (
          <Step
            done={begun}
            way={
              <ButtonLink look="solid" size="small" to="/settings">
                <Trans>Buy</Trans>
              </ButtonLink>
            }
          >
            <Trans>Buy generations</Trans>
            {begun ? null : (
              <Box color="quiet" fontSize="sm">
                <EachGeneration />
              </Box>
            )}
          </Step>
        ) : (
          <Step
            done={begun}
            way={
              <ButtonLink look="plain" size="small" to="/create-profile">
                <Trans>Create</Trans>
              </ButtonLink>
            }
          >
            <Trans>Create your profile</Trans>
          </Step>
        )}
        <Step
          done={reported}
          way={
            <ProfileLink look={begun ? first : later} size="small" profileId={profiles[0]?.id}>
              <Trans>Connect</Trans>
            </ProfileLink>
          }
        >
          <Trans>Connect a credit report</Trans>
        </Step>
        <Step
          done={written}
          way={
            <ButtonLink look={begun && reported ? first : later} size="small" to="/repair-center">
              <Trans>Generate</Trans>
            </ButtonLink>
          }
        >
          <Trans>Generate letters</Trans>
        </Step>
      </Stack>
    </FoldableCard>
  );
}

interface StepProps {
  readonly done: boolean;
  /** Links to where it is done. */
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
      flex="0 0 auto"
      minH="12"
      py="1.5"
      borderColor="edge"
      _notFirst={{ borderTopWidth: '1px' }}
      // Stacked buttons have the same width and are tall enough for a finger.
      css={{
        '& > a': {
          minWidth: '5.5rem',
          minHeight: { base: '11', md: '9' },
          // A consumer's are plain: their words end where the rows do.
          ...(configuration.variant === 'b2c' && { justifyContent: 'end', ...flushEnd }),
        },
        '@container (max-width: 18rem)': {
          flexWrap: 'wrap',
          // The text has the line to itself, with the button below it.
          '& > :nth-of-type(2)': { flexBasis: '70%' },
          // And here they begin below those of the step.
          '& > a':
            configuration.variant === 'b2b' ? { ms: '2.125rem' } : { ms: '1.5rem', justifyContent: 'start' },
        },
      }}
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
