import type { SystemStyleObject } from '@chakra-ui/react';
import { buttonRecipe } from './theme/recipes.ts';

/**
 * The styles of everything in a table's rows, set once by the table around them: rows come into view by the dozen
 * during scrolling, and should cost no more than their elements.
 */
export const tableStyles: SystemStyleObject = {
  fontSize: 'sm',
  // What gets the focus is not behind the head.
  scrollPaddingTop: 'calc({sizes.control} + {spacing.3})',
  '& .line': {
    display: 'grid',
    alignItems: 'center',
    columnGap: '3',
    rowGap: '0.5',
    px: { base: '1', md: '3' },
  },
  '& .row': {
    alignContent: 'center',
    position: 'absolute',
    insetX: '0',
    borderTop: '1px solid',
    borderColor: 'edge',
  },
  '& .row:hover': { bg: 'hovered' },
  '& .cell': { minWidth: '0' },
  '& .cell > input': { display: 'grid' },
  '& .pending': { width: '40%', height: '0.75rem', borderRadius: 'full', bg: 'edge' },
  '& .below': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    // Short ones share a line even if a long one is between them: the height of the row counts on it.
    gridAutoFlow: 'row dense',
    columnGap: '2',
    rowGap: { base: '0.5', md: '1' },
  },
  // A long one and two short ones share a line.
  '&.side .below': { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  '&.side .below .long': { gridColumn: 'span 2' },
  '& .below .cell': { display: 'flex', alignItems: 'center', gap: '1.5' },
  '& .below .long': { gridColumn: '1 / -1' },
  '& .strong': { fontWeight: 'medium' },
  '& .link': {
    minH: '6',
    alignContent: 'center',
    _hover: { color: 'accentStrong', textDecoration: 'underline' },
  },
  '& .step': { color: 'accentStrong' },
  '& .quiet': { color: 'quiet' },
  '& .late': { color: 'danger' },
  '& .marked': { display: 'inline-flex', alignItems: 'center', gap: '1.5', whiteSpace: 'nowrap' },
  '& .text': { lineClamp: '2', lineHeight: 'tight' },
  // Next to a date, what leads somewhere may take two lines.
  '& .below span.text': { lineClamp: '1' },
  '& .below .long > *': { lineHeight: 'tight' },
  // Two facts in a line, or in one each.
  '& .together': {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '3',
    alignItems: 'center',
    justifyContent: 'space-between',
    width: 'full',
  },
  '& .facts': { display: 'grid', color: 'quiet', fontSize: 'xs', lineHeight: 'tight', whiteSpace: 'nowrap' },
  // In a line of their own, they share it.
  '& .long > .facts': { display: 'flex', flexWrap: 'wrap', columnGap: '3', whiteSpace: 'normal' },
  '& .controls': { display: 'flex' },
  '& .control': {
    ...buttonRecipe.base,
    ...buttonRecipe.variants?.look?.['plain'],
    ...buttonRecipe.variants?.size?.['icon'],
    minH: 'rowControl',
    minW: 'rowControl',
  },
  // In a line of their own or next to a date, the last icon ends where the line ends. They reach into the space above.
  '& .below .controls': { my: { base: '-2', md: '0' }, ms: 'auto', me: { base: '-1', md: '-2' } },
  '& .below .marked': { whiteSpace: 'normal' },
  '& .below .control': { minW: 'max({sizes.rowControl}, {sizes.9})' },
};
