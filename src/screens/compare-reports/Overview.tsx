import { Box, chakra } from '@chakra-ui/react';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ComparedBureau, ComparedScore } from '#contract/reportComparison.ts';
import { BureauMark } from '#src/ui/BureauMark.tsx';
import { Sideways } from '#src/ui/Sideways.tsx';
import { countOf } from './changes.ts';

/** The scores, and how many records changed, at each bureau. */
export function Overview({ bureaus }: { readonly bureaus: readonly ComparedBureau[] }) {
  const { t } = useLingui();
  const isAnythingGone = bureaus.some((each) => countOf(each, 'gone') > 0);
  const isAnyScoreApart = bureaus.some(({ score }) => isApart(score));
  return (
    <Box mt="5">
      <Sideways label={t`Scores and changes by bureau`}>
        <Table aria-label={t`Scores and changes by bureau`}>
          <thead>
            <tr>
              <th scope="col">
                <Trans>Bureau</Trans>
              </th>
              <th scope="col">
                <Trans>Score</Trans>
              </th>
              <th scope="col">
                <Trans context="count">Changed</Trans>
              </th>
              <th scope="col">
                <Trans context="count">New</Trans>
              </th>
              <th scope="col">
                <Trans context="count">No longer shown</Trans>
              </th>
            </tr>
          </thead>
          <tbody>
            {bureaus.map((each) => (
              <tr key={each.bureau}>
                <th scope="row">
                  <BureauMark bureau={each.bureau} />
                  {each.bureau}
                </th>
                <td>
                  <Score of={each.score} />
                </td>
                <td>{countOf(each, 'changed') + countOf(each, 'possiblySame')}</td>
                <td>{countOf(each, 'new')}</td>
                <td>{countOf(each, 'gone')}</td>
              </tr>
            ))}
          </tbody>
        </Table>
      </Sideways>
      {isAnyScoreApart ? (
        <Note>
          <Trans>* These scores are of different models and can’t be compared.</Trans>
        </Note>
      ) : null}
      {isAnythingGone ? (
        <Note>
          <Trans>
            No longer shown doesn’t mean deleted: it may have aged off, moved to another company, or be
            missing from this report alone. Only an answer from the bureau says that it was deleted.
          </Trans>
        </Note>
      ) : null}
    </Box>
  );
}

const isApart = ({ before, now, change }: ComparedScore): boolean =>
  before !== null && now !== null && change === null;

function Score({ of }: { readonly of: ComparedScore }) {
  const { t } = useLingui();
  const { before, now, change } = of;
  if (before === null && now === null) return '–';
  const points = change === null ? '' : change > 0 ? `+${change}` : change < 0 ? `−${-change}` : '±0';
  return (
    <>
      <chakra.span whiteSpace="nowrap">
        {before ?? '–'} <span aria-hidden>→</span>
        <chakra.span srOnly>{t`then`}</chakra.span> <b>{now ?? '–'}</b>
      </chakra.span>{' '}
      {isApart(of) ? '*' : <Box as="span">{points}</Box>}
    </>
  );
}

const Note = chakra('p', { base: { mt: '2', maxW: '48rem', fontSize: 'sm', color: 'quiet' } });

const Table = chakra('table', {
  base: {
    width: 'full',
    maxWidth: '48rem',
    borderCollapse: 'collapse',
    fontSize: 'sm',
    fontVariantNumeric: 'tabular-nums',
    '& th, & td': { py: '1.5', px: { base: '1', md: '2' }, textAlign: 'end', verticalAlign: 'top' },
    '& th:first-of-type': { textAlign: 'start', ps: '0' },
    '& thead th': {
      color: 'quiet',
      fontWeight: 'medium',
      // Five titles on the narrowest phone, each word whole.
      fontSize: { base: 'xs', md: 'sm' },
      overflowWrap: 'normal',
    },
    '& tbody th': { fontWeight: 'medium', whiteSpace: 'nowrap' },
    '& tbody tr': { borderTop: '1px solid', borderColor: 'edge' },
  },
});
