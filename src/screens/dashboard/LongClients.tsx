import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import type { ClientsProps } from './Clients.tsx';
import { LongClientList } from './LongClientList.tsx';
import { useClientWindows } from './useClientWindows.ts';

/** A list that is searched and sorted by the server. */
export function LongClients(props: ClientsProps) {
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
