import { useEffect, useState } from 'react';
import { createActor } from 'xstate';
import type { ProfileListItem } from '#contract/profiles.ts';
import { everyClient } from '#machines/clientQuery.ts';
import { clientSelectionMachine } from '#machines/clientSelection.ts';
import { recordDeletionMachine } from '#machines/recordDeletion.ts';
import type { RecordDeletion } from '#src/overview/useRecordDeletion.ts';
import { Clients } from '#src/screens/dashboard/Clients.tsx';
import type { ClientSelection } from '#src/screens/dashboard/useClientSelection.ts';
import { SnackbarHost } from '#src/ui/Snackbar.tsx';

/** Clients as the server lists them, by their ids and names. */
export type Listed = Readonly<Record<string, string>>;

const profilesOf = (listed: Listed, standing: ProfileListItem['standing']): ProfileListItem[] =>
  Object.entries(listed).map(([id, name]) => ({
    id,
    name,
    date: '2026-11-01T09:00:00.000Z',
    status: 'Waiting',
    latestSessionId: null,
    ...(standing === undefined ? {} : { standing }),
  }));

interface ClientListProps {
  readonly listed: Listed;
  /** Where all of them stand. */
  readonly standing?: ProfileListItem['standing'];
  /** What is not walked runs by itself. */
  readonly selection?: ClientSelection;
  readonly deletion?: RecordDeletion;
  /** Takes effect when the list is read again. */
  readonly onShown?: (list: (listed: Listed) => void) => void;
}

/** The dashboard's list of clients. */
export function ClientList({ listed, standing, selection, deletion, onShown }: ClientListProps) {
  const [profiles, setProfiles] = useState(() => profilesOf(listed, standing));
  const [query, setQuery] = useState(everyClient);
  const [others] = useState(() => ({
    selection: createActor(clientSelectionMachine),
    deletion: createActor(recordDeletionMachine),
  }));
  useEffect(() => {
    others.selection.start();
    others.deletion.start();
    onShown?.((next) => setProfiles(profilesOf(next, standing)));
  }, [others, onShown, standing]);
  return (
    <SnackbarHost>
      <Clients
        profiles={profiles}
        isLong={false}
        addIsNext={false}
        total={profiles.length}
        query={query}
        onQuery={(part) => setQuery((now) => ({ ...now, ...part }))}
        selection={selection ?? others.selection}
        deletion={deletion ?? others.deletion}
        onDownload={() => {}}
      />
    </SnackbarHost>
  );
}
