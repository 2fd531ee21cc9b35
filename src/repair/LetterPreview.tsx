import { Box, Stack } from '@chakra-ui/react';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { type ReactNode, useEffect, useRef } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { PreviewedLetter } from '#contract/letterPreview.ts';
import type { letterPreviewMachine } from '#machines/letterPreview.ts';
import { FailureBanner } from '#src/failures/FailureBanner.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Dialog } from '#src/ui/Dialog.tsx';
import { Banner, Skeleton } from '#src/ui/Surface.tsx';
import { useMeasured } from '#src/ui/useMeasured.ts';
import { useClosedContract } from './contractGate.ts';
import { ContractHold } from './ContractHold.tsx';
import { LetterChoice } from './LetterChoice.tsx';
import { LetterEnclosures } from './LetterEnclosures.tsx';
import { PagesAndSentences } from './PagesAndSentences.tsx';
import { WhatItCosts } from './WhatItCosts.tsx';

type Preview = ActorRefFrom<typeof letterPreviewMachine>;

interface LetterPreviewProps {
  readonly preview: Preview;
  /** Leads to buying, if no generation is left for these letters. */
  readonly buy?: ReactNode;
}

/** The letters of a choice, page by page, next to the evidence for each sentence. */
export function LetterPreview({ preview, buy }: LetterPreviewProps) {
  const { t } = useLingui();
  const state = useSelector(preview, (snapshot) => snapshot);
  const { letters, letterId, failure } = state.context;
  const letter = letters.find(({ id }) => id === letterId);
  const isHeld = useClosedContract() !== null;
  const close = () => preview.send({ type: 'preview.close' });
  return (
    <Dialog
      open={state.status === 'active'}
      width="wide"
      tall
      title={t`Preview letters`}
      onClose={close}
      footer={
        <>
          <ContractHold />
          <Button onClick={close}>
            <Trans>Back</Trans>
          </Button>
          {buy ?? (
            <Button
              look="solid"
              disabled={isHeld || !state.can({ type: 'letters.generate', key: 'probe' })}
              onClick={() => preview.send({ type: 'letters.generate', key: crypto.randomUUID() })}
            >
              <Trans>Generate</Trans>
            </Button>
          )}
        </>
      }
    >
      {state.matches('planning') ? (
        <Skeleton height="24rem" role="status" aria-label={t`Preparing letters…`} />
      ) : null}
      {state.matches('failed') && failure !== null ? (
        <Stack gap="3" align="start">
          <FailureBanner failure={failure} />
          <Button onClick={() => preview.send({ type: 'letters.retry' })}>
            <Trans>Try Again</Trans>
          </Button>
        </Stack>
      ) : null}
      {state.matches('reading') && letter === undefined ? (
        <p>
          <Trans>Everything you selected is left out. Generate says why, and what you can do.</Trans>
        </p>
      ) : null}
      {state.matches('reading') && letter !== undefined ? (
        <Stack gap="4">
          {buy === undefined ? null : (
            <Banner tone="info">
              <Box as="strong" display="block">
                <Plural
                  value={letters.length}
                  one="# letter for this choice"
                  other="# letters for this choice"
                />
              </Box>
              <WhatItCosts />
            </Banner>
          )}
          <Reading letters={letters} letter={letter} preview={preview} />
        </Stack>
      ) : null}
    </Dialog>
  );
}

interface ReadingProps {
  readonly letters: readonly PreviewedLetter[];
  readonly letter: PreviewedLetter;
  readonly preview: Preview;
}

/** One letter, with what it encloses. */
function Reading({ letters, letter, preview }: ReadingProps) {
  const { pages, failure } = useSelector(preview, ({ context }) => context);
  const top = useRef<HTMLDivElement>(null);
  const choice = useRef<HTMLDivElement>(null);
  useMeasured(choice, '--dialog-head');
  useEffect(() => {
    top.current?.scrollIntoView({ block: 'nearest' });
  }, [letter.id]);
  return (
    <Stack gap="2">
      <Box ref={top} mb="-2" />
      {/* It stays visible, because another letter follows. */}
      <Box ref={choice} position="sticky" top="0" zIndex="1" bg="card" pb="2" mb="-2">
        <LetterChoice
          letters={letters}
          letter={letter}
          onChoose={(letterId) => preview.send({ type: 'letter.choose', letterId })}
        />
      </Box>
      <Enclosed letter={letter} preview={preview} />
      <PagesAndSentences
        letter={letter}
        drawing={{ pages, failure }}
        onRetry={() => preview.send({ type: 'pages.retry' })}
      />
    </Stack>
  );
}

function Enclosed({ letter, preview }: Pick<ReadingProps, 'letter' | 'preview'>) {
  const choice = useSelector(preview, ({ children }) => children.enclosureChoice);
  return choice ? <LetterEnclosures letter={letter} choice={choice} /> : null;
}
