import { Box, Flex, Stack } from '@chakra-ui/react';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { exportOutcomes, type OutcomePeriod, outcomePeriods, type OutcomeRow } from '#contract/outcomes.ts';
import type { Bureau } from '#contract/shapes.ts';
import { fetchFile } from '#src/api/perform.ts';
import { ResultsButton } from '#src/results/ResultsButton.tsx';
import { useResultsFile } from '#src/results/useResultsFile.ts';
import { shownDate } from '#src/ui/dates.ts';
import { Segments } from '#src/ui/Segments.tsx';
import { Card, CardTitle, EmptyState } from '#src/ui/Surface.tsx';
import { bureaus } from '#vocabulary/bureaus.ts';
import { Definitions } from './Definitions.tsx';
import { FigureTable } from './FigureTable.tsx';
import type { Outcomes } from './load.ts';
import { useReasonNames } from './useReasonNames.ts';

interface OutcomesProps {
  readonly period: OutcomePeriod;
  readonly outcomes: Outcomes;
  readonly onPeriod: (period: OutcomePeriod) => void;
}

/** The results of all disputes of the agency: by bureau, by reason, and by creditors. */
export function OutcomesScreen({ period, outcomes: { rows, since }, onPeriod }: OutcomesProps) {
  const { t } = useLingui();
  const names: Readonly<Record<OutcomePeriod, string>> = {
    all: t`Any time`,
    year: t`Last 12 months`,
    quarter: t`Last 90 days`,
    month: t`This month`,
  };
  return (
    <Stack gap="5">
      <Card>
        <Flex gap="3" align="center" justify="space-between" wrap="wrap">
          <Flex gap="3" align="center" wrap="wrap">
            <Box as="span" color="quiet">
              <Trans>Decided:</Trans>
            </Box>
            <Segments
              legend={t`When it was decided`}
              value={period}
              options={outcomePeriods.map((value) => ({ value, label: names[value] }))}
              onChange={onPeriod}
            />
          </Flex>
          {rows.length === 0 ? null : <Csv key={period} period={period} />}
        </Flex>
        <Box as="p" mt="3" color="quiet" maxW="46rem">
          {since === null ? (
            <Trans>What recipients decided about the letters that were mailed.</Trans>
          ) : (
            <Trans>
              What recipients decided since {shownDate(since)}. Items without a decision are counted as of
              today.
            </Trans>
          )}{' '}
          <Trans>This is what happened, not what the letters caused. Past outcomes aren’t a promise.</Trans>
        </Box>
        <Box mt="2">
          <Definitions />
        </Box>
      </Card>
      {rows.length === 0 ? (
        <Card>
          <EmptyState title={<Trans>No outcomes yet</Trans>}>
            <Box as="p" maxW="34rem">
              <Trans>
                Record when letters were mailed and what came back. The results of all clients are then
                counted here.
              </Trans>
            </Box>
          </EmptyState>
        </Card>
      ) : (
        <Figures rows={rows} />
      )}
    </Stack>
  );
}

function Csv({ period }: { readonly period: OutcomePeriod }) {
  const work = useResultsFile((signal) => fetchFile(exportOutcomes, { query: { period }, signal }));
  return (
    <ResultsButton work={work}>
      <Trans>Download CSV</Trans>
    </ResultsButton>
  );
}

type Place = Bureau | 'all';

function Figures({ rows }: { readonly rows: readonly OutcomeRow[] }) {
  const { t } = useLingui();
  const reasonNames = useReasonNames();
  const [place, setPlace] = useState<Place>('all');
  const ofBureaus = rows.filter(({ recipients }) => recipients === 'bureau');
  const ofCreditors = rows.filter(({ recipients }) => recipients === 'furnisher');
  const byReason = (of: readonly OutcomeRow[]) =>
    of
      .flatMap((row) => (row.reason === null ? [] : { name: reasonNames(row.reason), row }))
      .toSorted((one, other) => other.row.decided - one.row.decided);
  const totals = ofBureaus.filter(({ reason }) => reason === null);
  const chosen = ofBureaus.filter(({ bureau }) => (bureau ?? 'all') === place);
  return (
    <>
      {totals.length === 0 ? null : (
        <>
          <Card>
            <CardTitle>
              <Trans>Bureaus</Trans>
            </CardTitle>
            <FigureTable
              caption={t`Outcomes by bureau`}
              subject={t`Bureau`}
              rows={totals.map((row) => ({ name: row.bureau ?? t`All bureaus`, row }))}
            />
          </Card>
          <Card>
            <CardTitle
              action={
                <Segments
                  legend={t`Which bureau`}
                  value={place}
                  options={(['all', ...bureaus] as const)
                    .filter((each) => totals.some(({ bureau }) => (bureau ?? 'all') === each))
                    .map((each) => ({ value: each, label: each === 'all' ? t`All` : each }))}
                  onChange={setPlace}
                />
              }
            >
              <Trans>Reasons</Trans>
            </CardTitle>
            <Box as="p" color="quiet" mb="4" maxW="46rem">
              <Trans>
                An item with several reasons is counted for each of them. The figures can’t tell which one
                persuaded the bureau.
              </Trans>
            </Box>
            <FigureTable
              key={place}
              caption={t`Outcomes by reason`}
              subject={t`Reason`}
              rows={byReason(chosen)}
            />
          </Card>
        </>
      )}
      {ofCreditors.length === 0 ? null : (
        <Card>
          <CardTitle>
            <Trans>Creditors</Trans>
          </CardTitle>
          <FigureTable
            caption={t`Outcomes with creditors`}
            subject={t`Reason`}
            rows={[
              ...ofCreditors
                .filter(({ reason }) => reason === null)
                .map((row) => ({ name: t`All reasons`, row })),
              ...byReason(ofCreditors),
            ]}
          />
        </Card>
      )}
    </>
  );
}
