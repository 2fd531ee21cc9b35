import { Box, chakra } from '@chakra-ui/react';
import { Trans } from '@lingui/react/macro';
import type { ScoreHistory } from '#contract/progress.ts';
import { scoreChanges } from '#disputes/scoreChanges.ts';
import { BureauMark } from '#src/ui/BureauMark.tsx';
import { shownDate } from '#src/ui/dates.ts';
import { signed } from '#src/ui/signed.ts';
import { bureaus } from '#vocabulary/bureaus.ts';

/** Each bureau's newest score of one model, and how it changed since the first report where that can be said. */
export function LatestScores({ history }: { readonly history: ScoreHistory }) {
  const { model, reports } = history;
  const changes = new Map(scoreChanges(history).map(({ bureau, change }) => [bureau, change]));
  const latest = bureaus.flatMap((bureau) => {
    const value = reports
      .flatMap(({ values }) => values.filter((each) => each.bureau === bureau))
      .at(-1)?.value;
    return value === undefined ? [] : [{ bureau, value, change: changes.get(bureau) }];
  });
  const since = shownDate(reports[0]?.date ?? '');
  return (
    <Box>
      <Box as="h3" fontWeight="strong" mb="2">
        <Trans>Scores</Trans>
        {model === null ? null : (
          <Box as="span" ms="2" color="quiet" fontWeight="normal" fontSize="sm">
            {model}
          </Box>
        )}
      </Box>
      <Tiles>
        {latest.map(({ bureau, value, change }) => (
          <div key={bureau}>
            <dt>
              <BureauMark bureau={bureau} />
              {bureau}
            </dt>
            <dd>
              <b>{value}</b> {change === undefined ? null : <span>{signed(change)}</span>}
            </dd>
          </div>
        ))}
      </Tiles>
      <Box as="p" color="quiet" fontSize="sm" mt="3">
        {changes.size === 0 ? null : (
          <>
            <Trans>Change since {since}.</Trans>{' '}
          </>
        )}
        <Trans>Scores move for many reasons. This is what happened, not what the letters caused.</Trans>
      </Box>
    </Box>
  );
}

const Tiles = chakra('dl', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '6',
    rowGap: '3',
    fontVariantNumeric: 'tabular-nums',
    '& dt': { fontSize: 'sm', color: 'quiet' },
    '& b': { fontSize: '2xl', fontWeight: 'strong', lineHeight: 'tight' },
    '& dd > span': { color: 'quiet' },
  },
});
