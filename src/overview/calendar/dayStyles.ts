import type { SystemStyleObject } from '@chakra-ui/react';

/** The days of a month, set once by the table around them. An empty day is disabled, and today is the current date. */
export const dayStyles: SystemStyleObject = {
  '& .day': {
    display: 'grid',
    justifyItems: 'center',
    alignContent: 'start',
    gap: '0.5',
    width: 'full',
    minH: '12',
    pt: '1',
    borderRadius: 'sm',
    // Two figures stay apart from those of the next day.
    fontSize: 'min({fontSizes.sm}, 5vw)',
    cursor: 'pointer',
    _hover: { bg: 'hovered' },
    '&[aria-disabled=true]': { cursor: 'default', _hover: { bg: 'transparent' } },
  },
  '& .day.compact': { lg: { minH: '1.875rem', pt: '0', gap: '0' } },
  '& .number': {
    display: 'inline-grid',
    placeItems: 'center',
    minW: 'min({sizes.8}, 100%)',
    minH: '6',
    borderRadius: 'full',
    fontWeight: 'strong',
  },
  '& .compact .number': { lg: { minW: '6', minH: '1.125rem' } },
  '& .number.faint': { color: 'quiet' },
  '& [aria-disabled=true] .number': { fontWeight: 'normal' },
  '& [aria-current=date] .number': { bg: 'accent', color: 'onAccent', fontWeight: 'strong' },
  '& .marks': { display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: '0.5', minH: '0.75rem' },
  '& .marks > *': { display: 'inline-flex' },
};
