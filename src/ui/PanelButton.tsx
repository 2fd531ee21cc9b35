import { chakra } from '@chakra-ui/react';
import { ChevronDown } from 'lucide-react';
import { type ReactNode, useCallback, useId, useRef, useState } from 'react';
import { Button } from './Button.tsx';
import { useLeft } from './useLeft.ts';
import { useMoving } from './motion/useMoving.ts';

interface PanelButtonProps {
  readonly label: ReactNode;
  readonly icon?: ReactNode;
  /** Cards, usually: each keeps its own heading. */
  readonly children: ReactNode;
}

/**
 * A button that unfolds a panel over the page: for what is still needed, but not every day. Escape, and a press or
 * the focus elsewhere, fold it again: it covers what is behind it. On a narrow page the panel is as wide as the positioned element around it.
 */
export function PanelButton({ label, icon, children }: PanelButtonProps) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const fold = useCallback(() => setOpen(false), []);
  const root = useRef<HTMLDivElement>(null);
  useLeft(open, root, fold);
  return (
    <Root
      ref={root}
      onKeyDown={({ key }) => {
        if (key !== 'Escape' || !open) return;
        setOpen(false);
        root.current?.querySelector('button')?.focus();
      }}
    >
      <Button
        look="plain"
        size="small"
        icon={icon}
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        minH={{ base: '11', lg: 'controlSmall' }}
        onClick={() => setOpen(!open)}
      >
        {label}
        <ChevronDown size={16} aria-hidden />
      </Button>
      {open ? <Panel id={id}>{children}</Panel> : null}
    </Root>
  );
}

function Panel({ id, children }: { readonly id: string; readonly children: ReactNode }) {
  return (
    <Frame {...useMoving('menu')} id={id}>
      {children}
    </Frame>
  );
}

const Root = chakra('div', { base: { position: { base: 'static', lg: 'relative' } } });

const Frame = chakra('div', {
  base: {
    position: 'absolute',
    top: 'calc(100% + 0.25rem)',
    insetStart: { base: '0', lg: 'auto' },
    insetEnd: '0',
    width: { lg: '24rem' },
    zIndex: '4',
    borderRadius: 'md',
    boxShadow: 'raised',
    // Behind a dialog that one of its buttons opened. It is back when the dialog is closed, for the focus to return to.
    'html:has(dialog:modal) &': { visibility: 'hidden' },
  },
});
