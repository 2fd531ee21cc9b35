import { chakra } from '@chakra-ui/react';

/** A strip above every page while support acts for someone. */
export const SupportStrip = chakra('section', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '3',
    px: { base: '3', md: '6' },
    py: '2',
    borderBottom: '1px solid',
    borderColor: 'edge',
  },
});
