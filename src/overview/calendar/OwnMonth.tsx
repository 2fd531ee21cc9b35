import { Box, Flex } from '@chakra-ui/react';
import { Trans } from '@lingui/react/macro';
import type { DueDay } from '#contract/dueDays.ts';
import type { ProfileListItem } from '#contract/profiles.ts';
import { Facts } from '#src/ui/Facts.tsx';
import { shownDate } from '#src/ui/dates.ts';
import { useStatusName } from '#src/ui/StatusBadge.tsx';
import { DueMark } from './DueMark.tsx';
import { StatusMark } from './StatusMark.tsx';
import { useDueNames } from './useDueNames.ts';

interface OwnMonthProps {
  readonly profile: ProfileListItem | undefined;
  /** What is due in the month that is shown. */
  readonly due: readonly DueDay[];
  readonly isLoaded: boolean;
}

/** What a month brings to someone with one profile, in words: a legend of everything that can happen says nothing to them. */
export function OwnMonth({ profile, due, isLoaded }: OwnMonthProps) {
  const nameOf = useStatusName();
  const dueNameOf = useDueNames();
  return (
    <>
      {profile === undefined ? null : (
        <Flex as="li" align="center" gap="1.5">
          <StatusMark status={profile.status} />
          {nameOf(profile.status)}
        </Flex>
      )}
      {due.map(({ on, kind }) => (
        <Flex as="li" key={`${on} ${kind}`} align="center" gap="1.5" color="ink">
          <DueMark kind={kind} />
          <span>
            <Facts of={[shownDate(on), dueNameOf[kind]]} />
          </span>
        </Flex>
      ))}
      {due.length > 0 ? null : (
        // It has its place from the start, but isn't true before the month has loaded.
        <Box as="li" textWrap="balance" visibility={isLoaded ? undefined : 'hidden'}>
          <Trans>
            Nothing is due this month. Days appear here once letters that you recorded as mailed have been
            delivered.
          </Trans>
        </Box>
      )}
    </>
  );
}
