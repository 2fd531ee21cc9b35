import { Stack } from '@chakra-ui/react';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import type { Failure } from '#machines/failure.ts';
import { configuration } from '#src/browser/configuration.ts';
import { FailureBanner } from '#src/failures/FailureBanner.tsx';
import { BuyLink } from '#src/repair/BuyLink.tsx';
import { useClosedContract } from '#src/repair/contractGate.ts';
import { ContractHold } from '#src/repair/ContractHold.tsx';
import { LetterSentences } from '#src/repair/LetterSentences.tsx';
import { WhatItCosts } from '#src/repair/WhatItCosts.tsx';
import { Button } from '#src/ui/Button.tsx';
import { CloseButton } from '#src/ui/CloseButton.tsx';
import { Dialog } from '#src/ui/Dialog.tsx';
import { Facts } from '#src/ui/Facts.tsx';
import { Banner } from '#src/ui/Surface.tsx';
import { UnsavedChangesDialog } from '#src/ui/UnsavedChangesDialog.tsx';
import { StatingReason } from './StatingReason.tsx';
import { StatingWish } from './StatingWish.tsx';
import { type FileRequests, useFileRequest } from './useFileRequest.ts';

interface AskingForFileProps {
  readonly profileId: string;
  readonly about: 'disclosure' | 'protection';
  /** Civil date. */
  readonly today: string;
  readonly onClose: () => void;
}

/** Asks bureaus to disclose or protect the client’s file. Mount a new one for another start. */
export function AskingForFile({ profileId, about, today, onClose }: AskingForFileProps) {
  const work = useFileRequest(profileId, about, today);
  const isDone = useSelector(work, ({ status }) => status === 'done');
  useEffect(() => {
    if (isDone) onClose();
  }, [isDone, onClose]);
  return <FileRequestDialog work={work} />;
}

/** What the client says, then what the letters say, then where they are. */
export function FileRequestDialog({ work }: { readonly work: FileRequests }) {
  const { t } = useLingui();
  const state = useSelector(work, (snapshot) => snapshot);
  const { profileId, about, draft, letters, failure } = state.context;
  const [letter] = letters;
  const isStating = state.matches('stating') || state.matches('planning');
  const isWritten = state.matches('written');
  return (
    <Dialog
      open={state.status === 'active'}
      title={
        isWritten
          ? t`Letters written`
          : !isStating
            ? t`Read the letters`
            : about === 'disclosure'
              ? t`Ask for the file`
              : t`Protect the file`
      }
      busy={state.hasTag('busy')}
      onClose={() => work.send({ type: 'dialog.close' })}
      footer={<Buttons work={work} />}
    >
      <Stack gap="4">
        {failure === null ? null : <WhyNot failure={failure} profileId={profileId} />}
        {isStating ? (
          about === 'disclosure' ? (
            <StatingReason work={work} />
          ) : (
            <StatingWish work={work} />
          )
        ) : null}
        <UnsavedChangesDialog
          isUnsaved={() =>
            !isWritten && !state.hasTag('busy') && (draft.from !== '' || draft.receivedOn !== '')
          }
        />
        {isStating || isWritten || letter === undefined ? null : (
          <>
            <p>
              <Facts of={letters.map(({ destination }) => destination.name)} />
            </p>
            <LetterSentences letter={letter} />
          </>
        )}
        {isWritten ? (
          <Banner tone="success">
            {configuration.variant === 'b2c' ? (
              <Trans>
                The letters are written. You’ll find them on this page, ready to read, sign, and mail.
              </Trans>
            ) : about === 'protection' ? (
              <Trans>
                The letters are written. You’ll find them on this page. The client reads, signs, and mails
                them.
              </Trans>
            ) : (
              <Trans>
                The letters are written. You’ll find them on this page, ready to read, approve, and mail.
              </Trans>
            )}
            {draft.reason === 'adverseAction' ? (
              <>
                {' '}
                <Trans>
                  If the notice gives another address for requests, use an envelope with that address.
                </Trans>
              </>
            ) : null}
          </Banner>
        ) : null}
      </Stack>
    </Dialog>
  );
}

function WhyNot({ failure, profileId }: { readonly failure: Failure; readonly profileId: string }) {
  // The report was deleted since the page was loaded.
  if (failure.code === 'nothingToDispute')
    return (
      <Banner tone="danger">
        <Trans>Letters are kept with a report, and there is none yet. Import one first.</Trans>
      </Banner>
    );
  if (failure.code === 'repeatedChoice')
    return (
      <Banner tone="danger">
        <Trans>
          A letter that asks one of these bureaus for the same was written in the last 24 hours. No generation
          was used.
        </Trans>
      </Banner>
    );
  return (
    <>
      <FailureBanner failure={failure} />
      {failure.code === 'noGenerations' ? (
        <Stack gap="3" align="start">
          <p>
            <WhatItCosts />
          </p>
          <BuyLink profileId={profileId} from="disputes" />
        </Stack>
      ) : null}
    </>
  );
}

function Buttons({ work }: { readonly work: FileRequests }) {
  const state = useSelector(work, (snapshot) => snapshot);
  const busy = state.hasTag('busy');
  const isHeld = useClosedContract() !== null;
  const close = (
    <CloseButton look="plain" disabled={busy}>
      <Trans>Close</Trans>
    </CloseButton>
  );
  if (state.matches('written')) return close;
  if (state.matches('stating') || state.matches('planning')) {
    const preview = { type: 'letters.preview' } as const;
    return (
      <>
        {close}
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
  return (
    <>
      <ContractHold />
      <Button look="plain" disabled={busy} onClick={() => work.send({ type: 'draft.return' })}>
        <Trans>Back</Trans>
      </Button>
      <Button look="solid" busy={busy} disabled={isHeld} onClick={() => work.send({ type: 'letters.write' })}>
        <Plural
          value={state.context.letters.length}
          one="Write # letter: 1 generation"
          other="Write # letters: 1 generation"
        />
      </Button>
    </>
  );
}
