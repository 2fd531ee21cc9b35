import { Box } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Disclosure } from '#src/ui/Disclosure.tsx';
import { Card } from '#src/ui/Surface.tsx';
import type { Place } from '#src/overview/pagePlaces.ts';

interface PageSectionProps {
  /** Missing if no link leads to it. */
  readonly place?: Place;
  readonly title: ReactNode;
  /** Next to the title: what is in it, in a few words. Seen while it is folded, too. */
  readonly note?: ReactNode;
  /** At the end of the title's line; not while it is folded. */
  readonly action?: ReactNode;
  /** Closed at first, because nothing in it asks for anything. */
  readonly folded?: boolean;
  readonly children: ReactNode;
}

/** A part of the page under a heading of its own, to which links on the page lead. */
export function PageSection({ place, title, note, action, folded = false, children }: PageSectionProps) {
  const heading = (
    <Box as="h2" id={place} tabIndex={-1} color="ink" fontSize="lg" scrollMarginTop="4" textWrap="balance">
      {title}
    </Box>
  );
  const aside =
    note === undefined ? null : (
      <Box as="span" color="quiet" fontSize="sm">
        {note}
      </Box>
    );
  if (folded) {
    return (
      <Card py={{ base: '2', md: '3' }}>
        <Disclosure
          summary={
            <Box as="span" display="flex" flexWrap="wrap" alignItems="baseline" columnGap="3">
              {heading}
              {aside}
            </Box>
          }
        >
          <Box pt="2" pb="2">
            {children}
          </Box>
        </Disclosure>
      </Card>
    );
  }
  return (
    <Card>
      <Box display="flex" flexWrap="wrap" alignItems="center" columnGap="3" rowGap="2" mb="3" minH="8">
        <Box flex="1" minW="min(10rem, 100%)">
          {heading}
          {aside}
        </Box>
        {action}
      </Box>
      {children}
    </Card>
  );
}
