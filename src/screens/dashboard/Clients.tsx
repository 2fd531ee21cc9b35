import { useSelector } from '@xstate/react';
import { useDeferredValue, useEffect, useMemo } from 'react';
import type { ProfileListItem } from '#contract/profiles.ts';
import type { ClientQuery } from '#machines/clientQuery.ts';
import type { RecordDeletion } from '#src/overview/useRecordDeletion.ts';
import { ClientTable } from './ClientTable.tsx';
import { LongClientList } from './LongClientList.tsx';
import { namedClients, shownClients } from './shownClients.ts';
import type { ClientSelection } from './useClientSelection.ts';
import { useClientWindows } from './useClientWindows.ts';

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
  return props.isLong ? <LongClients {...props} /> : <AllClients {...props} />;
}

function AllClients({ profiles, query, selection, ...rest }: ClientsProps) {
  const named = useMemo(() => namedClients(profiles), [profiles]);
  const search = useDeferredValue(query.search);
  const rows = shownClients(named, { ...query, search });
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

function LongClients(props: ClientsProps) {
  const { profiles, total, query, selection, deletion } = props;
  const windows = useClientWindows({ query, rows: profiles, total });
  const deleted = useSelector(deletion, (state) => (state.matches('done') ? state.context.profileId : null));
  useEffect(() => {
    if (deleted === null) return;
    // The page has not all clients: only the one that it deleted is known to be gone.
    const { selected } = selection.getSnapshot().context;
    selection.send({ type: 'rows.listed', ids: selected.filter((id) => id !== deleted) });
  }, [selection, deleted]);
  return <LongClientList {...props} windows={windows} />;
}
