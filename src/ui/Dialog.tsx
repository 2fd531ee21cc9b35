import { chakra } from '@chakra-ui/react';
import { useLingui } from '@lingui/react/macro';
import { X } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { dialogWidth } from '#contract/limits.ts';
import { TitleRow } from './BesideTitle.tsx';
import { IconButton } from './Button.tsx';
import { MessagePlace } from './MessagePlace.tsx';
import { Presence } from './motion/Presence.tsx';
import { useIsThere, useMoving } from './motion/useMoving.ts';
import { useOpening } from './motion/useOpening.ts';
import { backdrop, besideChart, forcedEdge, leaving } from './theme/modal.ts';
import { ClosableAround, useClosable } from './unsavedForms.ts';
import { useModal } from './useModal.ts';

interface ModalProps {
  /** Escape, the close button, Back, or a click outside; a form with unsaved changes has asked before. */
  readonly onClose: () => void;
  readonly title: ReactNode;
  readonly width?: keyof typeof dialogWidth;
  readonly children: ReactNode;
  /** As high as the window, for what is read in it. */
  readonly tall?: boolean;
  /** The row of buttons. */
  readonly footer?: ReactNode;
  /** Busy: it cannot be closed. */
  readonly busy?: boolean;
  /** False while Back is for the page behind it, which asks by itself. */
  readonly takesBack?: boolean;
}

type DialogProps = ModalProps & { readonly open: boolean };

/** A native modal dialog; on a phone, a sheet that slides up from the bottom edge. */
export function Dialog({ open, ...modal }: DialogProps) {
  const opening = useOpening(open);
  return <Presence propagate>{open ? <Modal key={opening} {...modal} /> : null}</Presence>;
}

function Modal(props: ModalProps) {
  const moving = useMoving('dialog');
  return useIsThere(moving) ? <ShownModal moving={moving} {...props} /> : null;
}

interface ShownProps extends ModalProps {
  readonly moving: ReturnType<typeof useMoving>;
}

function ShownModal({
  moving,
  onClose,
  title,
  width = 'usual',
  tall = false,
  children,
  footer,
  busy = false,
  takesBack = true,
}: ShownProps) {
  const { t } = useLingui();
  const titleId = useId();
  const [besideTitle, setBesideTitle] = useState<HTMLElement | null>(null);
  const closable = useClosable(onClose);
  const modal = useModal(() => {
    if (!busy) closable.close();
  }, takesBack);
  return (
    <ClosableAround value={closable}>
      <Frame
        {...moving}
        {...modal}
        aria-labelledby={titleId}
        tall={tall}
        width={{ base: '100vw', sm: `${dialogWidth[width]}px` }}
      >
        {/* First: the buttons of a sheet stay where they are when a message comes or goes. */}
        <MessagePlace />
        <chakra.header
          display="flex"
          // What is next to the title moves below it where text is large.
          flexWrap="wrap"
          alignItems="start"
          columnGap="3"
          px={{ base: '4', sm: '6' }}
          pt={tall ? '3' : '5'}
          pb={tall ? '1' : '3'}
        >
          <chakra.h2
            id={titleId}
            fontSize="lg"
            flex="1"
            minWidth="min(6rem, 60%)"
            pt="2"
            overflowWrap="break-word"
          >
            {title}
          </chakra.h2>
          <chakra.div ref={setBesideTitle} ms="auto" _empty={{ display: 'none' }} />
          <IconButton
            mr="-2.5"
            label={t`Close`}
            icon={<X size={20} aria-hidden />}
            disabled={busy}
            onClick={closable.close}
          />
        </chakra.header>
        <chakra.div
          px={{ base: '4', sm: '6' }}
          pb={footer === undefined ? '6' : '4'}
          overflowY="auto"
          flex="1"
          // What gets the focus is not behind what a dialog keeps in sight.
          scrollPaddingTop="calc(var(--dialog-head, 0px) + 0.5rem)"
          scrollPaddingBottom="var(--dialog-foot, 0px)"
        >
          <TitleRow value={besideTitle}>{children}</TitleRow>
        </chakra.div>
        {footer === undefined ? null : <Footer>{footer}</Footer>}
      </Frame>
    </ClosableAround>
  );
}

const Frame = chakra('dialog', {
  base: {
    m: { base: 'auto 0 0', sm: 'auto' },
    p: '0',
    ...forcedEdge,
    bg: 'card',
    color: 'ink',
    borderTopRadius: 'lg',
    borderBottomRadius: { base: '0', sm: 'lg' },
    boxShadow: 'raised',
    maxHeight: 'min(90dvh, 56rem)',
    maxWidth: { base: '100vw', sm: 'calc(100vw - var(--beside, 0rem) - 2rem)' },
    overflow: 'hidden',
    '&[open]': { display: 'flex', flexDirection: 'column' },
    ...leaving,
    ...backdrop,
    ...besideChart,
  },
  variants: {
    // The edge of the page behind it stays in sight.
    tall: {
      true: {
        height: { base: 'calc(100dvh - 1rem)', sm: 'calc(100dvh - 2rem)' },
        maxHeight: { base: 'calc(100dvh - 1rem)', sm: 'calc(100dvh - 2rem)' },
      },
    },
  },
});

const Footer = chakra('footer', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'flex-end',
    gap: '3',
    px: { base: '4', sm: '6' },
    py: '4',
    borderTop: '1px solid',
    borderColor: 'edge',
    '& > *': { flexGrow: { base: '1', sm: '0' } },
    // On a phone, two buttons have the same width, unless one of them needs more for its text. With `:has(> *)` here, the browser would restyle the whole page
    // whenever anything is added to it: 40 ms a scrolled row.
    '& > :first-of-type:nth-last-of-type(2), & > :first-of-type:nth-last-of-type(2) ~ *': {
      flexBasis: { base: 'min(8rem, calc(50% - {spacing.3} / 2))', sm: 'auto' },
      minWidth: { base: 'fit-content', sm: 'auto' },
    },
  },
});
