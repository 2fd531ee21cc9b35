import { chakra } from '@chakra-ui/react';
import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react';
import type { ReactNode } from 'react';

export interface ColumnSort {
  /** Null while the rows are sorted by another column. */
  readonly direction: 'ascending' | 'descending' | null;
  readonly onSort: () => void;
}

/** A column's title that sorts the rows; the arrow shows how they are sorted now. */
export function SortButton({ direction, onSort, children }: ColumnSort & { readonly children: ReactNode }) {
  const Arrow = direction === null ? ArrowUpDown : direction === 'ascending' ? ArrowUp : ArrowDown;
  return (
    <Root type="button" onClick={onSort}>
      {children}
      <chakra.span display="inline-flex" opacity={direction === null ? '0.6' : '1'} aria-hidden>
        <Arrow size={14} />
      </chakra.span>
    </Root>
  );
}

const Root = chakra('button', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1.5',
    minHeight: '2.5rem',
    px: '1',
    mx: '-1',
    borderRadius: 'sm',
    fontWeight: 'inherit',
    color: 'inherit',
    cursor: 'pointer',
    _hover: { color: 'ink' },
  },
});
