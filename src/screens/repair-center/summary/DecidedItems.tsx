import { Box, chakra, Flex, Stack } from '@chakra-ui/react';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { ListChecks } from 'lucide-react';
import type { RepeatedItem } from '#contract/letterSummary.ts';
import { useStateNames } from '#src/disputes/useStateNames.ts';
import { Button } from '#src/ui/Button.tsx';
import { ButtonLink } from '#src/ui/ButtonLink.tsx';
import { shownDate } from '#src/ui/dates.ts';
import { ItemName } from '#src/ui/ItemName.tsx';
import type { Summary } from '../workflows.ts';
import { useFocusAfter } from './useFocusAfter.ts';

interface DecidedItemsProps {
  readonly items: readonly RepeatedItem[];
  readonly summary: Summary;
  readonly profileId: string;
}

/** Items that the letters leave out because their recipients decided about them: why, and what would be new. */
export function DecidedItems({ items, summary, profileId }: DecidedItemsProps) {
  const byKey = [...Map.groupBy(items, ({ key }) => key).values()];
  return (
    <Stack as="section" gap="3">
      <Box>
        <Box as="h3" fontSize="md">
          <Plural
            value={byKey.length}
            one="# decided item is left out"
            other="# decided items are left out"
          />
        </Box>
        <Box as="p" mt="1" fontSize="sm" color="quiet">
          <Trans>
            A recipient that has decided may call the same dispute frivolous if only time has passed
            (15&nbsp;U.S.C. §&nbsp;1681i(a)(3) for a bureau, 12 CFR 1022.43(f) for a creditor). New would be
            an error that no earlier letter named, or a statement that no earlier letter made.
          </Trans>
        </Box>
      </Box>
      <Rows>
        {byKey.map((same) => (
          <Row key={same[0]?.key} items={same} summary={summary} />
        ))}
      </Rows>
      <Flex wrap="wrap" columnGap="4" rowGap="2" align="center">
        <Box as="p" flex="1 1 16rem" fontSize="sm" color="quiet">
          <Trans>With a document or another new fact, write a letter on the Disputes page.</Trans>
        </Box>
        <ButtonLink size="small" to="/disputes/$profileId" params={{ profileId }}>
          <ListChecks size={18} aria-hidden />
          <Trans>Open disputes</Trans>
        </ButtonLink>
      </Flex>
    </Stack>
  );
}

/** One item, with the decision of each recipient. */
function Row({ items, summary }: { readonly items: readonly RepeatedItem[]; readonly summary: Summary }) {
  const { t } = useLingui();
  const names = useStateNames();
  const state = useSelector(summary, (snapshot) => snapshot);
  const [first] = items;
  const wasExplained =
    first !== undefined && first.accountId !== null && state.context.accountId === first.accountId;
  const row = useFocusAfter<HTMLLIElement>('leftOut', wasExplained);
  if (first === undefined) return null;
  const explain = { type: 'item.explain', key: first.key } as const;
  const whys = {
    onlyTimePassed: t`only time has passed since then`,
    olderReport: t`this report is from before that`,
  };
  return (
    <li ref={row} tabIndex={-1}>
      <Box fontWeight="medium" overflowWrap="anywhere">
        <ItemName heading={first.heading} />
      </Box>
      {items.map(({ recipient, decided, why }) => (
        <Box key={recipient} fontSize="sm" color="quiet">
          <span lang="en">{recipient}</span>: {names[decided.as]}, {shownDate(decided.on)}; {whys[why]}
        </Box>
      ))}
      {first.accountId === null ? null : (
        <Flex wrap="wrap" gap="2" mt="2">
          <Button size="small" disabled={!state.can(explain)} onClick={() => summary.send(explain)}>
            <Trans>Say what you know</Trans>
          </Button>
        </Flex>
      )}
    </li>
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
