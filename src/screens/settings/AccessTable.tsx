import { Box } from '@chakra-ui/react';
import { useLingui } from '@lingui/react/macro';
import type { AccessEntry } from '#contract/accessRecord.ts';
import { DataTable } from '#src/ui/DataTable.tsx';
import { momentOf } from '#src/ui/dates.ts';
import type { Column } from '#src/ui/TableRow.tsx';
import { useAccessWords } from './useAccessWords.ts';

interface AccessTableProps {
  readonly entries: readonly AccessEntry[];
  readonly hasClients: boolean;
}

/** When, who, what, and from where, one access a row. */
export function AccessTable({ entries, hasClients }: AccessTableProps) {
  const { t, i18n } = useLingui();
  const { personOf, whatOf } = useAccessWords();
  const client: Column<AccessEntry> = {
    key: 'client',
    title: t`Client`,
    width: { share: 3 },
    wide: true,
    cell: ({ client: name }) => name ?? '–',
  };
  return (
    <DataTable
      label={t`Access record`}
      rows={entries}
      idOf={({ number }) => String(number)}
      empty={t`no data available`}
      columns={[
        { key: 'at', title: t`Date`, width: '11rem', cell: ({ at }) => momentOf(at, i18n.locale) },
        {
          key: 'person',
          title: t`Person`,
          width: { share: 3 },
          wide: true,
          long: true,
          cell: (entry) => personOf(entry),
        },
        {
          key: 'what',
          title: t`What was opened`,
          width: { share: 3 },
          cell: (entry) =>
            entry.refused ? <Box color="danger">{t`Refused: ${whatOf(entry)}`}</Box> : whatOf(entry),
        },
        ...(hasClients ? [client] : []),
        {
          key: 'address',
          title: t`Address`,
          width: '9rem',
          wide: true,
          cell: ({ address }) => address,
        },
      ]}
    />
  );
}
