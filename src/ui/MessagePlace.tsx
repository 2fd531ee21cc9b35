import { chakra } from '@chakra-ui/react';
import { useIsPresent } from 'framer-motion';
import { useLayoutEffect, useRef } from 'react';
import { offerPlace } from './messagePlaces.ts';

/**
 * A row of a dialog, where messages appear while it is in front of the page: what is behind it is dimmed, and assistive
 * technology ignores it. A message over the dialog would hide buttons. The row is always there, because a live region that
 * arrives with its text is not announced.
 */
export function MessagePlace() {
  const isPresent = useIsPresent();
  const row = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = row.current;
    return element === null || !isPresent ? undefined : offerPlace(element);
  }, [isPresent]);
  return (
    <chakra.div
      ref={row}
      aria-live="polite"
      display="grid"
      gap="2"
      justifyItems="center"
      flexShrink="0"
      css={{ '&:not(:empty)': { px: '4', pt: '3', pb: '1' } }}
    />
  );
}
