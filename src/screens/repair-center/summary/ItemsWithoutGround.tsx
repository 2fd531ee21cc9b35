import { Box, chakra, Flex, Stack } from '@chakra-ui/react';
import { Plural, Trans } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import type { ItemAnswer, ItemWithoutGround } from '#contract/letterSummary.ts';
import { FailureBanner } from '#src/failures/FailureBanner.tsx';
import { Button } from '#src/ui/Button.tsx';
import { shownDate } from '#src/ui/dates.ts';
import { ItemName } from '#src/ui/ItemName.tsx';
import type { Summary } from '../workflows.ts';
import { useFocusAfter } from './useFocusAfter.ts';

interface ItemsProps {
  readonly items: readonly ItemWithoutGround[];
  readonly summary: Summary;
}

/** Items that the letters can only ask to verify: what the client knows about them, or whether to leave them out. */
export function ItemsWithoutGround({ items, summary }: ItemsProps) {
  return (
    <Stack as="section" gap="3">
      <Box>
        <Box as="h3" fontSize="md">
          <Trans>Nothing found. What do you know about it?</Trans>
        </Box>
        <Box as="p" mt="1" fontSize="sm" color="quiet">
          <Plural
            value={items.length}
            one="Nothing in the report contradicts this item, so a letter can only ask to verify it."
            other="Nothing in the report contradicts these # items, so letters can only ask to verify them."
          />{' '}
          <Trans>
            A bureau may call a request without a reason frivolous (15&nbsp;U.S.C. §&nbsp;1681i(a)(3)). Say
            what you know, or leave it out. If you do neither, the letters ask to verify it.
          </Trans>
        </Box>
      </Box>
      <Rows>
        {items.map((item) => (
          <Row key={item.key} item={item} summary={summary} />
        ))}
      </Rows>
    </Stack>
  );
}

function Row({ item, summary }: { readonly item: ItemWithoutGround; readonly summary: Summary }) {
  const state = useSelector(summary, (snapshot) => snapshot);
  const { key, heading, recipients, decided } = item;
  const { subject, failure } = state.context;
  const isSubject = subject === key;
  const explain = { type: 'item.explain', key } as const;
  const answer = (chosen: ItemAnswer) => ({ type: 'item.answer', key, answer: chosen }) as const;
  const saving = isSubject && (state.matches('answering') || state.matches('gathering'));
  const isLeftOut = decided?.answer === 'leaveOut';
  // Back from saying what the client knows, the list continues where it was left.
  const wasExplained = item.accountId !== null && state.context.accountId === item.accountId;
  const row = useFocusAfter<HTMLLIElement>(decided?.answer ?? 'open', wasExplained);
  return (
    <li ref={row} tabIndex={-1}>
      <Box fontWeight="medium" overflowWrap="anywhere" color={isLeftOut ? 'quiet' : 'ink'}>
        <ItemName heading={heading} />
      </Box>
      <Box fontSize="sm" color="quiet">
        {decided === null ? <span lang="en">{recipients.join(', ')}</span> : <Decided decided={decided} />}
      </Box>
      <Flex wrap="wrap" gap="2" mt="2">
        {item.accountId === null ? null : (
          <Button size="small" disabled={!state.can(explain)} onClick={() => summary.send(explain)}>
            <Trans>Say what you know</Trans>
          </Button>
        )}
        {isLeftOut ? null : (
          <Button
            size="small"
            busy={saving}
            disabled={!state.can(answer('leaveOut'))}
            onClick={() => summary.send(answer('leaveOut'))}
          >
            <Trans>Leave out</Trans>
          </Button>
        )}
        {decided?.answer === 'verifyAnyway' ? null : (
          <Button
            size="small"
            busy={saving && isLeftOut}
            disabled={!state.can(answer('verifyAnyway'))}
            onClick={() => summary.send(answer('verifyAnyway'))}
          >
            <Trans>Ask to verify anyway</Trans>
          </Button>
        )}
      </Flex>
      {isSubject && failure !== null ? (
        <Box mt="2">
          <FailureBanner failure={failure} />
        </Box>
      ) : null}
    </li>
  );
}

function Decided({ decided }: { readonly decided: NonNullable<ItemWithoutGround['decided']> }) {
  const { by } = decided;
  const date = shownDate(decided.at);
  return decided.answer === 'leaveOut' ? (
    <Trans>
      Left out by {by} on {date}
    </Trans>
  ) : (
    <Trans>
      To be verified anyway, decided by {by} on {date}
    </Trans>
  );
}

const Rows = chakra('ul', {
  base: {
    listStyleType: 'none',
    borderTop: '1px solid',
    borderColor: 'edge',
    '& > li': { py: '3', borderBottom: '1px solid', borderColor: 'edge' },
  },
});
