import { Box, chakra, Flex, Stack } from '@chakra-ui/react';
import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { Check } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { itemContradictionOf, itemContradictions } from '#contract/itemContradiction.ts';
import type { ItemStatementKind, ReportItem } from '#contract/itemGrounds.ts';
import type { Failure } from '#machines/failure.ts';
import { FailureBanner } from '#src/failures/FailureBanner.tsx';
import { Button } from '#src/ui/Button.tsx';
import { ProgressBar } from '#src/ui/ProgressBar.tsx';
import { Banner } from '#src/ui/Surface.tsx';
import { ItemName } from '#src/ui/ItemName.tsx';
import { OnlyWhatIsTrue } from '../OnlyWhatIsTrue.tsx';
import type { ItemStatements } from '../workflows.ts';
import { ItemFacts } from './ItemFacts.tsx';
import { contradictionTexts, kindNames, statementTexts } from './itemTexts.ts';

interface AskedItemProps {
  readonly items: ItemStatements;
  readonly item: ReportItem;
}

/** One item, with large buttons for what the client can say about it. */
export function AskedItem({ items, item }: AskedItemProps) {
  const { t, i18n } = useLingui();
  const { context } = useSelector(items, (snapshot) => snapshot);
  const heading = useRef<HTMLHeadingElement>(null);
  // Keyboards and screen readers follow to the next item, and the button pressed last is not pressed again.
  useEffect(() => heading.current?.focus(), []);
  const asked = context.items.filter(({ inProfile }) => !inProfile);
  const place = asked.findIndex((one) => one.item === item.item) + 1;
  const total = asked.length;
  const kind = i18n._(kindNames[item.kind]);
  return (
    <Stack gap="4" maxW="34rem">
      {context.isRound ? (
        <Stack gap="1.5">
          <Box fontSize="sm" color="quiet" fontVariantNumeric="tabular-nums">
            <Trans>
              Item {place} of {total}
            </Trans>
          </Box>
          <ProgressBar percent={(100 * (place - 1)) / Math.max(1, total)} label={t`Items reviewed`} />
        </Stack>
      ) : null}
      <Box>
        <Box fontSize="sm" color="quiet">
          {kind}
        </Box>
        <Heading ref={heading} tabIndex={-1}>
          {item.heading === '' ? kind : <ItemName heading={item.heading} />}
        </Heading>
        <ItemFacts item={item} />
      </Box>
      {context.failure === null ? null : <Refusal failure={context.failure} />}
      <Statements items={items} item={item} />
      <OnlyWhatIsTrue />
      <Flex gap="2" wrap="wrap">
        {context.isRound ? (
          <Button look="plain" onClick={() => items.send({ type: 'item.skip' })}>
            <Trans>Skip</Trans>
          </Button>
        ) : null}
        <Button look="plain" onClick={() => items.send({ type: 'item.close' })}>
          <Trans>Back to the list</Trans>
        </Button>
      </Flex>
    </Stack>
  );
}

/** Why a statement was not saved. What contradicts it may have been saved in another window. */
function Refusal({ failure }: { readonly failure: Failure }) {
  const { i18n } = useLingui();
  const why = itemContradictions.find((each) => failure.fields.some(({ problem }) => problem === each));
  if (why === undefined) return <FailureBanner failure={failure} />;
  return <Banner tone="danger">{i18n._(contradictionTexts[why])}</Banner>;
}

function Statements({ items, item }: AskedItemProps) {
  const { i18n } = useLingui();
  const state = useSelector(items, (snapshot) => snapshot);
  const [sent, setSent] = useState<ItemStatementKind | null>(null);
  const { statements } = state.context;
  const current = statements.find((one) => one.item === item.item)?.statement;
  const why = item.statements.flatMap(
    (statement) => itemContradictionOf(statement, item, statements) ?? [],
  )[0];
  return (
    <Stack gap="2">
      {item.statements.map((statement) => {
        const make = { type: 'statement.make', statement } as const;
        return (
          <Button
            key={statement}
            minH="3.5rem"
            aria-pressed={statement === current}
            icon={statement === current ? <Check size={18} aria-hidden /> : undefined}
            busy={state.matches('saving') && statement === sent}
            disabled={!state.can(make)}
            onClick={(event) => {
              // The second click of a double-click is not about the next item.
              if (event.detail > 1) return;
              setSent(statement);
              items.send(make);
            }}
          >
            {i18n._(statementTexts[statement])}
          </Button>
        );
      })}
      {why === undefined ? null : (
        <Box as="p" fontSize="sm" color="quiet">
          {i18n._(contradictionTexts[why])}
        </Box>
      )}
    </Stack>
  );
}

// When it gets the focus, the margin keeps the progress above it clear of the page's sticky header.
const Heading = chakra('h3', {
  base: { fontSize: 'lg', overflowWrap: 'anywhere', mb: '1', borderRadius: 'sm', scrollMarginTop: '5rem' },
});
