import { chakra } from '@chakra-ui/react';
import { useLingui } from '@lingui/react/macro';
import type { ProfileListItem } from '#contract/profiles.ts';
import { longDay } from '#src/ui/calendarLabels.ts';
import { Dialog } from '#src/ui/Dialog.tsx';
import type { DueSource } from './dueDays.ts';
import { LoadedClients } from './LoadedClients.tsx';
import { DayClients } from './DayClients.tsx';
import { DueList } from './DueList.tsx';

export interface DayDialogProps {
  /** A civil date. */
  readonly day: string;
  /** Null if they are to be loaded. */
  readonly clients: readonly ProfileListItem[] | null;
  /** How many there are. */
  readonly count: number;
  /** Null if nothing is due. */
  readonly due: Pick<DueSource, 'day'> | null;
  readonly onClose: () => void;
}

/** What is due on a day, and the clients added on it. A name links to the profile. */
export function DayDialog({ day, clients, count, due, onClose }: DayDialogProps) {
  const { i18n } = useLingui();
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
      {clients === null ? (
        <LoadedClients day={day} count={count} />
      ) : clients.length === 0 ? null : (
        <DayClients clients={clients} />
      )}
    </Dialog>
  );
}
