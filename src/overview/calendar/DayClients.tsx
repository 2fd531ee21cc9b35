import { chakra } from '@chakra-ui/react';
import { useLingui } from '@lingui/react/macro';
import type { ProfileListItem } from '#contract/profiles.ts';
import { configuration } from '#src/browser/configuration.ts';
import { ButtonLink } from '#src/ui/ButtonLink.tsx';
import { DataTable } from '#src/ui/DataTable.tsx';
import { StatusBadge } from '#src/ui/StatusBadge.tsx';
import { listedStatusOf } from '#vocabulary/listedStatuses.ts';
import { distinctNames } from '../distinctNames.ts';
import { useMailingWords } from '../useMailingWords.ts';

/** The clients added on a day. A name links to the profile. */
export function DayClients({ clients }: { readonly clients: readonly ProfileListItem[] }) {
  const { t } = useLingui();
  const names = distinctNames(clients);
  const saidOf = useMailingWords('client');
  return (
    <DataTable
      label={configuration.variant === 'b2b' ? t`Clients on this day` : t`Profiles on this day`}
      rows={clients}
      idOf={({ id }) => id}
      empty={t`no data available`}
      columns={[
        {
          key: 'name',
          title: t`Name`,
          width: { share: 2 },
          cell: ({ id, name }) => (
            <ButtonLink
              look="plain"
              size="small"
              px="1"
              ms="-1"
              maxW="calc(100% + {spacing.1})"
              justifyContent="start"
              to="/edit-profile/$profileId"
              params={{ profileId: id }}
              aria-label={names.get(id)}
            >
              <chakra.span truncate>{name}</chakra.span>
            </ButtonLink>
          ),
        },
        {
          key: 'status',
          title: t`Status`,
          width: '9.5rem',
          cell: (client) => <StatusBadge status={listedStatusOf(client)} />,
        },
        {
          key: 'mailing',
          title: t`Letters`,
          width: '11rem',
          wide: true,
          long: true,
          cell: ({ mailing }) => saidOf(mailing),
        },
      ]}
    />
  );
}
