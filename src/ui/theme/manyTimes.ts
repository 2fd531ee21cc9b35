import type { SystemStyleObject } from '@chakra-ui/react';
import { statusTones } from './statusTones.ts';

/**
 * Styles of what there are dozens of on a page, set once for all of it: a styled component works its style out again for
 * each of its elements, and an element with a class costs no more than the element.
 */
export const manyTimes: Record<string, SystemStyleObject> = {
  '.tick': {
    appearance: 'none',
    display: 'inline-grid',
    placeItems: 'center',
    width: 'tick',
    height: 'tick',
    flexShrink: '0',
    bg: 'card',
    border: '1px solid',
    borderColor: 'fieldEdge',
    borderRadius: 'xs',
    cursor: 'pointer',
    _before: {
      content: '""',
      width: '62%',
      height: '62%',
      bg: 'onAccent',
      clipPath: 'polygon(14% 44%, 0 62%, 42% 98%, 100% 18%, 82% 4%, 40% 66%)',
      visibility: 'hidden',
    },
    _indeterminate: {
      bg: 'accent',
      borderColor: 'accent',
      _before: { visibility: 'visible', clipPath: 'inset(42% 8%)' },
    },
    _checked: { bg: 'accent', borderColor: 'accent', _before: { visibility: 'visible' } },
    _disabled: { cursor: 'not-allowed', opacity: '0.55' },
    // In forced-colors mode, the native box is shown.
    '@media (forced-colors: active)': { appearance: 'auto', _before: { display: 'none' } },
  },
  // A native one is filled with gray in dark mode, which looks disabled.
  '.choice': {
    appearance: 'none',
    width: 'tick',
    height: 'tick',
    flexShrink: '0',
    bg: 'card',
    border: '1px solid',
    borderColor: 'fieldEdge',
    borderRadius: 'full',
    cursor: 'pointer',
    _checked: { borderColor: 'accent', borderWidth: '0.3125rem' },
    _disabled: { cursor: 'not-allowed', opacity: '0.55' },
    '@media (forced-colors: active)': { appearance: 'auto' },
  },
  '.badge': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1.5',
    borderRadius: 'full',
    px: '2',
    py: '0.5',
    fontSize: { base: 'sm', md: 'xs' },
    fontWeight: 'medium',
    whiteSpace: 'nowrap',
    ...Object.fromEntries(
      Object.entries(statusTones).map(([status, tones]) => [`&[data-status="${status}"]`, tones]),
    ),
  },
};
