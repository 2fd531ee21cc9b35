import { Box } from '@chakra-ui/react';
import { useLingui } from '@lingui/react/macro';
import { SelectInput } from '#src/ui/SelectInput.tsx';
import { useWide } from '#src/ui/useWide.ts';
import type { ClientsProps } from './Clients.tsx';

const orders = {
  byName: { sort: 'name', descending: false },
  byNameReversed: { sort: 'name', descending: true },
  newestFirst: { sort: 'date', descending: true },
  oldestFirst: { sort: 'date', descending: false },
} as const;
const orderNames = ['byName', 'byNameReversed', 'newestFirst', 'oldestFirst'] as const;

/** How a narrow page sorts the list: it has no room for all the titles that sort it on a wide one. */
export function ClientSort({ query, onQuery }: Pick<ClientsProps, 'query' | 'onQuery'>) {
  const { t } = useLingui();
  const isWide = useWide();
  if (isWide) return null;
  const labels = {
    byName: t`Name, A to Z`,
    byNameReversed: t`Name, Z to A`,
    newestFirst: t`Newest first`,
    oldestFirst: t`Oldest first`,
  };
  const chosen = orderNames.find(
    (name) => orders[name].sort === query.sort && orders[name].descending === query.descending,
  );
  return (
    <Box width="full">
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
