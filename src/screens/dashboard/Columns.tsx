import { chakra } from '@chakra-ui/react';
import { panelPixels } from '#src/ui/sidePanel.ts';
import { sideColumnFrom } from '#src/ui/useWide.ts';

/** The calendar and the logs are a column of their own. */
const twoColumns = {
  columnGap: '6',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(38rem, 32%)',
  '& > [data-part]': { gridColumn: 'auto' },
  '& > [data-part=clients]': { gridColumn: '1' },
};

/**
 * What needs attention, the clients, the calendar, and the logs, in this order: a column on a narrow page; on a wide one
 * the calendar is next to the work; and two columns on a very wide one.
 */
export const Columns = chakra('div', {
  base: {
    display: 'grid',
    alignItems: 'stretch',
    // The calendar moves up into the place that is left next to the work.
    gridAutoFlow: 'dense',
    gap: '3',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', xl: 'minmax(0, 1fr) 18.5rem' },
    '& > [data-part]': { gridColumn: { xl: '1 / -1' }, minWidth: '0' },
    [`@media (min-width: ${sideColumnFrom}px)`]: { 'html:not([data-panel]) &': twoColumns },
    [`@media (min-width: ${sideColumnFrom + panelPixels}px)`]: twoColumns,
  },
});
