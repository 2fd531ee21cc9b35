import { Presence } from '#src/ui/motion/Presence.tsx';
import { DayDialog, type DayDialogProps } from './DayDialog.tsx';

interface OpenedDayProps extends Pick<DayDialogProps, 'onClose'> {
  /** Null while no day is open. */
  readonly opened: Omit<DayDialogProps, 'onClose'> | null;
}

/** The dialog of a day, until it has moved out. */
export function OpenedDay({ opened, onClose }: OpenedDayProps) {
  return <Presence>{opened === null ? null : <DayDialog {...opened} onClose={onClose} />}</Presence>;
}
