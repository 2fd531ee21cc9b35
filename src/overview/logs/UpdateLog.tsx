import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import type { ProfileLogEntry } from '#contract/profiles.ts';
import { DataTable } from '#src/ui/DataTable.tsx';
import { shownDate } from '#src/ui/dates.ts';
import { FoldableCard } from '#src/ui/FoldableCard.tsx';
import { ShowOlder } from './ShowOlder.tsx';
import { type LoadPart, useOlderEntries } from './useOlderEntries.ts';

interface UpdateLogProps {
  /** The latest. */
  readonly logs: readonly ProfileLogEntry[];
  /** Where older ones begin; null if there are none. Also its key. */
  readonly next: string | null;
  readonly loadOlder: LoadPart<ProfileLogEntry>;
  /** Whether it is in the column at the side of a very wide page. */
  readonly atSide?: boolean;
  /** Whether it begins as a row. */
  readonly folded?: boolean;
}

/** What was done to the profiles. */
export function UpdateLog({ logs, next, loadOlder, atSide = false, folded = false }: UpdateLogProps) {
  const { t } = useLingui();
  const older = useOlderEntries(next, loadOlder);
  const entries = useSelector(older, ({ context }) => context.entries);
  const words: Readonly<Record<ProfileLogEntry['status'], string>> = {
    profileCreated: t`Profile created`,
    profileChanged: t`Profile updated`,
    profileDeleted: t`Profile deleted`,
    documentUploaded: t`Document uploaded`,
    reportConnected: t`Report connected`,
    reportDisconnected: t`Report disconnected`,
    statusChanged: t`Status changed`,
    valueRevealed: t`Hidden value viewed`,
    profileExported: t`Everything downloaded`,
    holdPlaced: t`Legal hold placed`,
    holdLifted: t`Legal hold lifted`,
    letterEventRecorded: t`Letter event recorded`,
    letterEventWithdrawn: t`Letter event withdrawn`,
    scanUploaded: t`Scan uploaded`,
    scanMoved: t`Scan moved to another client`,
    contractRecorded: t`Contract entry recorded`,
    contractWithdrawn: t`Contract entry withdrawn`,
  };
  return (
    <FoldableCard title={<Trans>Profile update log</Trans>} folded={folded}>
      <DataTable
        label={t`Profile update log`}
        rows={[...logs, ...entries]}
        idOf={({ entry }) => entry}
        empty={t`no data available`}
        kind={atSide ? 'atSide' : 'usual'}
        columns={[
          {
            key: 'name',
            title: t`Name`,
            width: { share: 2 },
            cell: ({ name }) => name || t`Deleted profile`,
          },
          {
            key: 'user',
            title: t`Username`,
            width: { share: 2 },
            wide: true,
            long: true,
            // Entries caused by the clock or an import have no name.
            cell: ({ username }) => username || t`Automatic`,
          },
          { key: 'account', title: t`Account`, width: '7rem', wide: true, cell: ({ id }) => id },
          { key: 'date', title: t`Date`, width: '6.5rem', wide: true, cell: ({ date }) => shownDate(date) },
          { key: 'status', title: t`Status`, width: { share: 2 }, cell: ({ status }) => words[status] },
        ]}
      />
      <ShowOlder older={older} />
    </FoldableCard>
  );
}
