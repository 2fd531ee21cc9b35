import { chakra } from '@chakra-ui/react';
import { X } from 'lucide-react';
import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { dialogWidth } from '#contract/limits.ts';
import { IconButton } from './Button.tsx';

interface DialogProps {
  readonly open: boolean;
  /** Escape, the cross, or a click beside it. */
  readonly onClose: () => void;
  readonly title: ReactNode;
  readonly width?: keyof typeof dialogWidth;
  readonly children: ReactNode;
  /** The row of buttons. */
  readonly footer?: ReactNode;
  /** At work: it cannot be left. */
  readonly busy?: boolean;
}

const Frame = chakra('dialog', {
  base: {
    m: 'auto',
    p: 0,
    border: 'none',
    bg: 'card',
    color: 'ink',
    borderRadius: 'lg',
    boxShadow: '0 12px 40px rgb(12 24 23 / 0.22)',
    maxHeight: 'min(90dvh, 56rem)',
    maxWidth: 'calc(100vw - 2rem)',
    overflow: 'hidden',
    '&[open]': { display: 'flex', flexDirection: 'column' },
    '&::backdrop': { bg: 'rgb(12 24 23 / 0.5)' },
  },
});

/** The browser's own dialog: it keeps the focus inside, gives it back, and lies above everything. */
export function Dialog({ open, onClose, title, width = 'usual', children, footer, busy }: DialogProps) {
  const { t } = useLingui();
  const ref = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useEffect(() => {
    const dialog = ref.current;
    if (open && dialog?.open === false) dialog.showModal();
    if (!open && dialog?.open === true) dialog.close();
  }, [open]);
  if (!open) return null;
  return (
    <Frame
      ref={ref}
      aria-labelledby={titleId}
      width={`${dialogWidth[width]}px`}
      onCancel={(event) => {
        event.preventDefault();
        if (busy !== true) onClose();
      }}
      onClick={(event) => {
        if (event.target === ref.current && busy !== true) onClose();
      }}
    >
      <chakra.header display="flex" alignItems="start" gap="3" px="6" pt="5" pb="3">
        <chakra.h2 id={titleId} fontSize="lg" flex="1" minWidth="0">
          {title}
        </chakra.h2>
        <IconButton
          label={t`Close`}
          icon={<X size={20} aria-hidden />}
          disabled={busy === true}
          onClick={onClose}
        />
      </chakra.header>
      <chakra.div px="6" pb={footer === undefined ? '6' : '4'} overflowY="auto" flex="1">
        {children}
      </chakra.div>
      {footer === undefined ? null : (
        <chakra.footer
          display="flex"
          flexWrap="wrap"
          justifyContent="flex-end"
          gap="3"
          px="6"
          py="4"
          borderTop="1px solid"
          borderColor="edge"
        >
          {footer}
        </chakra.footer>
      )}
    </Frame>
  );
}
