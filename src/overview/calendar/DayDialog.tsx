import { chakra } from '@chakra-ui/react';
import { useLingui } from '@lingui/react/macro';
import type { ProfileListItem } from '#contract/profiles.ts';
import { configuration } from '#src/browser/configuration.ts';
import { ButtonLink } from '#src/ui/ButtonLink.tsx';
import { longDay } from '#src/ui/calendarLabels.ts';
import { DataTable } from '#src/ui/DataTable.tsx';
import { Dialog } from '#src/ui/Dialog.tsx';
import { StatusBadge } from '#src/ui/StatusBadge.tsx';
import type { DueSource } from './dueDays.ts';
import { DueList } from './DueList.tsx';
import { distinctNames } from '../distinctNames.ts';
import { useMailingWords } from '../useMailingWords.ts';

interface DayDialogProps {
  /** A civil date. */
  readonly day: string;
  readonly clients: readonly ProfileListItem[];
  /** Null if nothing is due. */
  readonly due: Pick<DueSource, 'day'> | null;
  readonly onClose: () => void;
}

/** What is due on a day, and the clients added on it. A name links to the profile. */
export function DayDialog({ day, clients, due, onClose }: DayDialogProps) {
  const { t, i18n } = useLingui();
  const names = distinctNames(clients);
  const saidOf = useMailingWords();
  return (
    <Dialog
      open
      title={
        // Some languages write weekdays in lowercase, but a title still starts with a capital.
        <chakra.span display="inline-block" _firstLetter={{ textTransform: 'uppercase' }}>
          {longDay(i18n.locale, day)}
        </chakra.span>
      }
      onClose={onClose}
    >
      {due === null ? null : <DueList day={day} source={due} />}
      {clients.length === 0 ? null : (
        <DataTable
          label={configuration.variant === 'b2b' ? t`Clients on this day` : t`Profiles on this day`}
          rows={clients}
          idOf={({ id }) => id}
          empty={t`no data available`}
          columns={[
            {
              key: 'name',
              title: t`Name`,
              width: 'minmax(0, 2fr)',
              cell: ({ id, name }) => (
                <ButtonLink
                  look="plain"
                  size="small"
                  px="0"
                  maxW="full"
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
              cell: ({ status }) => <StatusBadge status={status} />,
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
      )}
    </Dialog>
  );
}
