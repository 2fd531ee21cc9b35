import { defineRecipe } from '@chakra-ui/react/styled-system';

/** A button whose work is in progress keeps its look, under the pointer too: the spinner says the rest. */
const isOff = '&:is(:disabled, [aria-disabled=true]):not([aria-busy=true])';
const isHovered = '&:hover:not(:disabled, [aria-disabled=true])';
/** Flat, whatever the level: nothing that could be pressed looks like it. */
const flat = { bg: 'sunken', color: 'faint', borderColor: 'edge', boxShadow: 'none' };

/**
 * The look of everything that can be clicked; links that act as buttons share it. Three levels: solid for the next step,
 * one on a screen; outlined for what else can be done; plain for the rest.
 */
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
    fontWeight: 'medium',
    lineHeight: 'tight',
    textAlign: 'center',
    textDecoration: 'none',
    cursor: 'pointer',
    userSelect: 'none',
    transitionProperty: 'background-color, border-color, color',
    transitionDuration: 'fast',
    [isOff]: { cursor: 'not-allowed' },
    '&[aria-busy=true]': { cursor: 'progress' },
    '& svg': { flexShrink: '0', boxSize: 'glyph' },
  },
  variants: {
    look: {
      solid: { bg: 'accent', color: 'onAccent', [isHovered]: { bg: 'accentStrong' }, [isOff]: flat },
      outline: {
        bg: 'card',
        color: 'ink',
        borderColor: 'edgeStrong',
        boxShadow: 'pressable',
        [isHovered]: { bg: 'hovered', borderColor: 'fieldEdge' },
        [isOff]: flat,
      },
      plain: {
        bg: 'transparent',
        color: 'quiet',
        [isHovered]: { bg: 'hovered', color: 'ink' },
        [isOff]: { color: 'faint', opacity: '0.6', bg: 'transparent' },
      },
      danger: { bg: 'danger', color: 'onDanger', [isHovered]: { bg: 'dangerStrong' }, [isOff]: flat },
    },
    size: {
      // Of two lines, neither touches the edge.
      small: { minH: 'controlSmall', px: '2.5', py: '1', fontSize: 'sm' },
      usual: { minH: 'control', px: '3', py: '1.5', fontSize: 'control' },
      icon: { minH: 'control', minW: 'control', px: '0', fontSize: 'md' },
    },
  },
  defaultVariants: { look: 'outline', size: 'usual' },
});

/** The look of everything that takes input. */
export const inputRecipe = defineRecipe({
  base: {
    width: 'full',
    minH: 'control',
    pl: '2.5',
    // What is at the end of the field has its own room.
    pr: 'calc({spacing.2.5} + var(--field-end, 0rem))',
    py: '1',
    bg: 'card',
    color: 'ink',
    borderWidth: '1px',
    borderStyle: 'solid',
    borderColor: 'fieldEdge',
    borderRadius: 'sm',
    fontSize: 'md',
    lineHeight: 'normal',
    _hover: { borderColor: 'quiet' },
    _placeholder: { color: 'faint', opacity: '1' },
    _invalid: { borderColor: 'danger', boxShadow: 'inset 0 0 0 1px var(--chakra-colors-danger)' },
    // Only the color: a select has its chevron as a background image.
    _disabled: { bgColor: 'sunken', color: 'quiet', cursor: 'not-allowed' },
    _readOnly: { bgColor: 'sunken' },
  },
});
