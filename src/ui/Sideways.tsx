import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';

interface SidewaysProps {
  /** What the table is about, as its own name. */
  readonly label: string;
  readonly children: ReactNode;
}

/** A table that only large text, or the narrowest window, gives too little room: it scrolls, and the page around it doesn't. */
export function Sideways({ label, children }: SidewaysProps) {
  return (
    <Box role="group" aria-label={label} tabIndex={0}>
      {children}
    </Box>
  );
}

const Box = chakra('div', { base: { minWidth: '0', overflowX: 'auto', borderRadius: 'sm' } });
