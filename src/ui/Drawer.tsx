import { Box, chakra } from '@chakra-ui/react';
import { useLingui } from '@lingui/react/macro';
import { X } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { IconButton } from './Button.tsx';

interface DrawerProps {
  readonly open: boolean;
  /** Escape, the cross, or a click beside it. */
  readonly onClose: () => void;
  readonly title: string;
  readonly side?: 'start' | 'end';
  readonly children: ReactNode;
}

/** A panel at the page's edge: the browser's own modal dialog, which keeps the focus inside and gives it back. */
export function Drawer({ open, onClose, title, side = 'end', children }: DrawerProps) {
  const { t } = useLingui();
  const ref = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useEffect(() => {
    const dialog = ref.current;
    if (open && dialog?.open === false) dialog.showModal();
  }, [open]);
  if (!open) return null;
  return (
    <Panel
      ref={ref}
      side={side}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => {
        if (event.target === ref.current) onClose();
      }}
    >
      <Box display="flex" flexDirection="column" minH="100%" p="4" gap="3">
        <Box display="flex" alignItems="center" gap="3">
          <Box as="h2" id={titleId} fontSize="lg" flex="1">
            {title}
          </Box>
          <IconButton label={t`Close`} icon={<X size={20} aria-hidden />} onClick={onClose} />
        </Box>
        {children}
      </Box>
    </Panel>
  );
}

const Panel = chakra('dialog', {
  base: {
    m: '0',
    p: '0',
    border: 'none',
    bg: 'card',
    color: 'ink',
    width: '25rem',
    maxWidth: '100vw',
    height: '100dvh',
    maxHeight: '100dvh',
    overflowY: 'auto',
    boxShadow: '0 0 40px rgb(0 0 0 / 0.25)',
    animation: 'rise 140ms ease-out',
    '&::backdrop': { bg: 'rgb(12 24 23 / 0.5)' },
  },
  variants: {
    side: { start: { mr: 'auto' }, end: { ml: 'auto' } },
  },
});
