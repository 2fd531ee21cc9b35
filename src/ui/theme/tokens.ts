import { defineTokens } from '@chakra-ui/react/styled-system';
import { typefaceFamily } from '#vocabulary/typeface.ts';

/**
 * Spacing and typography: one scale each. Colors are roles, in `roles.ts`, and so is what is larger under a finger.
 */
export const tokens = defineTokens({
  fonts: {
    body: { value: typefaceFamily },
    mono: { value: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace' },
  },
  fontSizes: {
    '2xs': { value: '0.6875rem' },
    xs: { value: '0.75rem' },
    xl: { value: '1.25rem' },
    '2xl': { value: '1.5rem' },
    '3xl': { value: '2rem' },
  },
  fontWeights: { normal: { value: '400' }, medium: { value: '500' }, strong: { value: '600' } },
  lineHeights: { tight: { value: '1.25' }, normal: { value: '1.5' } },
  spacing: {
    0.5: { value: '0.125rem' },
    1: { value: '0.25rem' },
    1.5: { value: '0.375rem' },
    2: { value: '0.5rem' },
    2.5: { value: '0.625rem' },
    3: { value: '0.75rem' },
    4: { value: '1rem' },
    5: { value: '1.25rem' },
    6: { value: '1.5rem' },
    8: { value: '2rem' },
    10: { value: '2.5rem' },
    12: { value: '3rem' },
    16: { value: '4rem' },
  },
  sizes: {
    4: { value: '1rem' },
    5: { value: '1.25rem' },
    6: { value: '1.5rem' },
    8: { value: '2rem' },
    9: { value: '2.25rem' },
    10: { value: '2.5rem' },
    11: { value: '2.75rem' },
    12: { value: '3rem' },
    full: { value: '100%' },
    /** The button at the end of a phone's tabs: large enough for a finger, it leaves larger text the room. */
    help: { value: 'min(2.75rem, 48px)' },
  },
  radii: {
    xs: { value: '4px' },
    sm: { value: '6px' },
    md: { value: '10px' },
    lg: { value: '14px' },
    xl: { value: '20px' },
    full: { value: '9999px' },
  },
  borders: { thin: { value: '1px solid' } },
  durations: { fast: { value: '120ms' }, slow: { value: '200ms' } },
  zIndex: { sticky: { value: 10 }, popover: { value: 20 }, skip: { value: 40 } },
});
