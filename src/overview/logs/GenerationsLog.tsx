import { Box, Flex } from '@chakra-ui/react';
import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { Download, Printer, TriangleAlert } from 'lucide-react';
import { useEffect, useEffectEvent } from 'react';
import type { GenerationLogItem } from '#contract/repair.ts';
import { bureaus } from '#vocabulary/bureaus.ts';
import type { LettersFile } from '#machines/letterDownload.ts';
import { IconButton } from '#src/ui/Button.tsx';
import { configuration } from '#src/browser/configuration.ts';
import { DataTable } from '#src/ui/DataTable.tsx';
import { shownDate } from '#src/ui/dates.ts';
import { FirstNames } from '#src/ui/FirstNames.tsx';
import { RowTextLink } from '#src/ui/RowControls.tsx';
import { useSnackbars } from '#src/ui/Snackbar.tsx';
import { FoldableCard } from '#src/ui/FoldableCard.tsx';
import { Banner } from '#src/ui/Surface.tsx';
import { useReportName } from '#src/ui/useReportName.ts';
import { useWide } from '#src/ui/useWide.ts';
import { useSetNames } from '../useSetNames.ts';
import { useMailingWords } from '../useMailingWords.ts';
import { ShowOlder } from './ShowOlder.tsx';
import { type LoadPart, useOlderEntries } from './useOlderEntries.ts';

interface GenerationsProps {
  /** The latest, and older ones whose letters are to be written again; null if they could not be loaded. */
  readonly generations: readonly GenerationLogItem[] | null;
  /** Where older ones begin; null if there are none. Also its key. */
  readonly next: string | null;
  readonly loadOlder: LoadPart<GenerationLogItem>;
  readonly onDownload: (sessionId: string, file: LettersFile) => void;
  readonly onCorrect: (letters: GenerationLogItem) => void;
  /** Whether it is in the column at the side of a very wide page. */
  readonly atSide?: boolean;
  /** Whether it begins as a row. */
  readonly folded?: boolean;
}

/** Every set of letters, ready to download again. */
export function GenerationsLog({
  generations: latest,
  next,
  loadOlder,
  onDownload,
  onCorrect,
  atSide = false,
  folded = false,
}: GenerationsProps) {
  const { t } = useLingui();
  const nameOf = useReportName();
  const saidOf = useMailingWords('set');
  const namesOf = useSetNames();
  const { showError } = useSnackbars();
  const wide = useWide(atSide ? 'atSide' : 'usual');
  const older = useOlderEntries(next, loadOlder);
  const generations = inOrder(
    latest ?? [],
    useSelector(older, ({ context }) => context.entries),
  );
  // Once for each answer: more messages of the language may arrive after the person has dismissed it.
  const sayMissing = useEffectEvent(() => showError(t`Error fetching Generations Info`));
  useEffect(() => {
    if (latest === null) sayMissing();
  }, [latest]);
  // A client may have many sets.
  const flawed = generations.filter(({ withdrawn }) => withdrawn !== undefined);
  const open = flawed.some(({ rewrittenAs }) => rewrittenAs === undefined);
  const names = namesOf(
    generations.map(({ id, round = 0, date, profileName }) => ({
      sessionId: id,
      profileName,
      writtenOn: date,
      round,
    })),
  );
  return (
    <FoldableCard title={<Trans>Generations history</Trans>} folded={folded && !open}>
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
        rows={generations}
        idOf={({ id }) => id}
        empty={t`no data available`}
        kind={atSide ? 'atSide' : 'usual'}
        columns={[
          {
            key: 'name',
            title: t`Profile`,
            width: { share: 3 },
            cell: ({ id, profile, profileName }) =>
              configuration.variant === 'b2b' ? (
                <RowTextLink href={`/clients/${profile}/letters`} label={names.get(id) ?? ''}>
                  {profileName}
                </RowTextLink>
              ) : (
                profileName
              ),
          },
          {
            key: 'report',
            title: t`Report`,
            width: { share: 4.5 },
            wide: true,
            long: true,
            cell: ({ reportName }) => nameOf(reportName),
          },
          { key: 'date', title: t`Date`, width: '5.5rem', cell: ({ date }) => shownDate(date) },
          {
            key: 'round',
            title: t`Round`,
            width: '3rem',
            wide: true,
            cell: ({ round }) => round ?? '—',
          },
          {
            key: 'to',
            title: t`Destination`,
            width: { share: 6.5 },
            wide: true,
            long: true,
            cell: ({ destinationAddress }) => (
              <span className="text" title={destinationAddress.join(', ')}>
                <FirstNames names={destinationAddress.map(shortName)} most={wide ? 3 : 1} />
              </span>
            ),
          },
          {
            key: 'letters',
            title: t`Letters`,
            width: '3.25rem',
            wide: true,
            cell: ({ numberOfLetters }) => numberOfLetters,
          },
          {
            key: 'mailing',
            title: t`Mailing`,
            width: { share: 3.5 },
            wide: true,
            long: true,
            cell: ({ mailing }) => saidOf(mailing),
          },
          {
            key: 'again',
            title: <Box srOnly>{t`Download`}</Box>,
            width: flawed.length > 0 ? '8.25rem' : '5.5rem',
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
                    onClick={() => onDownload(letters.id, 'zip')}
                  />
                  <IconButton
                    label={t`One PDF to print: ${name}`}
                    icon={<Printer size={18} aria-hidden />}
                    onClick={() => onDownload(letters.id, 'pdf')}
                  />
                </Flex>
              );
            },
          },
        ]}
      />
      <ShowOlder older={older} />
    </FoldableCard>
  );
}

/** In the addresses of letters, bureaus have their full names, which begin with the one everyone uses. */
const shortName = (name: string): string => bureaus.find((bureau) => name.startsWith(bureau)) ?? name;

/** Each set once, newest first: older ones that are to be written again are among the latest too. */
function inOrder(
  latest: readonly GenerationLogItem[],
  older: readonly GenerationLogItem[],
): readonly GenerationLogItem[] {
  const sets = [...new Map([...latest, ...older].map((set) => [set.id, set])).values()];
  return older.length === 0 ? sets : sets.toSorted((one, other) => other.date.localeCompare(one.date));
}
