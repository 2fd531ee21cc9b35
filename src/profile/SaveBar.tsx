import { chakra } from '@chakra-ui/react';
import { type ReactNode, useRef } from 'react';
import { useMeasured } from '#src/ui/useMeasured.ts';

interface SaveBarProps {
  /** Nothing was changed yet: the bar waits at the end of the form. */
  readonly untouched: boolean;
  /** On a phone, the tabs make room for the bar until everything is saved. */
  readonly unsaved: boolean;
  readonly children: ReactNode;
}

/** What saves the form and says how that went. It stays in sight from the first change on. */
export function SaveBar({ untouched, unsaved, children }: SaveBarProps) {
  return (
    <Bar {...(untouched ? {} : raised)} {...(unsaved && { 'data-foot': '' })}>
      {children}
      {untouched ? null : <RoomForFocus />}
    </Bar>
  );
}

/** As high as the bar it is in, so that what gets the focus stays clear of it. */
function RoomForFocus() {
  const room = useRef<HTMLSpanElement>(null);
  useMeasured(room, '--foot');
  return <chakra.span ref={room} position="absolute" insetY="0" width="0" pointerEvents="none" aria-hidden />;
}

const Bar = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '4',
    rowGap: '2',
    // The indent and the edge of the cards above, so that the button begins where their fields do.
    px: '4',
    py: '3',
    border: '1px solid transparent',
    borderRadius: 'lg',
  },
});

/** Above what scrolls under it. Before that it is only the end of the form. */
const raised = {
  position: 'sticky',
  bottom: 'var(--tabs, 0px)',
  zIndex: '3',
  bg: 'card',
  borderColor: 'edge',
  boxShadow: 'raised',
} as const;
