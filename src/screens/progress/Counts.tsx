import { Box, chakra } from '@chakra-ui/react';
import { plural } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { DisputeState } from '#contract/disputes.ts';
import type { OutcomeCounts } from '#contract/outcomes.ts';
import type { Progress } from '#contract/progress.ts';
import { Tally } from './Tally.tsx';
import { stateLooks } from '#src/disputes/stateLooks.ts';

/** The looks of the state that a count mostly has. */
const looks: Readonly<Record<keyof OutcomeCounts, DisputeState>> = {
  deleted: 'deleted',
  corrected: 'corrected',
  partlyCorrected: 'partlyCorrected',
  verified: 'verified',
  refused: 'refused',
  reappeared: 'reappeared',
  unanswered: 'unanswered',
  notSeen: 'deletedByReport',
  open: 'investigating',
};

/** How many items stand how, each once for each recipient; creditors apart from bureaus. */
export function Counts({
  counts,
  creditorCounts,
  letters,
}: Pick<Progress, 'counts' | 'creditorCounts' | 'letters'>) {
  const has = (own: OutcomeCounts) => Object.values(own).some((count) => count > 0);
  const hasAny = has(counts) || has(creditorCounts);
  return (
    <>
      {has(creditorCounts) && has(counts) ? (
        <Kind>
          <Trans>Bureaus</Trans>
        </Kind>
      ) : null}
      <Counted counts={counts} />
      {has(creditorCounts) ? (
        <>
          <Kind mt={has(counts) ? '5' : '0'}>
            <Trans>Creditors</Trans>
          </Kind>
          <Counted counts={creditorCounts} />
        </>
      ) : null}
      <Box as="p" color="quiet" mt={hasAny ? '4' : '0'} fontSize="sm">
        <Plural
          value={letters.mailed}
          _0="No letters mailed yet."
          one="# letter mailed."
          other="# letters mailed."
        />{' '}
        {hasAny ? (
          <Trans>
            Each item is counted once for each recipient, and not at all if it isn’t in their file.
          </Trans>
        ) : null}
      </Box>
    </>
  );
}

interface CountedProps {
  readonly counts: OutcomeCounts;
  /** On one line with text. */
  readonly small?: boolean;
}

/** How many items stand how, each count with the mark of its state; nothing if there are none. */
export function Counted({ counts, small = false }: CountedProps) {
  'use no memo'; // Nine short texts are worded faster than compared.
  const { t } = useLingui();
  // English says the same of one and of several; Spanish doesn't.
  const names: readonly (readonly [keyof OutcomeCounts, string])[] = [
    ['deleted', t`${plural(counts.deleted, { one: 'deleted', other: 'deleted' })}`],
    ['corrected', t`${plural(counts.corrected, { one: 'corrected', other: 'corrected' })}`],
    [
      'partlyCorrected',
      t`${plural(counts.partlyCorrected, { one: 'partly corrected', other: 'partly corrected' })}`,
    ],
    ['verified', t`${plural(counts.verified, { one: 'verified', other: 'verified' })}`],
    ['refused', t`${plural(counts.refused, { one: 'refused', other: 'refused' })}`],
    ['reappeared', t`${plural(counts.reappeared, { one: 'reappeared', other: 'reappeared' })}`],
    ['unanswered', t`no answer`],
    [
      'notSeen',
      t`${plural(counts.notSeen, { one: 'no longer on a newer report', other: 'no longer on a newer report' })}`,
    ],
    ['open', t`${plural(counts.open, { one: 'still open', other: 'still open' })}`],
  ];
  const shown = names.filter(([as]) => counts[as] > 0);
  if (shown.length === 0) return null;
  return (
    <>
      {small ? null : <Tally counts={counts} />}
      <List small={small}>
        {shown.map(([as, name]) => {
          const { Icon, tone } = stateLooks[looks[as]];
          return (
            <li key={as}>
              <chakra.span color={tone}>
                <Icon size={small ? 16 : 20} aria-hidden />
              </chakra.span>
              <b>{counts[as]}</b>
              <span>{name}</span>
            </li>
          );
        })}
      </List>
    </>
  );
}

const Kind = chakra('h3', { base: { fontSize: 'sm', color: 'quiet', fontWeight: 'medium', mb: '2' } });

const List = chakra('ul', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    listStyleType: 'none',
    '& li': { display: 'flex', alignItems: 'center', gap: '2' },
    '& b': { fontWeight: 'strong', lineHeight: 'tight', fontVariantNumeric: 'tabular-nums' },
  },
  variants: {
    small: {
      true: { columnGap: '5', rowGap: '1.5', fontSize: 'sm', '& li': { gap: '1.5' } },
      false: { columnGap: '8', rowGap: '3', '& b': { fontSize: '2xl' } },
    },
  },
});
