import { chakra } from '@chakra-ui/react';
import { ChevronDown } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useCallback, useEffect, useId, useRef, useState } from 'react';
import { Button } from './Button.tsx';
import { useOnTop } from './onTop.ts';
import { useLeft } from './useLeft.ts';
import { useMoving } from './motion/useMoving.ts';

export interface MenuEntry {
  readonly key: string;
  readonly label: ReactNode;
  /** Shown below the previous entry, as part of it. */
  readonly under?: boolean;
  readonly onChoose: () => void;
}

interface ListProps {
  readonly labelledBy: string;
  readonly children: ReactNode;
}

function List({ labelledBy, children }: ListProps) {
  return (
    <Frame {...useMoving('menu')} role="menu" aria-labelledby={labelledBy}>
      {children}
    </Frame>
  );
}

interface MenuButtonProps {
  readonly label: ReactNode;
  readonly icon?: ReactNode;
  readonly size?: 'small' | 'usual';
  readonly entries: readonly MenuEntry[];
}

/** The entry a key moves to; null for any other key. */
function entryAfterKey(key: string, position: number, count: number): number | null {
  switch (key) {
    case 'ArrowDown':
      return (position + 1) % count;
    case 'ArrowUp':
      return (position + count - 1) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return null;
  }
}

/** A button that opens a few choices below it: arrow keys move through them, Escape and Tab leave. */
export function MenuButton({ label, icon, size = 'usual', entries }: MenuButtonProps) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const fold = useCallback(() => setOpen(false), []);
  const root = useRef<HTMLDivElement>(null);
  const items = () => [...(root.current?.querySelectorAll<HTMLElement>('[role=menuitem]') ?? [])];

  useEffect(() => {
    if (open) root.current?.querySelector<HTMLElement>('[role=menuitem]')?.focus();
  }, [open]);
  useLeft(open, root, fold);

  useOnTop(open, close);
  function close(): void {
    setOpen(false);
    root.current?.querySelector('button')?.focus();
  }
  function goOn(event: KeyboardEvent, position: number): void {
    if (event.key === 'Tab') setOpen(false);
    if (event.key === 'Escape') close();
    const next = entryAfterKey(event.key, position, entries.length);
    if (next === null) return;
    event.preventDefault();
    items()[next]?.focus();
  }

  return (
    <chakra.div ref={root} position="relative">
      <Button
        id={id}
        size={size}
        width="full"
        icon={icon}
        aria-haspopup="menu"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown') return;
          event.preventDefault();
          setOpen(true);
        }}
      >
        {label}
        <ChevronDown size={16} aria-hidden />
      </Button>
      {open ? (
        <List labelledBy={id}>
          {entries.map(({ key, label: name, under = false, onChoose }, position) => (
            <Item
              key={key}
              type="button"
              role="menuitem"
              tabIndex={-1}
              ps={under ? '8' : '4'}
              onKeyDown={(event) => goOn(event, position)}
              onClick={() => {
                close();
                onChoose();
              }}
            >
              {name}
            </Item>
          ))}
        </List>
      ) : null}
    </chakra.div>
  );
}

const Frame = chakra('div', {
  base: {
    position: 'absolute',
    top: 'calc(100% + 0.25rem)',
    insetEnd: '0',
    zIndex: '6',
    minW: '12rem',
    whiteSpace: 'nowrap',
    py: '1.5',
    bg: 'card',
    border: '1px solid',
    borderColor: 'edge',
    borderRadius: 'md',
    boxShadow: 'raised',
  },
});

const Item = chakra('button', {
  base: {
    display: 'block',
    width: 'full',
    minH: '10',
    pe: '4',
    textAlign: 'start',
    cursor: 'pointer',
    _hover: { bg: 'hovered' },
    _focusVisible: { bg: 'hovered', outlineOffset: '-2px' },
  },
});
