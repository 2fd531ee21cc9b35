import { Box, chakra } from '@chakra-ui/react';
import type { ReportScores } from '#contract/progress.ts';
import { bureauLooks } from '#src/ui/bureauLooks.tsx';
import { shownDate } from '#src/ui/dates.ts';
import { endLabels } from './endLabels.ts';
import { type Point, scorePlot } from './scorePlot.ts';

const height = 200;
const percent = (share: number) => `${(share * 100).toFixed(2)}%`;
const fromTop = (share: number) => (1 - share) * height;

interface ScoreChartProps {
  /** Of one scoring model, of at least two days. */
  readonly reports: readonly ReportScores[];
  /** Whether lines may connect the points: only if it is known that they are of one model. */
  readonly connected: boolean;
  /** Names the bureaus at the ends of their lines, with their newest scores; otherwise above the chart. */
  readonly endNames?: boolean;
}

/** Scores over time. The table next to it has the same in numbers, so it is hidden from screen readers. */
export function ScoreChart({ reports, connected, endNames = false }: ScoreChartProps) {
  const { series, levels, days } = scorePlot(reports);
  const ends = endNames ? endLabels(series, height) : [];
  return (
    <Box aria-hidden minW="0">
      {endNames ? null : (
        <Legend>
          {series.map(({ bureau }) => (
            <li key={bureau}>
              <chakra.span display="flex" color={bureauLooks[bureau].color}>
                <svg width="34" height="12" viewBox="-17 -6 34 12" fill="currentColor">
                  {connected ? (
                    <line
                      x1="-17"
                      x2="17"
                      stroke="currentColor"
                      strokeWidth="2"
                      strokeDasharray={bureauLooks[bureau].dashes}
                    />
                  ) : null}
                  {bureauLooks[bureau].mark}
                </svg>
              </chakra.span>
              {bureau}
            </li>
          ))}
        </Legend>
      )}
      <Box
        position="relative"
        ps="10"
        // Room for the names at the ends.
        pe={endNames ? '6.5rem' : '3'}
        pb="6"
        pt="2"
        fontSize="xs"
        color="quiet"
        fontVariantNumeric="tabular-nums"
      >
        <Box position="relative" height={`${height}px`}>
          {levels.map(({ value, y }) => (
            <chakra.span
              key={value}
              position="absolute"
              right="100%"
              me="2"
              lineHeight="1"
              transform="translateY(-50%)"
              style={{ top: `${fromTop(y)}px` }}
            >
              {value}
            </chakra.span>
          ))}
          <chakra.svg width="full" height="full" display="block" overflow="visible">
            {levels.map(({ value, y }) => (
              <chakra.line key={value} x1="0" x2="100%" y1={fromTop(y)} y2={fromTop(y)} stroke="edge" />
            ))}
            {series.map(({ bureau, runs }) => (
              <chakra.g key={bureau} color={bureauLooks[bureau].color} fill="currentColor">
                {connected
                  ? runs.map((points) => (
                      <Lines key={points[0]?.x} points={points} dashes={bureauLooks[bureau].dashes} />
                    ))
                  : null}
                {runs.flat().map(({ x, y, value }) => (
                  <svg key={`${x} ${value}`} x={percent(x)} y={fromTop(y)} overflow="visible">
                    {bureauLooks[bureau].mark}
                  </svg>
                ))}
              </chakra.g>
            ))}
          </chakra.svg>
          {ends.map(({ bureau, value, top }) => (
            <chakra.span
              key={bureau}
              position="absolute"
              left="100%"
              ms="2.5"
              color={bureauLooks[bureau].color}
              fontWeight="medium"
              lineHeight="1"
              whiteSpace="nowrap"
              transform="translateY(-50%)"
              style={{ top: `${top}px` }}
            >
              {bureau} {value}
            </chakra.span>
          ))}
          {days.map(({ date, x }) => (
            <chakra.span
              key={date}
              position="absolute"
              top="100%"
              mt="2"
              whiteSpace="nowrap"
              style={{ left: percent(x), transform: `translateX(-${percent(x)})` }}
            >
              {shownDate(date)}
            </chakra.span>
          ))}
        </Box>
      </Box>
    </Box>
  );
}

function Lines({
  points,
  dashes,
}: {
  readonly points: readonly Point[];
  readonly dashes?: string | undefined;
}) {
  return points.slice(1).map((point, index) => {
    const before = points[index];
    return before === undefined ? null : (
      <line
        key={`${point.x} ${point.value}`}
        x1={percent(before.x)}
        x2={percent(point.x)}
        y1={fromTop(before.y)}
        y2={fromTop(point.y)}
        stroke="currentColor"
        strokeWidth="2"
        strokeDasharray={dashes}
      />
    );
  });
}

const Legend = chakra('ul', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '5',
    rowGap: '1',
    mb: '2',
    fontSize: 'sm',
    listStyleType: 'none',
    '& li': { display: 'flex', alignItems: 'center', gap: '2' },
  },
});
