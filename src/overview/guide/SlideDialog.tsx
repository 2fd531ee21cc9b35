import { Box, Flex, Stack } from '@chakra-ui/react';
import { Trans } from '@lingui/react/macro';
import type { LucideIcon } from 'lucide-react';
import { type ReactNode, Suspense, useState } from 'react';
import { offeredLanguage } from '#src/browser/languageChoice.ts';
import { lazily } from '#src/language/lazily.ts';
import { Button } from '#src/ui/Button.tsx';
import { Dialog } from '#src/ui/Dialog.tsx';
import { useMoving } from '#src/ui/motion/useMoving.ts';

const LanguageOffer = lazily(async () => (await import('#src/language/LanguageOffer.tsx')).default);

export interface Slide {
  readonly Icon: LucideIcon;
  readonly heading: string;
  readonly text: ReactNode;
  /** Links to where it is done. */
  readonly action?: ReactNode;
}

interface SlideDialogProps {
  readonly title: string;
  readonly slide: Slide;
  /** Counted from 1. */
  readonly position: number;
  readonly of: number;
  /** Null on the first slide. */
  readonly onBack: (() => void) | null;
  /** Null on the last slide, which ends the tour instead. */
  readonly onNext: (() => void) | null;
  readonly end: string;
  readonly onEnd: () => void;
  readonly onClose: () => void;
}

/** A few slides, one after the other. The same two buttons stay throughout, so that neither loses focus. */
export function SlideDialog({
  title,
  slide,
  position,
  of,
  onBack,
  onNext,
  end,
  onEnd,
  onClose,
}: SlideDialogProps) {
  const { Icon, heading, text, action } = slide;
  const [shown, setShown] = useState({ position, isForward: true });
  if (shown.position !== position) setShown({ position, isForward: position > shown.position });
  const { isForward } = shown;
  return (
    <Dialog
      open
      title={title}
      onClose={onClose}
      footer={
        <>
          <Button look="plain" aria-disabled={onBack === null} onClick={() => onBack?.()}>
            <Trans>Back</Trans>
          </Button>
          <Button look="solid" data-first-focus onClick={onNext ?? onEnd}>
            {onNext === null ? end : <Trans>Next</Trans>}
          </Button>
        </>
      }
    >
      <Stack gap="5">
        {/* The page's own offer can't be reached behind a tour that opened with it. */}
        {offeredLanguage() === null ? null : (
          <Suspense fallback={null}>
            <LanguageOffer />
          </Suspense>
        )}
        <Box
          display="grid"
          placeItems="center"
          minH="8rem"
          bg="accentSoft"
          color="accentStrong"
          borderRadius="md"
          aria-hidden
        >
          <Arriving key={position} isForward={isForward}>
            <Icon size={56} strokeWidth={1.5} />
          </Arriving>
        </Box>
        <Box minH="10rem" aria-live="polite">
          <Arriving key={position} isForward={isForward}>
            <Stack gap="2">
              <Box color="quiet" fontSize="sm">
                <Trans>
                  Step {position} of {of}
                </Trans>
              </Box>
              <Box as="h3" fontSize="lg">
                {heading}
              </Box>
              <Box>{text}</Box>
              {action === undefined ? null : <Box mt="1">{action}</Box>}
            </Stack>
          </Arriving>
        </Box>
        <Flex gap="1.5" justify="center" aria-hidden>
          {Array.from({ length: of }, (_, index) => (
            <Box
              key={index}
              width={index + 1 === position ? '1.5rem' : '0.5rem'}
              height="0.5rem"
              borderRadius="full"
              bg={index + 1 === position ? 'accent' : 'fieldEdge'}
            />
          ))}
        </Flex>
      </Stack>
    </Dialog>
  );
}

interface ArrivingProps {
  readonly isForward: boolean;
  readonly children: ReactNode;
}

/** A slide enters from its own side. The previous slide is removed at once, so that its text isn’t read twice. */
function Arriving({ isForward, children }: ArrivingProps) {
  return <Box {...useMoving(isForward ? 'nextSlide' : 'previousSlide')}>{children}</Box>;
}
