import { Box, Stack } from '@chakra-ui/react';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { Download } from 'lucide-react';
import { useEffect } from 'react';
import type { OfferedPurpose, StepOffer } from '#contract/nextSteps.ts';
import { hasWords, keyOf } from '#machines/nextLettersParts.ts';
import type { Failure } from '#machines/failure.ts';
import { FailureBanner } from '#src/failures/FailureBanner.tsx';
import { BuyLink } from '#src/repair/BuyLink.tsx';
import { DownloadDialog } from '#src/repair/DownloadDialog.tsx';
import { WhatItCosts } from '#src/repair/WhatItCosts.tsx';
import { OnePdfButton } from '#src/repair/OnePdf.tsx';
import { useClosedContract } from '#src/repair/contractGate.ts';
import { ContractHold } from '#src/repair/ContractHold.tsx';
import { Button } from '#src/ui/Button.tsx';
import { CloseButton } from '#src/ui/CloseButton.tsx';
import { Dialog } from '#src/ui/Dialog.tsx';
import { Banner } from '#src/ui/Surface.tsx';
import { UnsavedChangesDialog } from '#src/ui/UnsavedChangesDialog.tsx';
import { ChoosingSteps } from './ChoosingSteps.tsx';
import { MissingWords } from './MissingWords.tsx';
import { type NextLetters, useNextLetters } from './nextLetters.ts';
import { ReadingLetters } from './ReadingLetters.tsx';

interface WritingNextProps {
  readonly userId: string;
  readonly profileId: string;
  readonly offers: readonly StepOffer[];
  /** The kind that comes first. */
  readonly purpose: OfferedPurpose;
  /** What is chosen at first. */
  readonly chosen: readonly StepOffer[];
  readonly onClose: () => void;
}

/** Chooses and writes the next letters. Mount a new one for another start. */
export function WritingNext({ userId, profileId, offers, purpose, chosen, onClose }: WritingNextProps) {
  const work = useNextLetters(userId, profileId, offers, chosen.map(keyOf));
  const isDone = useSelector(work, ({ status }) => status === 'done');
  useEffect(() => {
    if (isDone) onClose();
  }, [isDone, onClose]);
  return <NextLettersDialog work={work} purpose={purpose} />;
}

interface NextLettersDialogProps {
  readonly work: NextLetters;
  readonly purpose: OfferedPurpose;
}

/** The choice, then the letters as they will be printed, then where they are. */
export function NextLettersDialog({ work, purpose }: NextLettersDialogProps) {
  const { t } = useLingui();
  const state = useSelector(work, (snapshot) => snapshot);
  const download = state.children.letterDownload;
  if (download) return <DownloadDialog download={download} />;
  const { failure, letters } = state.context;
  const isChoosing = state.matches('choosing') || state.matches('planning');
  const isWritten = state.matches('written');
  return (
    <Dialog
      open={state.status === 'active'}
      width={isChoosing || isWritten ? 'usual' : 'wide'}
      tall={!isChoosing && !isWritten}
      title={isWritten ? t`Letters written` : isChoosing ? t`Next letters` : t`Read the letters`}
      busy={state.hasTag('busy')}
      onClose={() => work.send({ type: 'dialog.close' })}
      footer={<Buttons work={work} />}
    >
      <Stack gap="4">
        {failure === null || state.matches({ reading: 'blank' }) ? null : <WhyNotWritten failure={failure} />}
        {failure?.code === 'noGenerations' ? (
          <Stack gap="3" align="start">
            <p>
              <WhatItCosts />
            </p>
            <BuyLink profileId={state.context.profileId} from="disputes" />
          </Stack>
        ) : null}
        {isChoosing ? <ChoosingSteps work={work} purpose={purpose} /> : null}
        {/* What waits for a generation is kept. */}
        <UnsavedChangesDialog
          isUnsaved={() => !isWritten && failure?.code !== 'noGenerations' && hasWords(state.context)}
        />
        {state.matches('reading') || state.matches('writing') ? <ReadingLetters work={work} /> : null}
        {isWritten ? (
          <>
            <Banner tone="success">
              <Plural
                value={letters.length}
                one="# letter is written. One generation was used."
                other="# letters are written. One generation was used."
              />
            </Banner>
            <p>
              <Trans>
                Download and mail them, then record the mailing here. The time to answer starts only after
                that.
              </Trans>
            </p>
          </>
        ) : null}
      </Stack>
    </Dialog>
  );
}

/** Someone else may have written the same letters after this dialog was opened. */
function WhyNotWritten({ failure }: { readonly failure: Failure }) {
  if (failure.code !== 'nothingToDispute') return <FailureBanner failure={failure} />;
  return (
    <Banner tone="danger">
      <Trans>
        None of these letters can be written any longer: they were written, or something was recorded that
        rules them out, since you opened this page. No generation was used. Close this to see what’s next.
      </Trans>
    </Banner>
  );
}

function Buttons({ work }: { readonly work: NextLetters }) {
  const state = useSelector(work, (snapshot) => snapshot);
  const busy = state.hasTag('busy');
  const isHeld = useClosedContract() !== null;
  if (state.matches('written')) {
    return (
      <>
        <Button look="plain" onClick={() => work.send({ type: 'dialog.close' })}>
          <Trans>Close</Trans>
        </Button>
        <OnePdfButton onClick={() => work.send({ type: 'letters.download', file: 'pdf' })} />
        <Button
          look="solid"
          icon={<Download size={18} aria-hidden />}
          onClick={() => work.send({ type: 'letters.download', file: 'zip' })}
        >
          <Trans>Download Letter(s)</Trans>
        </Button>
      </>
    );
  }
  if (state.matches('choosing') || state.matches('planning')) {
    const preview = { type: 'letters.preview' } as const;
    return (
      <>
        <MissingWords work={work} />
        <CloseButton look="plain" disabled={busy}>
          <Trans>Cancel</Trans>
        </CloseButton>
        <Button
          look="solid"
          busy={busy}
          disabled={!busy && !state.can(preview)}
          onClick={() => work.send(preview)}
        >
          <Trans>Read the letters</Trans>
        </Button>
      </>
    );
  }
  const write = { type: 'letters.write' } as const;
  const { letters } = state.context;
  return (
    <>
      <ContractHold />
      <Button look="plain" disabled={busy} onClick={() => work.send({ type: 'choice.change' })}>
        <Trans>Back</Trans>
      </Button>
      <Button
        look="solid"
        busy={busy}
        disabled={isHeld || (!busy && !state.can(write))}
        onClick={() => work.send(write)}
      >
        <Box as="span">
          <Plural
            value={letters.length}
            one="Write # letter: 1 generation"
            other="Write # letters: 1 generation"
          />
        </Box>
      </Button>
    </>
  );
}
