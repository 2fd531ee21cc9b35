import { Box, Flex, Stack } from '@chakra-ui/react';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { useEffect, useRef, useState } from 'react';
import { shownItem, unanswered } from '#machines/itemStatementsParts.ts';
import { Button } from '#src/ui/Button.tsx';
import { Banner, Card, CardTitle, EmptyState, Skeleton } from '#src/ui/Surface.tsx';
import { WithRetry } from '#src/ui/WithRetry.tsx';
import type { ItemStatements } from '../workflows.ts';
import { AskedItem } from './AskedItem.tsx';
import { ItemGroups } from './ItemGroups.tsx';
import type { ItemKind } from './itemTexts.ts';

/** What the client says about the names, addresses, employers, inquiries, and court records of the report. */
export function ItemsCard({ items }: { readonly items: ItemStatements }) {
  const { t } = useLingui();
  const state = useSelector(items, (snapshot) => snapshot);
  if (state.matches('fetching'))
    return <Skeleton height="10rem" role="status" aria-label={t`Loading the other items of the report…`} />;
  return (
    <Card>
      <CardTitle>
        <Trans>Names, addresses, inquiries, and court records</Trans>
      </CardTitle>
      {state.matches('failed') ? (
        <Banner tone="danger">
          <WithRetry onRetry={() => items.send({ type: 'items.retry' })}>
            <Trans>We couldn’t load the other items of this report.</Trans>
          </WithRetry>
        </Banner>
      ) : (
        <Items items={items} />
      )}
    </Card>
  );
}

function Items({ items }: { readonly items: ItemStatements }) {
  const { t } = useLingui();
  const state = useSelector(items, (snapshot) => snapshot);
  const item = shownItem(state.context);
  const isAsked = state.hasTag('asked') && item !== undefined;
  const [openKinds, setOpenKinds] = useState<ReadonlySet<ItemKind>>(new Set());
  const list = useRef<HTMLDivElement>(null);
  const wasAsked = useRef(false);
  useEffect(() => {
    if (wasAsked.current && !isAsked) list.current?.focus();
    wasAsked.current = isAsked;
  }, [isAsked]);
  if (isAsked) return <AskedItem key={item.item} items={items} item={item} />;
  if (state.context.items.length === 0)
    return (
      <EmptyState title={t`Nothing to review`}>
        <Trans>This report lists no names, addresses, employers, inquiries, or court records.</Trans>
      </EmptyState>
    );
  const open = unanswered(state.context).length;
  return (
    <Stack ref={list} tabIndex={-1} gap="4" outline="none">
      <Box as="p" maxW="46rem">
        <Trans>
          Letters say that one of these is wrong only if it’s confirmed here. Otherwise, they only ask the
          bureau to verify it, or leave it out.
        </Trans>
      </Box>
      {open > 0 ? (
        <Flex gap="3" align="center" wrap="wrap">
          <Button
            flexGrow={{ base: '1', sm: '0' }}
            onClick={() => items.send({ type: 'round.start' })}
            disabled={!state.can({ type: 'round.start' })}
          >
            <Trans>Review one by one</Trans>
          </Button>
          <Box fontSize="sm" color="quiet">
            <Plural value={open} one="# item to review" other="# items to review" />
          </Box>
        </Flex>
      ) : null}
      <ItemGroups
        items={items}
        openKinds={openKinds}
        onToggle={(kind, isOpen) =>
          setOpenKinds((before) => {
            const after = new Set(before);
            if (isOpen) after.add(kind);
            else after.delete(kind);
            return after;
          })
        }
      />
    </Stack>
  );
}
