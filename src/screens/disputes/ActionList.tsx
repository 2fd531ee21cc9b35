import { chakra } from '@chakra-ui/react';

/** Rows of what can be done, each with its button at the end; on a phone below. */
export const ActionList = chakra('ul', {
  base: {
    listStyleType: 'none',
    '& > li': {
      display: 'grid',
      gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) auto' },
      gap: '2',
      alignItems: 'center',
      justifyItems: { base: 'start', sm: 'stretch' },
      py: '3',
      borderTop: '1px solid',
      borderColor: 'edge',
    },
  },
});
