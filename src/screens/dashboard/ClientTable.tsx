import { Flex } from '@chakra-ui/react';
import { Trans, useLingui } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { UserPlus, X } from 'lucide-react';
import { type ReactNode, Suspense, useMemo, useRef, useState } from 'react';
import type { ProfileListItem } from '#contract/profiles.ts';
import { longestSearch, mostClientsAtOnce } from '#contract/limits.ts';
import { Deletion } from '#src/overview/Deletion.tsx';
import { distinctNames } from '#src/overview/distinctNames.ts';
import { lazily } from '#src/language/lazily.ts';
import { Actions } from '#src/ui/Actions.tsx';
import { Button } from '#src/ui/Button.tsx';
import { ButtonLink } from '#src/ui/ButtonLink.tsx';
import { DataTable, type TableRows } from '#src/ui/DataTable.tsx';
import { StatusBadge } from '#src/ui/StatusBadge.tsx';
import { Card, CardTitle } from '#src/ui/Surface.tsx';
import { Input } from '#src/ui/TextInput.tsx';
import type { ClientsProps } from './Clients.tsx';
import { ClientSort } from './ClientSort.tsx';
import { QuickImport } from './QuickImport.tsx';
import { useClientColumns } from './useClientColumns.tsx';
import { useListKeys } from './useListKeys.ts';

const loadBatch = () => import('./batch/Batch.tsx');
/** Nobody has selected clients on the first screen. */
const Batch = lazily(async () => (await loadBatch()).Batch);

interface ClientTableProps extends Omit<ClientsProps, 'profiles' | 'total'> {
  readonly rows: TableRows<ProfileListItem>;
  /** Clients whose controls are to be distinguished, in the order of the list. */
  readonly named: readonly ProfileListItem[];
  /** Every client that can have been selected. */
  readonly known: readonly ProfileListItem[];
  readonly busy?: boolean;
  readonly onDrawn?: (first: number, end: number) => void;
  readonly empty?: string;
  /** Above the table. */
  readonly children?: ReactNode;
}

/** What can be done for the selected clients stays in sight while more of them are selected. Narrow pages have no room for that. */
const inSight = {
  position: { xl: 'sticky' },
  top: 'var(--head)',
  zIndex: 'sticky',
  bg: 'card',
  // Nothing moves when the first one is selected.
  mt: '-2',
  pt: '2',
  pb: '2',
  mb: '1',
  // What gets the focus is not behind it.
  css: { '& ~ * :is(a, button, input)': { scrollMarginTop: '7rem' } },
} as const;

/** The list with its search and its actions. Every row's actions start here. */
export function ClientTable({
  rows,
  named,
  known,
  isLong,
  addIsNext,
  query,
  onQuery,
  selection,
  deletion,
  onDownload,
  busy = false,
  onDrawn,
  empty,
  children,
}: ClientTableProps) {
  const { t } = useLingui();
  const names = useMemo(() => distinctNames(named), [named]);
  const { history } = useRouter();
  const isTicked = useSelector(selection, ({ context }) => context.selected.length > 0);
  const search = useRef<HTMLInputElement>(null);
  const onKeyDown = useListKeys({
    rows,
    onOpen: (id) => history.push(`/clients/${id}`),
    onToggle: (id) => selection.send({ type: 'row.toggle', id }),
    onSearch: () => search.current?.focus(),
  });
  const columns = useClientColumns({
    names,
    first: firstIds(rows),
    shown: rows.length,
    query,
    onQuery,
    isLong,
    selection,
    deletion,
    onDownload,
  });
  return (
    <Card>
      <CardTitle
        action={
          <Actions>
            <QuickImport />
            <ButtonLink
              look={addIsNext ? 'solid' : 'outline'}
              size="small"
              minH={{ base: 'control', lg: 'controlSmall' }}
              to="/create-profile"
            >
              <UserPlus size={18} aria-hidden />
              <Trans>Add Client</Trans>
            </ButtonLink>
          </Actions>
        }
      >
        <Trans>Clients</Trans>
      </CardTitle>
      <Flex gap="3" mb="3" wrap="wrap" align="center" {...(isTicked && inSight)}>
        <Input
          ref={search}
          type="search"
          aria-label={t`Search by name`}
          placeholder={t`Search by name`}
          value={query.search}
          maxLength={longestSearch}
          onChange={(event) => onQuery({ search: event.target.value })}
          width={{ base: 'full', md: '20rem' }}
        />
        <ClientSort query={query} onQuery={onQuery} isLong={isLong} />
        {query.status === null ? null : (
          <Button
            size="small"
            onClick={() => {
              // This button disappears.
              search.current?.focus();
              onQuery({ status: null });
            }}
          >
            <StatusBadge status={query.status} />
            <Trans>Show all</Trans>
            <X size={16} aria-hidden />
          </Button>
        )}
        <Ticked selection={selection} rows={rows} />
      </Flex>
      {children}
      {/* Without rows, and without words for that, only what is above says why. */}
      {rows.length === 0 && empty === '' ? null : (
        <DataTable
          label={t`Clients`}
          kind="broad"
          rows={rows}
          chosenBy={JSON.stringify(query)}
          idOf={({ id }) => id}
          empty={empty ?? t`no data available`}
          columns={columns}
          busy={busy}
          onKeyDown={onKeyDown}
          {...(onDrawn && { onDrawn })}
        />
      )}
      <Deletion deletion={deletion} profiles={known} />
    </Card>
  );
}

/** The ids of all rows, or of the first as many as one selection can have; null if some of them are not loaded. */
function firstIds(rows: TableRows<ProfileListItem>): readonly string[] | null {
  const length = Math.min(rows.length, mostClientsAtOnce);
  const ids = Array.from({ length }, (_, place) => rows.at(place)?.id);
  return ids.every((id) => id !== undefined) ? ids : null;
}

/** The actions for the selected rows, including those the search hides. */
function Ticked({ selection, rows }: Pick<ClientTableProps, 'selection' | 'rows'>) {
  const isTicked = useSelector(selection, ({ context }) => context.selected.length > 0);
  const [wasTicked, setWasTicked] = useState(false);
  if (isTicked && !wasTicked) setWasTicked(true);
  return wasTicked ? (
    <Suspense>
      <Batch selection={selection} rows={rows} />
    </Suspense>
  ) : null;
}
