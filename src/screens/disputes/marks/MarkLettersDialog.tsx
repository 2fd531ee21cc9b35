import { Stack } from '@chakra-ui/react';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { configuration } from '#src/browser/configuration.ts';
import { type MarkLetters, useMarkLetters } from './useMarkLetters.ts';
import { FailureBanner } from '#src/failures/FailureBanner.tsx';
import { useClosedContract } from '#src/repair/contractGate.ts';
import { ContractHold } from '#src/repair/ContractHold.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Dialog } from '#src/ui/Dialog.tsx';
import { Banner } from '#src/ui/Surface.tsx';
import { MarkList } from './MarkList.tsx';
import { MarksLoading } from './OpenMarks.tsx';

interface WritingAboutMarksProps {
  readonly profileId: string;
  readonly onClose: () => void;
}

/** Chooses dispute notations and writes the letters that ask to remove them. */
export function WritingAboutMarks({ profileId, onClose }: WritingAboutMarksProps) {
  const work = useMarkLetters(profileId);
  const isDone = useSelector(work, ({ status }) => status === 'done');
  useEffect(() => {
    if (isDone) onClose();
  }, [isDone, onClose]);
  return <MarkLettersDialog work={work} />;
}

export function MarkLettersDialog({ work }: { readonly work: MarkLetters }) {
  const { t } = useLingui();
  const state = useSelector(work, (snapshot) => snapshot);
  const { found, chosen, failure } = state.context;
  const isHeld = useClosedContract() !== null;
  const isWriting = state.matches('writing');
  const write = { type: 'letters.write' } as const;
  const close = () => work.send({ type: 'dialog.close' });
  const letters = new Set(
    found?.marks.flatMap(({ bureau, item }) => (chosen.includes(`${bureau} ${item}`) ? [bureau] : [])),
  ).size;
  return (
    <Dialog
      open={state.status === 'active'}
      title={t`Dispute notations`}
      busy={isWriting}
      onClose={close}
      footer={
        <>
          <ContractHold />
          <Button look="plain" disabled={isWriting} onClick={close}>
            <Trans>Close</Trans>
          </Button>
          {state.matches('written') || found === null || found.marks.length === 0 ? null : (
            <Button
              look="solid"
              busy={isWriting}
              disabled={isHeld || (!isWriting && !state.can(write))}
              onClick={() => work.send(write)}
            >
              <Trans>Write the letters: 1 generation</Trans>
            </Button>
          )}
        </>
      }
    >
      <Stack gap="4">
        <MarksLoading work={work} />
        {state.matches('written') ? (
          <Banner tone="success">
            <Trans>
              The letters are written. You’ll find them on this page, ready to read, approve, and mail.
            </Trans>
          </Banner>
        ) : found === null ? null : (
          <>
            {failure === null ? null : failure.code === 'changedMeanwhile' ? (
              <Banner tone="danger">
                <Trans>There is a newer report. Close this and open it again.</Trans>
              </Banner>
            ) : (
              <FailureBanner failure={failure} />
            )}
            {found.marks.length === 0 ? null : (
              <p>
                {configuration.variant === 'b2c' ? (
                  <Trans>
                    Choose what you no longer dispute. The letter to each bureau says only that, and asks to
                    remove the notation.
                  </Trans>
                ) : (
                  <Trans>
                    Choose what the client no longer disputes: only they can say so. The letter to each bureau
                    says only that, and asks to remove the notation.
                  </Trans>
                )}
              </p>
            )}
            <MarkList
              found={found}
              choice={{
                chosen,
                disabled: isWriting,
                onChange: (keys) => work.send({ type: 'marks.choose', keys }),
              }}
            />
            {letters === 0 ? null : (
              <p>
                <Plural value={letters} one="This makes # letter." other="This makes letters to # bureaus." />
              </p>
            )}
          </>
        )}
      </Stack>
    </Dialog>
  );
}
