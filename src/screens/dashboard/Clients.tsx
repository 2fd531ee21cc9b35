import { Box, Flex } from '@chakra-ui/react';
import { Trans, useLingui } from '@lingui/react/macro';
import { Download, Mails, Pencil, Trash2, UserPlus } from 'lucide-react';
import { useDeferredValue, useMemo, useState } from 'react';
import type { ProfileListItem } from '#contract/profiles.ts';
import { DeletionDialog } from '#src/overview/DeletionDialog.tsx';
import { useRecordDeletion } from '#src/overview/deletionDoor.ts';
import { Button, IconButton } from '#src/ui/Button.tsx';
import { ButtonLink } from '#src/ui/ButtonLink.tsx';
import { Checkbox } from '#src/ui/Checkbox.tsx';
import { DataTable } from '#src/ui/DataTable.tsx';
import { shownDate } from '#src/ui/dates.ts';
import { Input } from '#src/ui/TextInput.tsx';
import { StatusBadge } from '#src/ui/StatusBadge.tsx';
import { Card, CardTitle } from '#src/ui/Surface.tsx';
import { folded } from './folded.ts';
import { QuickImportDialog } from './QuickImportDialog.tsx';
import { useQuickImport } from './quickImportDoor.ts';

interface ClientsProps {
  readonly profiles: readonly ProfileListItem[];
  readonly onDownload: (sessionId: string) => void;
}

/** The clients, searched as one types; every row's actions work from here. */
export function Clients({ profiles, onDownload }: ClientsProps) {
  const { t } = useLingui();
  const [search, setSearch] = useState('');
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const deletion = useRecordDeletion();
  const quickImport = useQuickImport();
  const named = useMemo(
    () => profiles.map((profile) => ({ profile, name: folded(profile.name) })),
    [profiles],
  );
  const wanted = folded(useDeferredValue(search));
  const rows = named.filter(({ name }) => name.includes(wanted)).map(({ profile }) => profile);
  const present = profiles.filter(({ id }) => selected.has(id)).map(({ id }) => id);

  function toggle(id: string): void {
    setSelected((before) => {
      const next = new Set(before);
      if (!next.delete(id)) next.add(id);
      return next;
    });
  }

  return (
    <Card>
      <CardTitle
        action={
          <Flex gap="3" wrap="wrap">
            <QuickImportDialog quickImport={quickImport} />
            <ButtonLink look="solid" to="/create-profile">
              <UserPlus size={18} aria-hidden />
              <Trans>Add Client</Trans>
            </ButtonLink>
          </Flex>
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
          width={{ base: 'full', sm: '20rem' }}
        />
        {present.length > 1 ? (
          <Button look="danger" onClick={() => deletion.send({ type: 'deletion.ask', ids: present })}>
            <Trans>Delete ({present.length})</Trans>
          </Button>
        ) : null}
      </Flex>
      <DataTable
        label={t`Clients`}
        rows={rows}
        idOf={({ id }) => id}
        empty={t`no data available`}
        columns={[
          {
            key: 'select',
            title: <Box srOnly>{t`Select`}</Box>,
            width: '1.5rem',
            cell: ({ id, name }) => (
              <Checkbox
                aria-label={t`Select ${name}`}
                checked={selected.has(id)}
                onChange={() => toggle(id)}
              />
            ),
          },
          {
            key: 'name',
            title: t`Name`,
            width: 'minmax(0, 2fr)',
            cell: ({ name }) => (
              <Box fontWeight="medium" lineClamp="2">
                {name}
              </Box>
            ),
          },
          { key: 'date', title: t`Date`, width: '7rem', wide: true, cell: ({ date }) => shownDate(date) },
          {
            key: 'status',
            title: t`Status`,
            width: 'minmax(min-content, 9rem)',
            cell: ({ status }) => <StatusBadge status={status} />,
          },
          {
            key: 'actions',
            title: <Box srOnly>{t`Actions`}</Box>,
            width: '10.5rem',
            wide: true,
            controls: true,
            cell: ({ id, name, latestSessionId }) => (
              <Flex>
                <ButtonLink
                  look="plain"
                  size="icon"
                  to="/repair-center/$profileId"
                  params={{ profileId: id }}
                  aria-label={t`Repair Center for ${name}`}
                >
                  <Mails size={18} aria-hidden />
                </ButtonLink>
                <IconButton
                  label={t`Download the letters of ${name}`}
                  icon={<Download size={18} aria-hidden />}
                  disabled={latestSessionId === null}
                  onClick={() => {
                    if (latestSessionId !== null) onDownload(latestSessionId);
                  }}
                />
                <ButtonLink
                  look="plain"
                  size="icon"
                  to="/edit-profile/$profileId"
                  params={{ profileId: id }}
                  aria-label={t`Edit ${name}`}
                >
                  <Pencil size={18} aria-hidden />
                </ButtonLink>
                <IconButton
                  label={t`Delete ${name}`}
                  icon={<Trash2 size={18} aria-hidden />}
                  onClick={() => deletion.send({ type: 'deletion.ask', ids: [id] })}
                />
              </Flex>
            ),
          },
        ]}
      />
      <DeletionDialog deletion={deletion} />
    </Card>
  );
}
