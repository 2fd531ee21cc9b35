import { Box, chakra } from '@chakra-ui/react';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Progress, ScoreHistory } from '#contract/progress.ts';
import { ReportNotShown } from '#src/profile/ReportNotShown.tsx';
import { useReportViewing } from '#src/profile/useReportViewing.ts';
import { BureauHeads } from '#src/ui/BureauHeads.tsx';
import { ProgressCard } from '#src/screens/progress/ProgressCard.tsx';
import { ScoreChart } from '#src/screens/progress/ScoreChart.tsx';
import { shownDate } from '#src/ui/dates.ts';
import { bureaus } from '#vocabulary/bureaus.ts';
import { scoreChanges } from '#disputes/scoreChanges.ts';
import { Sideways } from '#src/ui/Sideways.tsx';
import { signed } from '#src/ui/signed.ts';

/** How many reports the table shows. */
const shownReports = 4;

interface ScoresCardProps {
  readonly profileId: string;
  readonly progress: Progress;
}

/** The scores of the newest report's model: a chart, and the newest in numbers with the change since the first. */
export function ScoresCard({ profileId, progress: { scores } }: ScoresCardProps) {
  const [history] = scores;
  return (
    <ProgressCard
      profileId={profileId}
      title={
        <>
          <Trans>Scores</Trans>{' '}
          {history?.model === undefined || history.model === null ? null : (
            <Box as="span" ms="2" color="quiet" fontWeight="normal" fontSize="sm">
              {history.model}
            </Box>
          )}
        </>
      }
    >
      {history === undefined ? (
        <Box as="p" color="quiet">
          <Trans>No report with scores yet.</Trans>
        </Box>
      ) : (
        <Model profileId={profileId} history={history} />
      )}
    </ProgressCard>
  );
}

interface ModelProps {
  readonly profileId: string;
  readonly history: ScoreHistory;
}

function Model({ profileId, history }: ModelProps) {
  const { t } = useLingui();
  const viewing = useReportViewing(profileId);
  const { model, reports } = history;
  const columns = bureaus.filter((bureau) =>
    reports.some(({ values }) => values.some((value) => value.bureau === bureau)),
  );
  const changes = new Map(scoreChanges(history).map(({ bureau, change }) => [bureau, change]));
  const days = new Set(reports.map(({ date }) => date)).size;
  const since = shownDate(reports[0]?.date ?? '');
  return (
    <>
      {days < 2 ? null : (
        <Box mb="4">
          <ScoreChart reports={reports} connected={model !== null} endNames />
        </Box>
      )}
      <Sideways label={t`Scores by report`}>
        <Table>
          <chakra.caption srOnly>{t`Scores by report`}</chakra.caption>
          <thead>
            <tr>
              <th scope="col">
                <Trans>Report</Trans>
              </th>
              <BureauHeads bureaus={columns} />
            </tr>
          </thead>
          <tbody>
            {reports
              .slice(-shownReports)
              .toReversed()
              .map(({ reportId, date, values }) => {
                const name = shownDate(date);
                return (
                  <tr key={reportId}>
                    <th scope="row">
                      <button
                        type="button"
                        aria-label={t`View Report: ${name}`}
                        onClick={() => viewing.send({ type: 'report.view', reportId })}
                      >
                        {name}
                      </button>
                    </th>
                    {columns.map((bureau) => (
                      <td key={bureau}>{values.find((value) => value.bureau === bureau)?.value ?? '–'}</td>
                    ))}
                  </tr>
                );
              })}
            {changes.size === 0 ? null : (
              <tr className="change">
                <th scope="row">
                  <Trans>Since {since}</Trans>
                </th>
                {columns.map((bureau) => {
                  const change = changes.get(bureau);
                  return <td key={bureau}>{change === undefined ? '–' : signed(change)}</td>;
                })}
              </tr>
            )}
          </tbody>
        </Table>
      </Sideways>
      <ReportNotShown viewing={viewing} />
      <Box as="p" color="quiet" fontSize="sm" mt="3">
        <Trans>As printed on each report. Not a forecast.</Trans>
      </Box>
    </>
  );
}

const Table = chakra('table', {
  base: {
    width: 'full',
    borderCollapse: 'collapse',
    fontSize: { base: 'xs', sm: 'sm' },
    fontVariantNumeric: 'tabular-nums',
    '& th, & td': { textAlign: 'end', py: '1', ps: { base: '1', sm: '2' }, fontWeight: 'normal' },
    '& th:first-of-type': { textAlign: 'start', ps: '0', color: 'quiet' },
    '& button': {
      minH: 'inLine',
      color: 'accentStrong',
      cursor: 'pointer',
      _hover: { textDecoration: 'underline' },
    },
    '& thead th': { color: 'quiet', whiteSpace: { base: 'normal', sm: 'nowrap' } },
    '& thead tr, & .change': { borderColor: 'edge' },
    '& thead tr': { borderBottomWidth: '1px' },
    '& .change': { borderTopWidth: '1px' },
    '& .change > td': { fontWeight: 'strong' },
  },
});
