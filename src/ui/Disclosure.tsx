import { chakra } from '@chakra-ui/react';
import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';

interface DisclosureProps {
  /** The clickable label, in a few words. */
  readonly summary: ReactNode;
  readonly children: ReactNode;
  /** Only if its owner remembers it, with `onToggle`. */
  readonly open?: boolean;
  readonly onToggle?: (open: boolean) => void;
}

/** A label that reveals what is below it: the native details element. */
export function Disclosure({ summary, children, open, onToggle }: DisclosureProps) {
  return (
    <Details open={open} onToggle={(event) => onToggle?.(event.currentTarget.open)}>
      <summary>
        <ChevronRight size={16} aria-hidden />
        <span>{summary}</span>
      </summary>
      {children}
    </Details>
  );
}

const Details = chakra('details', {
  base: {
    minWidth: '0',
    '& > summary': {
      display: 'flex',
      // One line is in the middle; of several, the first has the arrow.
      flexWrap: 'wrap',
      alignContent: 'center',
      alignItems: 'baseline',
      gap: '1.5',
      minHeight: 'control',
      color: 'quiet',
      fontSize: 'sm',
      cursor: 'pointer',
      listStyle: 'none',
      borderRadius: 'sm',
    },
    '& > summary::-webkit-details-marker': { display: 'none' },
    // Labels below each other begin and end alike, so what is in their columns lines up.
    '& > summary > span': { flex: '1', minWidth: '0' },
    '& > summary svg': { flexShrink: '0' },
    // From standing on the line of the text to the middle of its letters.
    '& > summary > svg': { translate: '0 calc(50% - 0.36em)', transition: 'transform 120ms' },
    // A label may have marks of its own.
    '&[open] > summary > svg': { transform: 'rotate(90deg)' },
  },
});
