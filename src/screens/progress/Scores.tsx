import { Box, chakra, Stack } from '@chakra-ui/react';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { Progress, ScoreHistory } from '#contract/progress.ts';
import { shownDate } from '#src/ui/dates.ts';
import { Sideways } from '#src/ui/Sideways.tsx';
import { bureaus } from '#vocabulary/bureaus.ts';
import { ScoreChart } from './ScoreChart.tsx';

interface ScoresProps {
  readonly scores: Progress['scores'];
  /** How many reports can't be read. */
  readonly unreadable: number;
}

/** The scores of all reports, apart for each scoring model: a chart, and a table with the same in numbers. */
export function Scores({ scores, unreadable }: ScoresProps) {
  return (
    <Stack gap="6">
      <Box as="p" color="quiet" maxW="46rem">
        {scores.length === 0 ? (
          <Trans>No report with scores yet.</Trans>
        ) : (
          <Trans>
            As printed on each report. Scores change for many reasons, such as balances, age, and new
            accounts. This isn’t a forecast.
          </Trans>
        )}{' '}
        {unreadable === 0 ? null : (
          <Plural
            value={unreadable}
            one="# report can’t be read and is missing here."
            other="# reports can’t be read and are missing here."
          />
        )}
      </Box>
      {scores.map((history) => (
        <Model key={history.model ?? ''} history={history} />
      ))}
      {scores.length < 2 ? null : (
        <Box as="p" color="quiet" fontSize="sm">
          <Trans>Scores of different models can’t be compared, so each has its own chart.</Trans>
        </Box>
      )}
    </Stack>
  );
}

function Model({ history: { model, reports } }: { readonly history: ScoreHistory }) {
  const { t } = useLingui();
  const name = model ?? t`Scoring model not named`;
  const columns = bureaus.filter((bureau) =>
    reports.some(({ values }) => values.some((value) => value.bureau === bureau)),
  );
  const days = new Set(reports.map(({ date }) => date)).size;
  return (
    <Box minW="0">
      <Box as="h3" fontWeight="strong" mb="3">
        {name}
      </Box>
      <Layout>
        {days < 2 ? (
          <Box as="p" color="quiet" fontSize="sm">
            <Trans>A chart needs two reports with this model.</Trans>
          </Box>
        ) : (
          <ScoreChart reports={reports} connected={model !== null} />
        )}
        <Sideways label={t`Scores by report: ${name}`}>
          <Table>
            <chakra.caption srOnly>{t`Scores by report: ${name}`}</chakra.caption>
            <thead>
              <tr>
                <th scope="col">
                  <Trans>Report date</Trans>
                </th>
                {columns.map((bureau) => (
                  <th key={bureau} scope="col">
                    {bureau}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {reports.toReversed().map(({ reportId, date, values }) => (
                <tr key={reportId}>
                  <th scope="row">{shownDate(date)}</th>
                  {columns.map((bureau) => (
                    <td key={bureau}>{values.find((value) => value.bureau === bureau)?.value ?? '–'}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </Table>
        </Sideways>
      </Layout>
    </Box>
  );
}

/** Chart and table next to each other where both have room, however large the text is. */
const Layout = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '6',
    alignItems: 'start',
    '& > *': { flex: '3 1 24rem', minWidth: '0' },
    '& > :last-child': { flex: '2 1 16rem' },
  },
});

const Table = chakra('table', {
  base: {
    width: 'full',
    borderCollapse: 'collapse',
    fontSize: { base: 'xs', sm: 'sm' },
    fontVariantNumeric: 'tabular-nums',
    '& th, & td': { textAlign: 'end', py: '2', px: '1', fontWeight: 'normal' },
    '& th:first-of-type': { textAlign: 'start', ps: '0' },
    '& thead th': { color: 'quiet', fontWeight: 'strong' },
    '& tbody tr': { borderTop: '1px solid', borderColor: 'edge' },
  },
});
