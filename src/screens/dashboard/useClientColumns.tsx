import { Box } from '@chakra-ui/react';
import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { Download, Mails, Pencil, Trash2 } from 'lucide-react';
import type { ProfileListItem } from '#contract/profiles.ts';
import type { ClientQuery } from '#machines/clientQuery.ts';
import type { RecordDeletion } from '#src/overview/useRecordDeletion.ts';
import { useNextStep } from '#src/overview/workDue/useNextStep.ts';
import { useRestName } from '#src/overview/workDue/useRestName.ts';
import { useMailingWords } from '#src/overview/useMailingWords.ts';
import { Checkbox } from '#src/ui/Checkbox.tsx';
import { Facts } from '#src/ui/Facts.tsx';
import { shownDate } from '#src/ui/dates.ts';
import { useToday } from '#src/ui/useToday.ts';
import { RowButton, RowControls, RowLink, RowTextLink } from '#src/ui/RowControls.tsx';
import { StatusBadge } from '#src/ui/StatusBadge.tsx';
import type { ColumnSort } from '#src/ui/SortButton.tsx';
import type { Column } from '#src/ui/TableRow.tsx';
import { useAmple, useOwnLine, useRoomy, useWide } from '#src/ui/useWide.ts';
import { listedStatusOf } from '#vocabulary/listedStatuses.ts';
import type { ClientsProps } from './Clients.tsx';
import { DueDay } from './DueDay.tsx';
import { NextStep } from './NextStep.tsx';
import { ScoreChanges } from './ScoreChanges.tsx';
import { TickAll } from './TickAll.tsx';
import type { ClientSelection } from './useClientSelection.ts';

const letters = <Mails size={18} aria-hidden />;
const download = <Download size={18} aria-hidden />;
const pencil = <Pencil size={18} aria-hidden />;
const bin = <Trash2 size={18} aria-hidden />;

interface Using extends Pick<ClientsProps, 'query' | 'onQuery' | 'isLong'> {
  /** What each client's controls call them, by id. */
  readonly names: ReadonlyMap<string, string>;
  /** The clients that can be selected at once; null if some of them are not loaded. */
  readonly first: readonly string[] | null;
  /** How many are shown. */
  readonly shown: number;
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
  first,
  shown,
  query,
  onQuery,
  isLong,
  selection,
  deletion,
  onDownload,
}: Using): readonly Column<ProfileListItem>[] {
  const { t } = useLingui();
  const saidOf = useMailingWords('client');
  const today = useToday();
  const nextOf = useNextStep();
  const restNameOf = useRestName();
  const isWide = useWide('broad');
  const isRoomy = useRoomy();
  const isAmple = useAmple();
  const iconsAlone = useOwnLine('icons');
  const statusAlone = useOwnLine('status');
  const nameOf = (id: string) => names.get(id) ?? '';
  const sortBy = (sort: ClientQuery['sort']): ColumnSort => {
    const isSorted = query.sort === sort;
    return {
      direction: isSorted ? (query.descending ? 'descending' : 'ascending') : null,
      onSort: () => onQuery({ sort, descending: isSorted && !query.descending }),
    };
  };
  const nextFor = ({ id, status, stopped, standing }: ProfileListItem) => {
    const step = standing === undefined ? null : nextOf({ profileId: id, status, ...standing }, today);
    if (step === null) return <span className="quiet">{restNameOf(stopped)}</span>;
    return <NextStep step={step} name={nameOf(id)} />;
  };
  // The server can't sort a long list by what follows from the letters.
  const sortHere = (sort: ClientQuery['sort']) => (isLong ? {} : { sort: sortBy(sort) });
  const added: Column<ProfileListItem> = {
    key: 'date',
    title: t`Date`,
    width: '5.5rem',
    sort: sortBy('date'),
    cell: ({ date }) => shownDate(date),
  };
  const mailing: Column<ProfileListItem> = {
    key: 'mailing',
    title: t`Letters`,
    width: '10.5rem',
    cell: ({ mailing: said }) => saidOf(said),
  };
  const standings: readonly Column<ProfileListItem>[] = [
    ...(isAmple ? [mailing] : []),
    {
      key: 'round',
      title: t`Round`,
      width: '4.25rem',
      ...sortHere('round'),
      cell: ({ standing }) => standing?.round?.toString() ?? '–',
    },
    {
      key: 'due',
      title: t`Due`,
      width: '6.75rem',
      ...sortHere('due'),
      cell: ({ standing }) => <DueDay due={standing?.due ?? null} today={today} />,
    },
    {
      key: 'next',
      title: t`Next step`,
      // The longest step in Spanish has two lines in it, also next to icons that a finger needs larger.
      width: { share: 5, least: '8.25rem' },
      ...sortHere('step'),
      cell: nextFor,
    },
    {
      key: 'score',
      title: t`Score change`,
      width: '8.5rem',
      cell: ({ standing }) => <ScoreChanges changes={standing?.scores ?? []} />,
    },
  ];
  const below: readonly Column<ProfileListItem>[] = [
    {
      key: 'next',
      title: t`Next step and due date`,
      width: 'auto',
      wide: true,
      long: true,
      cell: (client) => (
        <span className="together">
          {nextFor(client)}
          {client.standing?.due ? <DueDay due={client.standing.due} today={today} isNamed /> : null}
        </span>
      ),
    },
    {
      key: 'facts',
      title: t`Date, round, and score change`,
      width: 'auto',
      wide: true,
      long: iconsAlone,
      cell: ({ date, standing }) => <LesserFacts date={date} standing={standing} />,
    },
  ];
  return [
    {
      key: 'select',
      title: <TickAll selection={selection} ids={first} shown={shown} />,
      width: '1.5rem',
      cell: ({ id }) => <Tick selection={selection} id={id} name={nameOf(id)} />,
    },
    {
      key: 'name',
      title: t`Name`,
      width: { share: 4 },
      strong: true,
      sort: sortBy('name'),
      cell: ({ id, name }) => (
        <RowTextLink href={`/clients/${id}`} label={nameOf(id)}>
          {name}
        </RowTextLink>
      ),
    },
    // The next step needs the room more.
    ...(isWide && isRoomy ? [added] : []),
    {
      key: 'status',
      title: t`Status`,
      // As the longest one in Spanish needs.
      width: '8.5rem',
      // On a phone the name gets the space the badge leaves.
      narrow: 'auto',
      wide: statusAlone,
      long: true,
      cell: (client) => <StatusBadge status={listedStatusOf(client)} />,
    },
    ...(isWide ? standings : below),
    {
      key: 'actions',
      title: <Box srOnly>{t`Actions`}</Box>,
      width: 'calc(4 * var(--chakra-sizes-row-control))',
      wide: true,
      long: iconsAlone,
      controls: true,
      cell: ({ id, latestSessionId }) => {
        const name = nameOf(id);
        return (
          <RowControls>
            <RowLink label={t`Repair Center for ${name}`} icon={letters} href={`/repair-center/${id}`} />
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
              onClick={() => deletion.send({ type: 'deletion.ask', profileId: id })}
            />
          </RowControls>
        );
      },
    },
  ];
}

/** What matters less of a client on a narrow page: next to the icons, in one or two small lines. */
function LesserFacts({ date, standing }: Pick<ProfileListItem, 'date' | 'standing'>) {
  const { t } = useLingui();
  const { round = null, scores = [] } = standing ?? {};
  return (
    <span className="facts">
      <span>
        <Facts of={[shownDate(date), round === null ? null : t`Round ${round}`]} />
      </span>
      {scores.length === 0 ? null : <ScoreChanges changes={scores} />}
    </span>
  );
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
