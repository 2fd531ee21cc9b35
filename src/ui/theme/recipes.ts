import { defineRecipe } from '@chakra-ui/react/styled-system';

/** In dark mode a color that is merely faded still looks clickable, so filled controls lose their color. */
const filledDisabled = { bg: 'edge', color: 'quiet' };
const faded = { color: 'quiet', opacity: '0.55' };

/** The look of everything that can be clicked; links that act as buttons share it. */
export const buttonRecipe = defineRecipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '2',
    borderWidth: '1px',
    borderStyle: 'solid',
    borderColor: 'transparent',
    borderRadius: 'sm',
    fontWeight: 'strong',
    lineHeight: 'tight',
    textAlign: 'center',
    textDecoration: 'none',
    cursor: 'pointer',
    userSelect: 'none',
    transition: 'background-color 120ms, border-color 120ms, color 120ms',
    _disabled: { cursor: 'not-allowed' },
    '& svg': { flexShrink: '0' },
  },
  variants: {
    look: {
      solid: { bg: 'accent', color: 'onAccent', _hover: { bg: 'accentStrong' }, _disabled: filledDisabled },
      outline: {
        bg: 'card',
        color: 'ink',
        borderColor: 'fieldEdge',
        _hover: { bg: 'hovered' },
        _disabled: faded,
      },
      plain: {
        bg: 'transparent',
        color: 'accentStrong',
        _hover: { bg: 'hovered' },
        _disabled: faded,
      },
      danger: { bg: 'danger', color: 'onDanger', _hover: { bg: 'dangerStrong' }, _disabled: filledDisabled },
    },
    size: {
      small: { minH: '9', px: '3', py: '1.5', fontSize: 'sm' },
      usual: { minH: '11', px: '4', py: '1.5', fontSize: 'md' },
      icon: { minH: '10', minW: '10', px: '0', fontSize: 'md' },
    },
  },
  defaultVariants: { look: 'outline', size: 'usual' },
});

/** The look of everything that takes input. */
export const inputRecipe = defineRecipe({
  base: {
    width: 'full',
    minH: '11',
    pl: '3',
    // What is at the end of the field has its own room.
    pr: 'calc({spacing.3} + var(--field-end, 0rem))',
    py: '2',
    bg: 'card',
    color: 'ink',
    borderWidth: '1px',
    borderStyle: 'solid',
    borderColor: 'fieldEdge',
    borderRadius: 'sm',
    fontSize: 'md',
    lineHeight: 'normal',
    _placeholder: { color: 'quiet', opacity: '1' },
    _invalid: { borderColor: 'danger', boxShadow: 'inset 0 0 0 1px var(--chakra-colors-danger)' },
    // Only the color: a select has its chevron as a background image.
    _disabled: { bgColor: 'sunken', color: 'quiet', cursor: 'not-allowed' },
    _readOnly: { bgColor: 'sunken' },
  },
});
