import { Suspense, useDeferredValue, useEffect, useMemo } from 'react';
import type { ProfileListItem } from '#contract/profiles.ts';
import type { ClientQuery } from '#machines/clientQuery.ts';
import type { RecordDeletion } from '#src/overview/useRecordDeletion.ts';
import { lazily } from '#src/language/lazily.ts';
import { Skeleton } from '#src/ui/Surface.tsx';
import { ClientTable } from './ClientTable.tsx';
import { useToday } from '#src/ui/useToday.ts';
import { namedClients, shownClients } from './shownClients.ts';
import type { ClientSelection } from './useClientSelection.ts';

/** Few accounts have that many. */
const LongClients = lazily(async () => (await import('./LongClients.tsx')).LongClients);

export interface ClientsProps {
  /** All clients by name, or the first of a long list. */
  readonly profiles: readonly ProfileListItem[];
  readonly isLong: boolean;
  /** Whether another client is the next step: nothing else waits. */
  readonly addIsNext: boolean;
  /** How many there are in all. */
  readonly total: number;
  readonly query: ClientQuery;
  readonly onQuery: (part: Partial<ClientQuery>) => void;
  readonly selection: ClientSelection;
  readonly deletion: RecordDeletion;
  readonly onDownload: (sessionId: string) => void;
}

/** The client list, searched as the person types: here, or by the server if it is long. */
export function Clients(props: ClientsProps) {
  if (!props.isLong) return <AllClients {...props} />;
  return (
    <Suspense fallback={<Skeleton minH="32rem" />}>
      <LongClients {...props} />
    </Suspense>
  );
}

function AllClients({ profiles, query, selection, ...rest }: ClientsProps) {
  const named = useMemo(() => namedClients(profiles), [profiles]);
  const search = useDeferredValue(query.search);
  const today = useToday();
  const rows = shownClients(named, { ...query, search }, today);
  useEffect(() => {
    // Clients no longer in the list are not deleted along with the others.
    selection.send({ type: 'rows.listed', ids: profiles.map(({ id }) => id) });
  }, [selection, profiles]);
  return (
    <ClientTable
      {...rest}
      query={query}
      selection={selection}
      rows={rows}
      named={profiles}
      known={profiles}
    />
  );
}
