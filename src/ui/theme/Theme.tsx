import { ChakraProvider } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { TakeServedStyles } from './TakeServedStyles.tsx';
import { system } from './system.ts';

/** Light or dark, following the device. */
export function Theme({ children }: { children: ReactNode }) {
  return (
    <>
      <TakeServedStyles />
      <ChakraProvider value={system}>{children}</ChakraProvider>
    </>
  );
}
