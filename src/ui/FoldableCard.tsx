import { Box } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Disclosure } from './Disclosure.tsx';
import { Card, CardTitle } from './Surface.tsx';

interface FoldableCardProps {
  readonly title: ReactNode;
  /** What is in it, in a few words, next to the title of a folded card. */
  readonly note?: ReactNode;
  /** Only its title is seen, until it is opened: nothing in it asks for anything. */
  readonly folded: boolean;
  readonly children: ReactNode;
}

/** A section that may be folded into a row. */
export function FoldableCard({ title, note, folded, children }: FoldableCardProps) {
  if (!folded) {
    return (
      <Card display="flex" flexDirection="column">
        <CardTitle>{title}</CardTitle>
        {children}
      </Card>
    );
  }
  return (
    <Card py="1.5">
      <Disclosure
        summary={
          <Box
            as="span"
            display="flex"
            flexWrap="wrap"
            alignContent="center"
            alignItems="baseline"
            columnGap="3"
            minH="11"
            py="1"
          >
            <Box as="h2" flex="1" color="ink" fontSize="md">
              {title}
            </Box>
            {note}
          </Box>
        }
      >
        <Box pt="2" pb="3">
          {children}
        </Box>
      </Disclosure>
    </Card>
  );
}
