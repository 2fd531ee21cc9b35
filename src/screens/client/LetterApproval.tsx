import { Box, Stack } from '@chakra-ui/react';
import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import { FailureBanner } from '#src/failures/FailureBanner.tsx';
import { isUnmailed } from '#src/screens/disputes/letters/letterSets.ts';
import { Button } from '#src/ui/Button.tsx';
import { Dialog } from '#src/ui/Dialog.tsx';
import { Banner, Skeleton } from '#src/ui/Surface.tsx';
import { UnsavedChangesDialog } from '#src/ui/UnsavedChangesDialog.tsx';
import { ChangingLetter } from './ChangingLetter.tsx';
import { DecidingLetter } from './DecidingLetter.tsx';
import { LetterText } from './LetterText.tsx';
import { GlossNote } from '#src/repair/Gloss.tsx';
import { WhatChanged } from '#src/disputes/WhatChanged.tsx';
import { type LetterApproval as Work, useLetterApproval } from './useLetterApproval.ts';

interface LetterApprovalProps {
  readonly clientKey: string;
  readonly letterId: string;
  /** Something was recorded or corrected after it was written, so it may say what is no longer so. */
  readonly isOutdated: boolean;
  readonly onClose: () => void;
}

/** One letter to read, and what the client says about it. Mount a new one for another letter. */
export function LetterApproval({ clientKey, letterId, isOutdated, onClose }: LetterApprovalProps) {
  const work = useLetterApproval(clientKey, letterId);
  const isDone = useSelector(work, ({ status }) => status === 'done');
  useEffect(() => {
    if (isDone) onClose();
  }, [isDone, onClose]);
  return <LetterApprovalDialog work={work} isOutdated={isOutdated} />;
}

interface LetterApprovalDialogProps extends Pick<LetterApprovalProps, 'isOutdated'> {
  readonly work: Work;
}

export function LetterApprovalDialog({ work, isOutdated }: LetterApprovalDialogProps) {
  const { t } = useLingui();
  const state = useSelector(work, (snapshot) => snapshot);
  const { letter, failure } = state.context;
  const [note, setNote] = useState('');
  // A new version has not been read yet, so it is signed again.
  const version = letter?.version ?? 0;
  const [signed, setSigned] = useState({ version, name: '' });
  const signature = signed.version === version ? signed.name : '';
  const recipient = letter?.recipient.name ?? '';
  const isEditing = state.matches({ reading: 'editing' }) || state.matches('changing');
  const isSending = state.matches('approving') || state.matches('asking') || state.matches('changing');
  return (
    <Dialog
      open={state.status === 'active'}
      title={letter === null ? t`Your letter` : t`Your letter to ${recipient}`}
      busy={isSending}
      onClose={() => work.send({ type: 'letter.close' })}
    >
      {state.matches('loading') ? (
        // As tall as a dialog can be, since a letter always is: nothing moves when it comes.
        <Skeleton height="min(90dvh - 6rem, 50rem)" role="status" aria-label={t`Loading the letter…`} />
      ) : null}
      {state.matches('unavailable') && failure !== null ? (
        <Stack gap="3" align="start">
          <FailureBanner failure={failure} />
          <Button onClick={() => work.send({ type: 'letter.retry' })}>
            <Trans>Try Again</Trans>
          </Button>
        </Stack>
      ) : null}
      {letter !== null && (state.matches('reading') || isSending) ? (
        <Stack gap="5">
          {isOutdated ? (
            <Banner tone="warning">
              <Trans>
                This letter may be out of date, because something was recorded or corrected, your name or
                address changed, or a deadline passed, after it was written. If it’s no longer true, don’t
                approve it: request a change.
              </Trans>
            </Banner>
          ) : null}
          <Box color="quiet" fontSize="sm">
            <Trans>
              Account numbers, your date of birth, your Social Security number, and your street are partly
              hidden here. The printed letter shows as much of them as its recipient needs, and has your
              address as the return address.
            </Trans>
          </Box>
          {isEditing && letter.changeable !== null ? (
            <ChangingLetter work={work} changeable={letter.changeable} />
          ) : (
            <>
              <WhatChanged changes={letter.changes} byWhom="reader" />
              <GlossNote letter={letter} />
              <LetterText letter={letter} />
              {isUnmailed(letter) ? (
                <DecidingLetter
                  work={work}
                  letter={letter}
                  signature={signature}
                  onSignature={(name) => setSigned({ version, name })}
                  note={note}
                  onNote={setNote}
                />
              ) : null}
            </>
          )}
          <UnsavedChangesDialog isUnsaved={() => `${note}${signature}`.trim() !== ''} />
        </Stack>
      ) : null}
    </Dialog>
  );
}
