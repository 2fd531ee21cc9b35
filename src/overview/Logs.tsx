import { Box, Flex } from '@chakra-ui/react';
import { Trans, useLingui } from '@lingui/react/macro';
import { Download, TriangleAlert } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { ProfileLogEntry } from '#contract/profiles.ts';
import type { GenerationLogItem } from '#contract/repair.ts';
import { Button, IconButton } from '#src/ui/Button.tsx';
import { DataTable } from '#src/ui/DataTable.tsx';
import { shownDate } from '#src/ui/dates.ts';
import { useSnackbars } from '#src/ui/Snackbar.tsx';
import { Banner, Card, CardTitle } from '#src/ui/Surface.tsx';
import { useReportName } from '#src/ui/useReportName.ts';
import { distinctNames } from './distinctNames.ts';
import { useMailingWords } from './useMailingWords.ts';

interface AtSide {
  /** Whether it is in the column at the side of a very wide page. */
  readonly atSide?: boolean;
}

interface GenerationsProps extends AtSide {
  /** The latest, or all; null if they could not be loaded. */
  readonly generations: readonly GenerationLogItem[] | null;
  /** How many there are in all. */
  readonly count: number;
  /** Loads all of them. */
  readonly onAll: () => Promise<readonly GenerationLogItem[]>;
  readonly onDownload: (sessionId: string) => void;
  readonly onCorrect: (letters: GenerationLogItem) => void;
}

/** Every set of letters, ready to download again. */
export function GenerationsLog({
  generations: latest,
  count,
  onAll,
  onDownload,
  onCorrect,
  atSide = false,
}: GenerationsProps) {
  // Forgotten when the page's data is loaded again.
  const [older, setOlder] = useState<{ readonly of: typeof latest; readonly all: typeof latest } | null>(
    null,
  );
  const generations = older?.of === latest ? older.all : latest;
  const { t } = useLingui();
  const nameOf = useReportName();
  const saidOf = useMailingWords();
  const { showError } = useSnackbars();
  useEffect(() => {
    if (generations === null) showError(t`Error fetching Generations Info`);
  }, [generations, showError, t]);
  async function showAll(): Promise<void> {
    try {
      setOlder({ of: latest, all: await onAll() });
    } catch {
      showError(t`Error fetching Generations Info`);
    }
  }
  // A client may have many sets.
  const flawed = (generations ?? []).filter(({ withdrawn }) => withdrawn !== undefined);
  const open = flawed.some(({ rewrittenAs }) => rewrittenAs === undefined);
  const names = distinctNames((generations ?? []).map(({ id, profileName }) => ({ id, name: profileName })));
  return (
    <Card>
      <CardTitle>
        <Trans>Generations history</Trans>
      </CardTitle>
      {open ? (
        <Box mb="4">
          <Banner tone="warning">
            <Trans>
              Some letters contain statements that we no longer make. Select the warning sign next to a set to
              see which, and to write its letters again without using a generation.
            </Trans>
          </Banner>
        </Box>
      ) : null}
      <DataTable
        label={t`Generations history`}
        rows={generations ?? []}
        idOf={({ id }) => id}
        empty={t`no data available`}
        atSide={atSide}
        columns={[
          { key: 'name', title: t`Profile`, width: 'minmax(0, 3fr)', cell: ({ profileName }) => profileName },
          {
            key: 'report',
            title: t`Report`,
            width: 'minmax(0, 4fr)',
            wide: true,
            long: true,
            cell: ({ reportName }) => nameOf(reportName),
          },
          { key: 'date', title: t`Date`, width: '6.5rem', cell: ({ date }) => shownDate(date) },
          {
            key: 'to',
            title: t`Destination`,
            width: 'minmax(0, 6fr)',
            wide: true,
            long: true,
            cell: ({ destinationAddress }) => destinationAddress.join(', '),
          },
          {
            key: 'letters',
            title: t`Letters`,
            width: '4rem',
            wide: true,
            cell: ({ numberOfLetters }) => numberOfLetters,
          },
          {
            key: 'mailing',
            title: t`Mailing`,
            width: 'minmax(0, 3fr)',
            wide: true,
            long: true,
            cell: ({ mailing }) => saidOf(mailing),
          },
          {
            key: 'again',
            title: <Box srOnly>{t`Download`}</Box>,
            width: flawed.length > 0 ? '5.5rem' : '2.75rem',
            cell: (letters) => {
              const name = names.get(letters.id) ?? '';
              return (
                <Flex justify="flex-end">
                  {letters.withdrawn === undefined ? null : (
                    <IconButton
                      label={t`Withdrawn statements in letters for ${name}`}
                      color="orange"
                      icon={<TriangleAlert size={18} aria-hidden />}
                      onClick={() => onCorrect(letters)}
                    />
                  )}
                  <IconButton
                    label={t`Download letters for ${name}`}
                    icon={<Download size={18} aria-hidden />}
                    onClick={() => onDownload(letters.id)}
                  />
                </Flex>
              );
            },
          },
        ]}
      />
      {generations === null || generations.length >= count ? null : (
        <Button size="small" mt="3" onClick={() => void showAll()}>
          <Trans>Show all {count} sets</Trans>
        </Button>
      )}
    </Card>
  );
}

interface UpdateLogProps extends AtSide {
  readonly logs: readonly ProfileLogEntry[];
}

/** What was done to the profiles. */
export function UpdateLog({ logs, atSide = false }: UpdateLogProps) {
  const { t } = useLingui();
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
  };
  return (
    <Card>
      <CardTitle>
        <Trans>Profile update log</Trans>
      </CardTitle>
      <DataTable
        label={t`Profile update log`}
        rows={logs}
        idOf={({ entry }) => entry}
        empty={t`no data available`}
        atSide={atSide}
        columns={[
          {
            key: 'name',
            title: t`Name`,
            width: 'minmax(0, 2fr)',
            cell: ({ name }) => name || t`Deleted profile`,
          },
          {
            key: 'user',
            title: t`Username`,
            width: 'minmax(0, 2fr)',
            wide: true,
            long: true,
            // Entries caused by the clock or an import have no name.
            cell: ({ username }) => username || t`Automatic`,
          },
          { key: 'account', title: t`Account`, width: '7rem', wide: true, cell: ({ id }) => id },
          { key: 'date', title: t`Date`, width: '6.5rem', wide: true, cell: ({ date }) => shownDate(date) },
          { key: 'status', title: t`Status`, width: 'minmax(0, 2fr)', cell: ({ status }) => words[status] },
        ]}
      />
    </Card>
  );
}
