import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import type { Recording } from '../opened.ts';
import { RecordingForm } from './RecordingForm.tsx';
import { useLetterEvent } from './useLetterEvent.ts';

interface RecordingDialogProps {
  readonly profileId: string;
  readonly recording: Recording;
  /** Civil date. */
  readonly today: string;
  readonly onClose: () => void;
}

/** A form that records what happened to letters. Mount a new one for another form. */
export function RecordingDialog({ profileId, recording, today, onClose }: RecordingDialogProps) {
  const work = useLetterEvent(profileId, recording.corrected?.id ?? null);
  const isDone = useSelector(work, ({ status }) => status === 'done');
  useEffect(() => {
    if (isDone) onClose();
  }, [isDone, onClose]);
  return <RecordingForm work={work} profileId={profileId} recording={recording} today={today} />;
}
