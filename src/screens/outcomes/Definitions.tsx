import { chakra } from '@chakra-ui/react';
import { Trans } from '@lingui/react/macro';
import { Disclosure } from '#src/ui/Disclosure.tsx';

/** What the figures mean. */
export function Definitions() {
  return (
    <Disclosure summary={<Trans>How this is counted</Trans>}>
      <List>
        <li>
          <Trans>
            One case is one item with one recipient in one round, at its newest state. Drafts, withdrawn
            disputes, and items that weren’t in the file are not counted.
          </Trans>
        </li>
        <li>
          <Trans>
            <b>Decided</b> means deleted, corrected, partly corrected, verified, refused, or reappeared. An
            item that reappeared no longer counts as deleted.
          </Trans>
        </li>
        <li>
          <Trans>
            <b>Deleted or corrected</b> is the share of the decided cases that were deleted or corrected as
            asked. It is shown from 20 decided cases, because fewer cases say too little. The range below it
            is the 95% interval (Wilson): the true share could be anywhere in it.
          </Trans>
        </li>
        <li>
          <Trans>
            <b>No answer</b>, <b>Still open</b>, and <b>Not seen</b> are counted separately and aren’t part of
            any share. Not seen means that a newer report no longer shows the item, which doesn’t prove a
            decision. An item that aged off counts as neither deleted nor not seen.
          </Trans>
        </li>
        <li>
          <Trans>
            <b>Median days</b> run from receipt to the date printed on the answer, where both are known.{' '}
            <b>Assumed</b> says how many of these answers count from a receipt that is only assumed.
          </Trans>
        </li>
      </List>
    </Disclosure>
  );
}

const List = chakra('ul', {
  base: {
    display: 'grid',
    gap: '2',
    mt: '2',
    ps: '5',
    maxW: '46rem',
    fontSize: 'sm',
    listStyleType: 'disc',
    '& b': { fontWeight: 'strong' },
  },
});
