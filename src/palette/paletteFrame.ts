import { chakra } from '@chakra-ui/react';
import { dialogWidth } from '#contract/limits.ts';
import { backdrop, besideChart, forcedEdge } from '#src/ui/theme/modal.ts';

/** Begins at the top, so that the field stays where it is while the list below it changes, and above a phone's keyboard. */
export const Frame = chakra('dialog', {
  base: {
    m: '0 auto',
    p: '0',
    top: { base: '2', sm: '12dvh' },
    width: `${dialogWidth.usual}px`,
    maxWidth: 'calc(100vw - 1rem)',
    maxHeight: 'min(75dvh, 36rem)',
    ...forcedEdge,
    bg: 'card',
    color: 'ink',
    borderRadius: 'lg',
    boxShadow: 'raised',
    overflow: 'hidden',
    '&[open]': { display: 'flex', flexDirection: 'column' },
    ...backdrop,
    ...besideChart,
  },
});

/** Which keys there are, where there is a keyboard. */
export const Hint = chakra('div', {
  base: {
    display: { base: 'none', md: 'block' },
    px: '4',
    py: '2',
    borderTop: '1px solid',
    borderColor: 'edge',
    fontSize: 'xs',
    color: 'faint',
  },
});
