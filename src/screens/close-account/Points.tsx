import { chakra } from '@chakra-ui/react';

/** What is listed about the account. */
export const Points = chakra('ul', {
  base: { display: 'grid', gap: '2', ps: '5', listStyleType: 'disc', lineHeight: 'base' },
});
