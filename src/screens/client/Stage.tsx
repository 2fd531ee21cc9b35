import { Box, Flex } from '@chakra-ui/react';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ProfileStatus } from '#contract/shapes.ts';
import type { Disputes } from '#src/disputes/load.ts';
import { StatusBadge } from '#src/ui/StatusBadge.tsx';
import { Banner, Card, CardTitle } from '#src/ui/Surface.tsx';

interface StageProps extends Pick<Disputes, 'status' | 'activity'> {
  /** Something waits for the client. What that is, is said right below. */
  readonly isClientsTurn: boolean;
}

/** How far the work is, and what that means for the client. An agency can set a status manually, so the texts only say what it is for. */
export function Stage({ status, activity, isClientsTurn }: StageProps) {
  const { t } = useLingui();
  const meanings: Readonly<Record<ProfileStatus, string>> = {
    Onboarding: t`Your information is being collected, or your letters are written but not mailed yet. The time to answer starts only after they’re mailed.`,
    Waiting: t`The next step comes with an answer or when a date passes.`,
    'Needs Review': t`There is something to look at, such as an answer, a question, or letters that aren’t mailed yet.`,
    Finished: t`All work is marked as finished.`,
  };
  const title = (
    <Flex as="span" gap="3" align="center" wrap="wrap">
      <Trans>Where you stand</Trans>
      <StatusBadge status={status} />
    </Flex>
  );
  if (activity === 'active' && isClientsTurn)
    return (
      <Box as="h2" fontSize="md">
        {title}
      </Box>
    );
  return (
    <Card>
      <CardTitle>{title}</CardTitle>
      {activity === 'active' ? (
        <p>{meanings[status]}</p>
      ) : (
        <Box>
          <Banner tone="warning">
            {activity === 'paused' ? (
              <Trans>Work is paused. Until it continues, nothing is mailed or due.</Trans>
            ) : (
              <Trans>
                The service has ended, so nothing more is mailed. You can still read your letters and record
                answers here.
              </Trans>
            )}
          </Banner>
        </Box>
      )}
    </Card>
  );
}
