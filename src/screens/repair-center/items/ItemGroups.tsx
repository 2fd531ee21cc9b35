import { Box, chakra, Flex, Stack } from '@chakra-ui/react';
import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { itemContradictionOf } from '#contract/itemContradiction.ts';
import type { ItemStatement, ReportItem } from '#contract/itemGrounds.ts';
import { FailureBanner } from '#src/failures/FailureBanner.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Dot } from '#src/ui/Facts.tsx';
import { shownDate } from '#src/ui/dates.ts';
import { Disclosure } from '#src/ui/Disclosure.tsx';
import { ItemName } from '#src/ui/ItemName.tsx';
import type { ItemStatements } from '../workflows.ts';
import { ItemFacts } from './ItemFacts.tsx';
import { contradictionTexts, groupNames, statementTexts, type ItemKind } from './itemTexts.ts';

interface ItemGroupsProps {
  readonly items: ItemStatements;
  /** Its owner remembers what is open, because an answer replaces the list for a while. */
  readonly openKinds: ReadonlySet<ItemKind>;
  readonly onToggle: (kind: ItemKind, open: boolean) => void;
}

/** All items by kind, with what the client says about them. */
export function ItemGroups({ items, openKinds, onToggle }: ItemGroupsProps) {
  const { i18n } = useLingui();
  const { context } = useSelector(items, (snapshot) => snapshot);
  const groups = Map.groupBy(context.items, ({ kind }) => kind);
  const answered = (kind: ItemKind) =>
    (groups.get(kind) ?? []).filter(({ item }) => context.statements.some((one) => one.item === item)).length;
  return (
    <Stack gap="1" css={{ '& summary': { minHeight: '11', fontSize: 'md' } }}>
      {[...groups].map(([kind, own]) => (
        <Disclosure
          key={kind}
          open={openKinds.has(kind)}
          onToggle={(open) => onToggle(kind, open)}
          summary={
            <>
              {i18n._(groupNames[kind])}
              <Dot />
              <Progress answered={answered(kind)} total={own.length} />
            </>
          }
        >
          <List>
            {own.map((item) => (
              <Row key={item.item}>
                <Box fontWeight="medium" overflowWrap="anywhere">
                  {item.heading === '' ? i18n._(groupNames[kind]) : <ItemName heading={item.heading} />}
                </Box>
                <ItemFacts item={item} />
                <Answer items={items} item={item} />
              </Row>
            ))}
          </List>
        </Disclosure>
      ))}
    </Stack>
  );
}

/** How many of a group there are, and how many are answered once one is. */
function Progress({ answered, total }: { readonly answered: number; readonly total: number }) {
  if (answered === 0) return total;
  return (
    <Trans>
      {answered} of {total} answered
    </Trans>
  );
}

interface AnswerProps {
  readonly items: ItemStatements;
  readonly item: ReportItem;
}

/** What the client says about an item, or a button to answer. */
function Answer({ items, item }: AnswerProps) {
  const { context } = useSelector(items, (snapshot) => snapshot);
  const said = context.statements.findLast((one) => one.item === item.item);
  if (said !== undefined) return <Said items={items} item={item} said={said} />;
  if (item.inProfile)
    return (
      <Box fontSize="sm" color="quiet">
        <Trans>Matches the profile</Trans>
      </Box>
    );
  return (
    <Box>
      <Button size="small" onClick={() => items.send({ type: 'item.ask', item: item.item })}>
        <Trans>Answer</Trans>
      </Button>
    </Box>
  );
}

function Said({ items, item, said }: AnswerProps & { readonly said: ItemStatement }) {
  const { i18n } = useLingui();
  const state = useSelector(items, (snapshot) => snapshot);
  const { failure } = state.context;
  const isAbout = state.context.item === item.item;
  const withdraw = { type: 'statement.withdraw', id: said.id } as const;
  const ask = { type: 'item.ask', item: item.item } as const;
  const { by } = said;
  const date = shownDate(said.at);
  const others = state.context.statements.filter((one) => one.item !== item.item);
  const why = itemContradictionOf(said.statement, item, others);
  return (
    <Stack gap="2">
      <Flex gap="3" align="start" wrap="wrap">
        <Box flex="1" minW="min(12rem, 100%)">
          <Box fontWeight="medium">{i18n._(statementTexts[said.statement])}</Box>
          <Box fontSize="sm" color="quiet">
            <Trans>
              Confirmed by {by} on {date}
            </Trans>
          </Box>
          {why === null ? null : (
            <Box fontSize="sm" color="danger">
              {i18n._(contradictionTexts[why])}
            </Box>
          )}
        </Box>
        <Flex gap="2">
          {item.inProfile ? null : (
            <Button size="small" look="plain" disabled={!state.can(ask)} onClick={() => items.send(ask)}>
              <Trans>Change</Trans>
            </Button>
          )}
          <Button
            size="small"
            busy={isAbout && state.matches('withdrawing')}
            disabled={!state.can(withdraw)}
            onClick={() => items.send(withdraw)}
          >
            <Trans>Withdraw</Trans>
          </Button>
        </Flex>
      </Flex>
      {isAbout && failure !== null ? <FailureBanner failure={failure} /> : null}
    </Stack>
  );
}

const List = chakra('ul', { base: { listStyleType: 'none', ps: '6', pb: '2' } });
const Row = chakra('li', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '1.5',
    py: '3',
    borderTopWidth: '1px',
    borderTopStyle: 'solid',
    borderColor: 'edge',
    '&:first-of-type': { borderTopWidth: '0' },
  },
});
