import { defineSemanticTokens } from '@chakra-ui/react/styled-system';

const role = (light: string, dark: string) => ({ value: { base: light, _osDark: dark } });

/**
 * Colors by purpose, in light and dark. Text on its background has a contrast of at least 4.5:1, the edges of
 * controls at least 3:1. The four status hues are the specification's; a badge always adds an icon and words.
 */
export const roles = defineSemanticTokens({
  colors: {
    page: role('#f4f7f6', '#0d1514'),
    card: role('#ffffff', '#141f1d'),
    sunken: role('#edf2f0', '#0f1917'),
    hovered: role('#e6eeeb', '#22322f'),
    edge: role('#d5dedb', '#263532'),
    fieldEdge: role('#7b8a86', '#71827d'),
    ink: role('#14201e', '#e6efec'),
    quiet: role('#52625e', '#a3b3af'),
    accent: role('#0f766e', '#2dd4bf'),
    accentStrong: role('#0b5a54', '#5eead4'),
    accentSoft: role('#dff3ef', '#12322e'),
    onAccent: role('#ffffff', '#06201d'),
    danger: role('#b3261e', '#ffb4ab'),
    dangerStrong: role('#8c1d17', '#ffd0ca'),
    dangerSoft: role('#fdecea', '#3a1a18'),
    onDanger: role('#ffffff', '#3b0a07'),
    focus: role('#0b5a54', '#99f6e4'),
    blue: role('#1d4ed8', '#93c5fd'),
    blueSoft: role('#e0eaff', '#172a4d'),
    orange: role('#9a3412', '#fdba74'),
    orangeSoft: role('#ffeddb', '#43230b'),
    red: role('#b91c1c', '#fca5a5'),
    redSoft: role('#fee5e5', '#4a1717'),
    green: role('#166534', '#86efac'),
    greenSoft: role('#dcf7e5', '#12351f'),
  },
  shadows: {
    // In dark mode a shadow alone is invisible, so raised surfaces have a border.
    raised: role('0 8px 28px rgb(5 18 16 / 0.22)', '0 0 0 1px #3b4c48, 0 8px 28px rgb(0 0 0 / 0.6)'),
  },
});
