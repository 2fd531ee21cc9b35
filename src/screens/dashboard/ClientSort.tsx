import { Box } from '@chakra-ui/react';
import { useLingui } from '@lingui/react/macro';
import { SelectInput } from '#src/ui/SelectInput.tsx';
import { useRoomy, useWide } from '#src/ui/useWide.ts';
import type { ClientsProps } from './Clients.tsx';

const orders = {
  byName: { sort: 'name', descending: false },
  byNameReversed: { sort: 'name', descending: true },
  newestFirst: { sort: 'date', descending: true },
  oldestFirst: { sort: 'date', descending: false },
  dueFirst: { sort: 'due', descending: false },
  laterRoundFirst: { sort: 'round', descending: true },
  byNextStep: { sort: 'step', descending: false },
} as const;
const ofEveryList = ['byName', 'byNameReversed', 'newestFirst', 'oldestFirst'] as const;
const ofWholeList = [...ofEveryList, 'dueFirst', 'laterRoundFirst', 'byNextStep'] as const;

/** How the list is sorted where it has no room for all the titles that sort it on a wide page. */
export function ClientSort({ query, onQuery, isLong }: Pick<ClientsProps, 'query' | 'onQuery' | 'isLong'>) {
  const { t } = useLingui();
  const isWide = useWide('broad');
  const isRoomy = useRoomy();
  if (isWide && isRoomy) return null;
  const labels = {
    byName: t`Name, A to Z`,
    byNameReversed: t`Name, Z to A`,
    newestFirst: t`Newest first`,
    oldestFirst: t`Oldest first`,
    dueFirst: t`Due first`,
    laterRoundFirst: t`Latest round first`,
    byNextStep: t`Next step`,
  };
  const orderNames = isLong ? ofEveryList : ofWholeList;
  const chosen = orderNames.find(
    (name) => orders[name].sort === query.sort && orders[name].descending === query.descending,
  );
  return (
    // Rather on a line of its own than too narrow for its text.
    <Box flex={{ base: '1 1 100%', md: '1' }} minW={{ md: '11rem' }}>
      <SelectInput
        aria-label={t`Sort by`}
        value={chosen ?? 'byName'}
        options={orderNames.map((name) => ({ value: name, label: labels[name] }))}
        onChange={(value) => {
          const name = orderNames.find((one) => one === value);
          if (name !== undefined) onQuery(orders[name]);
        }}
      />
    </Box>
  );
}
