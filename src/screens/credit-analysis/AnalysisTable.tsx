import { useLingui } from '@lingui/react/macro';
import type { Analysis } from '#contract/analysis.ts';
import { DataTable } from '#src/ui/DataTable.tsx';
import { shownDate } from '#src/ui/dates.ts';
import type { Column } from '#src/ui/TableRow.tsx';

interface AnalysisTableProps {
  readonly label: string;
  readonly analyses: readonly Analysis[];
  /** A client's name, if it is more than its text. */
  readonly nameCell?: Column<Analysis>['cell'];
}

/** Whose credit was analyzed, when, and from which provider's report. */
export function AnalysisTable({ label, analyses, nameCell }: AnalysisTableProps) {
  const { t } = useLingui();
  return (
    <DataTable
      label={label}
      rows={analyses}
      idOf={({ id }) => id}
      empty={t`no data available`}
      columns={[
        { key: 'name', title: t`Name`, width: { share: 2 }, cell: nameCell ?? (({ name }) => name) },
        {
          key: 'mail',
          title: t`Mail`,
          width: { share: 3 },
          wide: true,
          long: true,
          cell: ({ mail }) => mail,
        },
        { key: 'date', title: t`Date`, width: '6.5rem', cell: ({ date }) => shownDate(date) },
        {
          key: 'type',
          title: t`Type`,
          width: { share: 2 },
          wide: true,
          cell: ({ type }) => (type === 'File' ? t`File` : type),
        },
      ]}
    />
  );
}
