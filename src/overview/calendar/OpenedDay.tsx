import { Presence } from '#src/ui/motion/Presence.tsx';
import { useOpening } from '#src/ui/motion/useOpening.ts';
import { DayDialog, type DayDialogProps } from './DayDialog.tsx';

interface OpenedDayProps extends Pick<DayDialogProps, 'onClose'> {
  /** Null while no day is open. */
  readonly opened: Omit<DayDialogProps, 'onClose'> | null;
}

/** The dialog of a day, until it has moved out. */
export function OpenedDay({ opened, onClose }: OpenedDayProps) {
  const opening = useOpening(opened !== null);
  return (
    <Presence>{opened === null ? null : <DayDialog key={opening} {...opened} onClose={onClose} />}</Presence>
  );
}
