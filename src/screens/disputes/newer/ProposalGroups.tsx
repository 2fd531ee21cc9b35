import { Box, Flex, Stack } from '@chakra-ui/react';
import { Plural, Trans } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { ReportProposal } from '#contract/proposals.ts';
import type { ProposalChoice } from '#machines/proposalReview.ts';
import { Button } from '#src/ui/Button.tsx';
import { Disclosure } from '#src/ui/Disclosure.tsx';
import { Dot } from '#src/ui/Facts.tsx';
import { keyOf } from './decisions.ts';
import { ProposalRow } from './ProposalRow.tsx';
import type { ProposalReview } from './useProposalReview.ts';

/** What matters most comes first; of one kind, the order is that of the letters. */
const order: readonly (ReportProposal['kind'] | 'reAged')[] = [
  'reAged',
  'reappeared',
  'notSeen',
  'seenAgain',
  'possibleMatch',
  'changed',
  'unchanged',
  'notComparable',
  'agedOff',
];
/** A debt that was made to look newer is looked at by itself, whatever else changed. */
const groupOf = ({ kind, reAged }: ReportProposal) => (reAged === null ? kind : 'reAged');

/** Of what one choice can be made for all, more than these are shown on demand. */
const shownAtOnce = 3;

interface ProposalGroupsProps {
  readonly asking: readonly ReportProposal[];
  readonly work: ProposalReview;
  readonly busy: boolean;
}

/**
 * What a person decides about, by what the report shows. Reports change in most items from month to month, so those have one
 * choice for all of them before each has its own.
 */
export function ProposalGroups({ asking, work, busy }: ProposalGroupsProps) {
  const byGroup = Map.groupBy(asking, groupOf);
  return (
    <Box mt="3">
      {order.map((group) => (
        <Group key={group} of={group} proposals={byGroup.get(group) ?? []} work={work} busy={busy} />
      ))}
    </Box>
  );
}

interface GroupProps extends Omit<ProposalGroupsProps, 'asking'> {
  readonly of: (typeof order)[number];
  readonly proposals: readonly ReportProposal[];
}

function Group({ of, proposals, work, busy }: GroupProps) {
  const count = proposals.length;
  if (count === 0) return null;
  const rows = <Rows proposals={proposals} work={work} busy={busy} />;
  if (count === 1 || !isChosenTogether(of)) return rows;
  return (
    <>
      <Flex py="4" gap="2" wrap="wrap" align="center" borderTop="1px solid" borderColor="edge">
        <Box as="span" fontWeight="strong">
          <Heading of={of} count={count} />
        </Box>
        <ForAll of={of} proposals={proposals} work={work} busy={busy} />
      </Flex>
      {count > shownAtOnce && !isLookedAt(of) ? (
        <Box mb="3">
          <Disclosure summary={<Chosen proposals={proposals} work={work} />}>{rows}</Disclosure>
        </Box>
      ) : (
        rows
      )}
    </>
  );
}

type Together = 'notSeen' | 'changed' | 'reappeared' | 'seenAgain';
const isChosenTogether = (of: GroupProps['of']): of is Together =>
  of === 'notSeen' || of === 'changed' || isLookedAt(of);

/** Letters say what is decided about these: each is seen before. */
const isLookedAt = (of: GroupProps['of']): boolean => of === 'reappeared' || of === 'seenAgain';

function Heading({ of, count }: { readonly of: Together; readonly count: number }) {
  switch (of) {
    case 'notSeen':
      return <Plural value={count} one="# item is no longer shown:" other="# items are no longer shown:" />;
    case 'reappeared':
      return (
        <Plural
          value={count}
          one="# item is shown again after it was deleted:"
          other="# items are shown again after they were deleted:"
        />
      );
    case 'seenAgain':
      return <Plural value={count} one="# item is shown again:" other="# items are shown again:" />;
    case 'changed':
    default:
      return <Plural value={count} one="# item changed:" other="# items changed:" />;
  }
}

/** One choice for all items of the group. */
function ForAll({ of, proposals, work, busy }: GroupProps & { readonly of: Together }) {
  const all = (choice: ProposalChoice, label: ReactNode) => (
    <Button
      size="small"
      disabled={busy}
      onClick={() => work.send({ type: 'proposals.choose', keys: proposals.map(keyOf), choice })}
    >
      {label}
    </Button>
  );
  switch (of) {
    case 'notSeen':
      return (
        <>
          {all('accept', <Trans>Count all as deleted, by report</Trans>)}
          {all('keep', <Trans>Leave all as they are</Trans>)}
        </>
      );
    case 'reappeared':
      return (
        <>
          {all('accept', <Trans>All are the same items</Trans>)}
          {all('keep', <Trans>All are other items: mine stay deleted</Trans>)}
        </>
      );
    case 'seenAgain':
      return (
        <>
          {all('accept', <Trans>All are back: dispute them further</Trans>)}
          {all('keep', <Trans>Keep all as deleted, by report</Trans>)}
        </>
      );
    case 'changed':
    default:
      return all('accept', <Trans>I checked all of them</Trans>);
  }
}

/** How many are in the fold, and of how many something was chosen: that is seen while it is closed, too. */
function Chosen({ proposals, work }: Pick<GroupProps, 'proposals' | 'work'>) {
  const choices = useSelector(work, ({ context }) => context.choices);
  const chosen = proposals.filter((proposal) => choices[keyOf(proposal)] !== undefined).length;
  return (
    <>
      <Plural value={proposals.length} other="Show each of the # items" />
      {chosen === 0 ? null : (
        <>
          <Dot />
          <Plural value={chosen} one="# decided" other="# decided" />
        </>
      )}
    </>
  );
}

function Rows({ proposals, work, busy }: Omit<GroupProps, 'of'>) {
  const choices = useSelector(work, ({ context }) => context.choices);
  return (
    <Stack as="ul" gap="0" listStyleType="none">
      {proposals.map((proposal) => (
        <ProposalRow
          key={keyOf(proposal)}
          proposal={proposal}
          choice={choices[keyOf(proposal)] ?? null}
          disabled={busy}
          onChoose={(choice) => work.send({ type: 'proposals.choose', keys: [keyOf(proposal)], choice })}
        />
      ))}
    </Stack>
  );
}
