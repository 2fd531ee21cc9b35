import { Box } from '@chakra-ui/react';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { ButtonLink } from '#src/ui/ButtonLink.tsx';
import { Dot } from '#src/ui/Facts.tsx';
import { Skeleton } from '#src/ui/Surface.tsx';
import { WithRetry } from '#src/ui/WithRetry.tsx';
import { useSettled } from '../useSettled.ts';
import { places } from '../pagePlaces.ts';
import type { DueSource } from './dueDays.ts';
import { DueMark } from './DueMark.tsx';
import { useDueNames } from './useDueNames.ts';

interface DueListProps {
  /** A civil date. */
  readonly day: string;
  readonly source: Pick<DueSource, 'day'>;
}

/** What a day brings: each entry leads to where it is done. */
export function DueList({ day, source }: DueListProps) {
  const { t } = useLingui();
  const nameOf = useDueNames();
  const [asked, setAsked] = useState(() => source.day(day));
  const { value: clients, isLoading } = useSettled(asked);
  if (isLoading || clients === undefined) return <Skeleton height="4rem" mb="4" />;
  if (clients === null)
    return (
      <Box mb="4">
        <WithRetry onRetry={() => setAsked(source.day(day))}>
          <p>
            <Trans>We couldn’t load what’s due.</Trans>
          </p>
        </WithRetry>
      </Box>
    );
  return (
    <Box as="ul" listStyleType="none" aria-label={t`Due on this day`} mb="4">
      {clients.map(({ kind, profileId, profileName, letter, letters, isAssumed }) => (
        <Box
          as="li"
          key={`${kind} ${profileId}`}
          display="flex"
          alignItems="center"
          gap="2"
          flexWrap="wrap"
          py="1"
        >
          <DueMark kind={kind} />
          {kind === 'due' ? (
            <ButtonLink
              look="plain"
              size="small"
              px="1"
              ms="-1"
              to="/answer/$profileId"
              params={{ profileId }}
              search={letter === null ? {} : { letter }}
            >
              {profileName}: {nameOf[kind]}
            </ButtonLink>
          ) : (
            <ButtonLink
              look="plain"
              size="small"
              px="1"
              ms="-1"
              to="/disputes/$profileId"
              params={{ profileId }}
              hash={places.results}
            >
              {profileName}: {nameOf[kind]}
            </ButtonLink>
          )}
          <Box as="span" color="quiet" fontSize="sm">
            <Plural value={letters} one="# letter" other="# letters" />
            {isAssumed ? (
              <>
                <Dot />
                <Trans>delivery assumed</Trans>
              </>
            ) : null}
          </Box>
        </Box>
      ))}
    </Box>
  );
}
