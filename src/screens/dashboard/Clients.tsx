import { Flex } from '@chakra-ui/react';
import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { UserPlus } from 'lucide-react';
import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import type { ProfileListItem } from '#contract/profiles.ts';
import { DeletionDialog } from '#src/overview/DeletionDialog.tsx';
import { distinctNames } from '#src/overview/distinctNames.ts';
import type { RecordDeletion } from '#src/overview/useRecordDeletion.ts';
import { Actions } from '#src/ui/Actions.tsx';
import { Button } from '#src/ui/Button.tsx';
import { ButtonLink } from '#src/ui/ButtonLink.tsx';
import { DataTable } from '#src/ui/DataTable.tsx';
import { Card, CardTitle } from '#src/ui/Surface.tsx';
import { Input } from '#src/ui/TextInput.tsx';
import { foldName } from '#vocabulary/foldName.ts';
import { BatchButtons } from './batch/BatchButtons.tsx';
import { BatchDialog } from './batch/BatchDialog.tsx';
import { type ClientBatch, useClientBatch } from './batch/useClientBatch.ts';
import { QuickImport } from './QuickImport.tsx';
import type { ClientSelection } from './useClientSelection.ts';
import { useClientColumns } from './useClientColumns.tsx';

interface ClientsProps {
  readonly profiles: readonly ProfileListItem[];
  readonly selection: ClientSelection;
  readonly deletion: RecordDeletion;
  readonly onDownload: (sessionId: string) => void;
}

/** The client list, searched as the person types. Every row's actions start here. */
export function Clients({ profiles, selection, deletion, onDownload }: ClientsProps) {
  const { t } = useLingui();
  const [search, setSearch] = useState('');
  const names = useMemo(() => distinctNames(profiles), [profiles]);
  const batch = useClientBatch();
  const columns = useClientColumns({ names, selection, deletion, onDownload });
  const named = useMemo(
    () => profiles.map((profile) => ({ profile, name: foldName(profile.name) })),
    [profiles],
  );
  const wanted = foldName(useDeferredValue(search));
  const rows = named.filter(({ name }) => name.includes(wanted)).map(({ profile }) => profile);
  useEffect(() => {
    // Clients no longer in the list are not deleted along with the others.
    selection.send({ type: 'rows.listed', ids: profiles.map(({ id }) => id) });
  }, [selection, profiles]);

  return (
    <Card>
      <CardTitle
        action={
          <Actions>
            <QuickImport />
            <ButtonLink look="solid" to="/create-profile">
              <UserPlus size={18} aria-hidden />
              <Trans>Add Client</Trans>
            </ButtonLink>
          </Actions>
        }
      >
        <Trans>Clients</Trans>
      </CardTitle>
      <Flex gap="3" mb="3" wrap="wrap" align="center">
        <Input
          type="search"
          aria-label={t`Search by name`}
          placeholder={t`Search by name`}
          value={search}
          onChange={(event) => setSearch(event.target.value)}
          width={{ base: 'full', lg: '20rem' }}
        />
        <Ticked selection={selection} deletion={deletion} batch={batch} />
      </Flex>
      <DataTable
        label={t`Clients`}
        rows={rows}
        idOf={({ id }) => id}
        empty={t`no data available`}
        columns={columns}
      />
      <BatchDialog batch={batch} />
      <DeletionDialog deletion={deletion} profiles={profiles} />
    </Card>
  );
}

interface TickedProps extends Pick<ClientsProps, 'selection' | 'deletion'> {
  readonly batch: ClientBatch;
}

/** The actions for the selected rows, including those the search hides. */
function Ticked({ selection, deletion, batch }: TickedProps) {
  const state = useSelector(selection, (snapshot) => snapshot);
  const { selected } = state.context;
  const count = selected.length;
  return (
    <Actions>
      {count === 0 ? null : <BatchButtons batch={batch} ids={selected} />}
      {state.hasTag('deletable') ? (
        <Button look="danger" onClick={() => deletion.send({ type: 'deletion.ask', ids: selected })}>
          <Trans>Delete ({count})</Trans>
        </Button>
      ) : null}
      {state.can({ type: 'selection.clear' }) ? (
        <Button look="plain" onClick={() => selection.send({ type: 'selection.clear' })}>
          <Trans>Clear selection</Trans>
        </Button>
      ) : null}
    </Actions>
  );
}
