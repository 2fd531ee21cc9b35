import { chakra } from '@chakra-ui/react';

/** Actions side by side. If they need more than one line, and on phones, the buttons fill their lines. */
export const Actions = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '2',
    flexGrow: { base: '1', md: '0' },
    _empty: { display: 'none' },
  },
  variants: {
    /** Stays in a narrow column regardless of the page's width. */
    narrow: {
      true: { '& > *': { flexGrow: '1' } },
      false: { '& > *': { flexGrow: { base: '1', md: '0' } } },
    },
  },
  defaultVariants: { narrow: false },
});
