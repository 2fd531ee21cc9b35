import { Box, Flex } from '@chakra-ui/react';
import type { ReactNode } from 'react';

interface WithButtonProps {
  readonly button: ReactNode;
  readonly children: ReactNode;
}

/** Sentences and, at their end, what can be done about it. Where they would get narrow, the button is below them. */
export function WithButton({ button, children }: WithButtonProps) {
  return (
    <Flex columnGap="3" rowGap="2" align="center" wrap="wrap">
      <Box flex="1 1 16rem" minW="0">
        {children}
      </Box>
      {button}
    </Flex>
  );
}
