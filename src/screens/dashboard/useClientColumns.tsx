import { Box } from '@chakra-ui/react';
import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { Download, ListChecks, Mails, Pencil, Trash2 } from 'lucide-react';
import type { ProfileListItem } from '#contract/profiles.ts';
import type { ClientQuery } from '#machines/clientQuery.ts';
import type { RecordDeletion } from '#src/overview/useRecordDeletion.ts';
import { useMailingWords } from '#src/overview/useMailingWords.ts';
import { Checkbox } from '#src/ui/Checkbox.tsx';
import { shownDate } from '#src/ui/dates.ts';
import { RowButton, RowControls, RowLink } from '#src/ui/RowControls.tsx';
import { StatusBadge } from '#src/ui/StatusBadge.tsx';
import type { ColumnSort } from '#src/ui/SortButton.tsx';
import type { Column } from '#src/ui/TableRow.tsx';
import type { ClientsProps } from './Clients.tsx';
import type { ClientSelection } from './useClientSelection.ts';

const letters = <Mails size={18} aria-hidden />;
const disputes = <ListChecks size={18} aria-hidden />;
const download = <Download size={18} aria-hidden />;
const pencil = <Pencil size={18} aria-hidden />;
const bin = <Trash2 size={18} aria-hidden />;

interface Using extends Pick<ClientsProps, 'query' | 'onQuery'> {
  /** What each client's controls call them, by id. */
  readonly names: ReadonlyMap<string, string>;
  readonly selection: ClientSelection;
  readonly deletion: RecordDeletion;
  readonly onDownload: (sessionId: string) => void;
}

/**
 * The contents and actions of a client's row. The columns stay the same whatever is selected, and so do the visible
 * rows.
 */
export function useClientColumns({
  names,
  query,
  onQuery,
  selection,
  deletion,
  onDownload,
}: Using): readonly Column<ProfileListItem>[] {
  const { t } = useLingui();
  const saidOf = useMailingWords();
  const nameOf = (id: string) => names.get(id) ?? '';
  const sortBy = (sort: ClientQuery['sort']): ColumnSort => {
    const isSorted = query.sort === sort;
    return {
      direction: isSorted ? (query.descending ? 'descending' : 'ascending') : null,
      onSort: () => onQuery({ sort, descending: isSorted && !query.descending }),
    };
  };
  return [
    {
      key: 'select',
      title: <Box srOnly>{t`Select`}</Box>,
      width: '1.5rem',
      cell: ({ id }) => <Tick selection={selection} id={id} name={nameOf(id)} />,
    },
    {
      key: 'name',
      title: t`Name`,
      width: 'minmax(0, 2fr)',
      strong: true,
      sort: sortBy('name'),
      cell: ({ name }) => name,
    },
    {
      key: 'date',
      title: t`Date`,
      width: '7rem',
      wide: true,
      sort: sortBy('date'),
      cell: ({ date }) => shownDate(date),
    },
    {
      key: 'status',
      title: t`Status`,
      width: '9.5rem',
      // On a phone the name gets the space the badge leaves.
      narrow: 'auto',
      cell: ({ status }) => <StatusBadge status={status} />,
    },
    {
      key: 'mailing',
      title: t`Letters`,
      width: '12rem',
      wide: true,
      cell: ({ mailing }) => saidOf(mailing),
    },
    {
      key: 'actions',
      title: <Box srOnly>{t`Actions`}</Box>,
      width: '13rem',
      wide: true,
      controls: true,
      cell: ({ id, latestSessionId }) => {
        const name = nameOf(id);
        return (
          <RowControls>
            <RowLink label={t`Repair Center for ${name}`} icon={letters} href={`/repair-center/${id}`} />
            <RowLink label={t`Disputes of ${name}`} icon={disputes} href={`/disputes/${id}`} />
            <RowButton
              label={t`Download letters for ${name}`}
              icon={download}
              disabled={latestSessionId === null}
              onClick={() => {
                if (latestSessionId !== null) onDownload(latestSessionId);
              }}
            />
            <RowLink label={t`Edit ${name}`} icon={pencil} href={`/edit-profile/${id}`} />
            <RowButton
              label={t`Delete ${name}`}
              icon={bin}
              onClick={() => deletion.send({ type: 'deletion.ask', ids: [id] })}
            />
          </RowControls>
        );
      },
    },
  ];
}

interface TickProps {
  readonly selection: ClientSelection;
  readonly id: string;
  readonly name: string;
}

function Tick({ selection, id, name }: TickProps) {
  const { t } = useLingui();
  const ticked = useSelector(selection, ({ context }) => context.selected.includes(id));
  return (
    <Checkbox
      aria-label={t`Select ${name}`}
      checked={ticked}
      onChange={() => selection.send({ type: 'row.toggle', id })}
    />
  );
}
