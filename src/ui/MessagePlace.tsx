import { chakra } from '@chakra-ui/react';
import { useIsPresent } from 'framer-motion';
import { useEffect, useRef } from 'react';
import { offerPlace } from './messagePlaces.ts';
import { besideChart } from './theme/modal.ts';

/**
 * In a dialog, where messages appear while it is in front of the page: what is behind it is dimmed, and assistive technology
 * ignores it. It lies over the dialog, so that no button moves when a message comes or goes: on a phone above the sheet,
 * elsewhere at the bottom. It is always open, because a live region that arrives with its text is not announced.
 */
export function MessagePlace() {
  const isPresent = useIsPresent();
  const place = useRef<HTMLDivElement>(null);
  // After the dialog is shown, which would cover it.
  useEffect(() => {
    const element = place.current;
    if (element === null || !isPresent) return undefined;
    element.showPopover();
    return offerPlace(element);
  }, [isPresent]);
  return <Place ref={place} popover="manual" aria-live="polite" />;
}

const Place = chakra('div', {
  base: {
    // A popover has a box of its own.
    position: 'fixed',
    inset: { base: '{spacing.4} {spacing.4} auto', sm: 'auto {spacing.4} {spacing.4}' },
    width: 'auto',
    m: '0',
    p: '0',
    border: 'none',
    bg: 'transparent',
    overflow: 'visible',
    display: 'grid',
    gap: '2',
    justifyItems: 'center',
    pointerEvents: 'none',
    ...besideChart,
  },
});
