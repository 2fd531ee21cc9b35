import { defineSemanticTokens } from '@chakra-ui/react/styled-system';

/** Under a finger and on phones, and on a desk. */
const sized = (hand: string, desk: string) => ({ value: { base: hand, _desk: desk } });

const role = (light: string, dark: string) => ({ value: { base: light, _osDark: dark } });

/** A role that differs on the consumers' host, whose pages are paper with sheets on it (`data-paper`, set by the server). */
const onPaper = (light: string, dark: string, paperLight: string, paperDark: string) => ({
  value: { base: light, _osDark: dark, _paper: `light-dark(${paperLight}, ${paperDark})` },
});

/**
 * Colors by purpose, in light and dark, and sizes by what points at them. Text on its background has a contrast of at least 4.5:1, the edges of
 * controls at least 3:1. The four status hues are the specification's; a badge always adds an icon and words.
 */
export const roles = defineSemanticTokens({
  colors: {
    page: onPaper('#ffffff', '#0f1514', '#f7f5f0', '#101514'),
    side: onPaper('#f4f6f6', '#0a0f0e', '#f1eee7', '#0b100f'),
    card: role('#ffffff', '#161f1e'),
    sunken: onPaper('#f6f8f8', '#131b1a', '#f4f1eb', '#131918'),
    hovered: onPaper('#f1f5f4', '#1f2a29', '#f1eee7', '#222b29'),
    edge: onPaper('#e2e8e6', '#263230', '#e2ded5', '#2c3634'),
    edgeStrong: onPaper('#cfd8d6', '#33413e', '#cdc8bc', '#3d4946'),
    fieldEdge: onPaper('#7e8d8a', '#768783', '#74807d', '#7c8a86'),
    ink: role('#13201e', '#e6edeb'),
    quiet: role('#475654', '#aebbb8'),
    faint: role('#5e6d6a', '#93a29e'),
    accent: role('#0f766c', '#2cb5a3'),
    accentStrong: role('#0b655d', '#57d0bf'),
    accentSoft: role('#e2f2ef', '#112e2a'),
    accentLine: role('#9fd2c9', '#1f6159'),
    onAccent: role('#ffffff', '#03201b'),
    /** The one filled surface, with what the person does next, and what lies on it. */
    turn: role('#0d524c', '#113f3a'),
    onTurn: role('#ffffff', '#f2fffc'),
    turnQuiet: role('#cfe8e4', '#b5d9d3'),
    turnButton: role('#ffffff', '#2cb5a3'),
    onTurnButton: role('#0b4f4a', '#03201b'),
    turnButtonHovered: role('#e2f2ef', '#57d0bf'),
    danger: role('#b32020', '#ff9a93'),
    dangerStrong: role('#8c1d17', '#ffc4bf'),
    dangerSoft: role('#fcebea', '#401a1a'),
    onDanger: role('#ffffff', '#3b0a07'),
    focus: role('#0f766c', '#57d0bf'),
    blue: role('#1d4fc4', '#8fb4ff'),
    blueSoft: role('#e8effd', '#172446'),
    orange: role('#9a4a05', '#f0b26c'),
    orangeSoft: role('#fcefdf', '#38270f'),
    red: role('#b32020', '#ff9a93'),
    redSoft: role('#fcebea', '#401a1a'),
    green: role('#17693a', '#7bd698'),
    greenSoft: role('#e2f4e8', '#12301e'),
    transUnion: role('#0a6f96', '#4fb6dd'),
    experian: role('#6444bd', '#a890f2'),
    equifax: role('#a92f70', '#ea86b6'),
  },
  fontSizes: {
    sm: sized('0.875rem', '0.8125rem'),
    md: sized('1rem', '0.875rem'),
    lg: sized('1.125rem', '1rem'),
    /** What can be pressed. */
    control: sized('1rem', '0.8125rem'),
    /** Of a section. */
    title: sized('1.125rem', '0.875rem'),
  },
  sizes: {
    /** Buttons and fields. */
    control: sized('2.75rem', '2rem'),
    /** Buttons in rows and next to titles. */
    controlSmall: sized('2.75rem', '1.75rem'),
    /** A date, a question, or a file in a line of text. */
    inLine: sized('2.75rem', '1.5rem'),
    menuItem: sized('2.75rem', '2rem'),
    /** Large enough for a finger, and no larger where text is. */
    rowControl: sized('min(2.75rem, 44px)', '1.75rem'),
    /** An icon next to words. */
    glyph: sized('1.125rem', '1rem'),
    tick: sized('1.25rem', '1rem'),
    switchWidth: sized('2.625rem', '1.875rem'),
    switchHeight: sized('1.5rem', '1.125rem'),
  },
  shadows: {
    /** The one surface with work on it. */
    lifted: role(
      '0 2px 4px rgb(16 32 30 / 0.05), 0 8px 24px rgb(16 32 30 / 0.1)',
      '0 0 0 1px rgb(255 255 255 / 0.05), 0 12px 32px rgb(0 0 0 / 0.5)',
    ),
    pressable: role('0 1px 2px rgb(16 32 30 / 0.06)', 'none'),
    // In dark mode a shadow alone is invisible, so raised surfaces have a border.
    raised: role('0 8px 28px rgb(5 18 16 / 0.22)', '0 0 0 1px #3b4c48, 0 8px 28px rgb(0 0 0 / 0.6)'),
  },
});
