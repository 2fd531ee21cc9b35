import { Box } from '@chakra-ui/react';
import { Plural, Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { Skeleton } from '#src/ui/Surface.tsx';
import { WithRetry } from '#src/ui/WithRetry.tsx';
import { useSettled } from '../useSettled.ts';
import { loadClientsOf } from './addedDays.ts';
import { DayClients } from './DayClients.tsx';

interface LoadedClientsProps {
  /** A civil date. */
  readonly day: string;
  /** How many clients were added on it. */
  readonly count: number;
}

/** A day's clients, of a list that is too long to be on the page: the first of them, and how many more there are. */
export function LoadedClients({ day, count }: LoadedClientsProps) {
  const [asked, setAsked] = useState(() => loadClientsOf(day));
  const { value: clients, isLoading } = useSettled(asked);
  if (isLoading || clients === undefined) return <Skeleton height="8rem" />;
  if (clients === null)
    return (
      <WithRetry onRetry={() => setAsked(loadClientsOf(day))}>
        <p>
          <Trans>We couldn’t load the clients.</Trans>
        </p>
      </WithRetry>
    );
  const more = count - clients.length;
  return (
    <>
      <DayClients clients={clients} />
      {more > 0 ? (
        <Box as="p" mt="3" color="quiet">
          <Plural
            value={more}
            one="# more client was added on this day."
            other="# more clients were added on this day."
          />
        </Box>
      ) : null}
    </>
  );
}
