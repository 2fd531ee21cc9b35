import { Box } from '@chakra-ui/react';
import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import { rowsInWindow } from '#contract/limits.ts';
import type { ProfileListItem } from '#contract/profiles.ts';
import { Banner } from '#src/ui/Surface.tsx';
import { WithRetry } from '#src/ui/WithRetry.tsx';
import type { ClientsProps } from './Clients.tsx';
import { ClientTable } from './ClientTable.tsx';
import type { ClientWindows } from './useClientWindows.ts';

/** How many empty rows are shown before the first rows of a query are there. */
const rowsAhead = 9;

type LongClientListProps = ClientsProps & { readonly windows: ClientWindows };

/** A list of which only the rows in view are loaded. */
export function LongClientList({ windows, profiles, query, ...rest }: LongClientListProps) {
  const { t } = useLingui();
  const state = useSelector(windows, (snapshot) => snapshot);
  const { windows: loaded, holds, total, known } = state.context;
  useEffect(() => windows.send({ type: 'query.change', query }), [windows, query]);
  const latest = useRef(profiles);
  useEffect(() => {
    // The page has loaded its data again, because something changed.
    if (latest.current !== profiles) windows.send({ type: 'list.renew' });
    latest.current = profiles;
  }, [windows, profiles]);
  const onDrawn = useCallback(
    (first: number, end: number) => windows.send({ type: 'rows.want', first, end }),
    [windows],
  );
  const named = useMemo(() => Object.values(loaded).flat(), [loaded]);
  const knownClients = useMemo(() => Object.values(known), [known]);
  const hasFailed = state.matches('failed');
  // Rows of another query are shown until its own arrive, and never as its result.
  const isOther = holds === 'other';
  const ahead = isOther && named.length === 0 ? rowsAhead : total;
  return (
    <ClientTable
      {...rest}
      query={query}
      rows={{
        length: isOther && hasFailed ? 0 : ahead,
        at: (place) => rowAt(loaded, place),
      }}
      named={named}
      known={knownClients}
      busy={state.hasTag('busy')}
      onDrawn={onDrawn}
      empty={isOther ? '' : t`no data available`}
    >
      {hasFailed ? (
        <Box mb="3">
          <Banner tone="danger">
            <WithRetry onRetry={() => windows.send({ type: 'windows.retry' })}>
              <Trans>We couldn’t load the clients.</Trans>
            </WithRetry>
          </Banner>
        </Box>
      ) : null}
    </ClientTable>
  );
}

const rowAt = (
  windows: Readonly<Record<number, readonly ProfileListItem[]>>,
  place: number,
): ProfileListItem | undefined => windows[Math.floor(place / rowsInWindow)]?.[place % rowsInWindow];
