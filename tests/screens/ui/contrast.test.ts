import { expect, it } from 'vitest';
import { roles } from '#src/ui/theme/roles.ts';

const { colors } = roles as unknown as {
  colors: Record<string, { value: { base: string; _osDark: string; _paper?: string } }>;
};

/** Relative luminance of `#rrggbb` (WCAG 2.2). */
function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return share <= 0.040_45 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

const surfaces = ['page', 'card', 'side', 'sunken', 'hovered'];
const texts = ['ink', 'quiet', 'faint', 'accentStrong', 'danger', 'blue', 'orange', 'red', 'green'];
/** A role's color on a host: light and dark, on a desk and on paper. */
const colorOf = {
  light: (role: string) => colors[role]?.value.base ?? '',
  dark: (role: string) => colors[role]?.value._osDark ?? '',
  lightPaper: (role: string) => /\((#\w+)/.exec(colors[role]?.value._paper ?? '')?.[1] ?? colorOf.light(role),
  darkPaper: (role: string) => /(#\w+)\)/.exec(colors[role]?.value._paper ?? '')?.[1] ?? colorOf.dark(role),
};
const schemes = ['light', 'dark', 'lightPaper', 'darkPaper'] as const;

const pairs = [
  ...texts.flatMap((text) => surfaces.map((surface) => [text, surface, 4.5] as const)),
  ...['blue', 'orange', 'red', 'green'].map((status) => [status, `${status}Soft`, 4.5] as const),
  ...['ink', 'quiet', 'accentStrong'].map((text) => [text, 'accentSoft', 4.5] as const),
  ['danger', 'dangerSoft', 4.5] as const,
  ['onAccent', 'accent', 4.5] as const,
  ['onAccent', 'accentStrong', 4.5] as const,
  ['onDanger', 'danger', 4.5] as const,
  ...['onTurn', 'turnQuiet'].map((text) => [text, 'turn', 4.5] as const),
  ...['turnButton', 'turnButtonHovered'].flatMap((button) => [
    ['onTurnButton', button, 4.5] as const,
    [button, 'turn', 3] as const,
  ]),
  ...['fieldEdge', 'accent', 'focus', 'transUnion', 'experian', 'equifax'].flatMap((drawn) =>
    surfaces.map((surface) => [drawn, surface, 3] as const),
  ),
];

it.each(schemes)('text and edges can be told from every surface: %s', (scheme) => {
  const of = colorOf[scheme];
  const weak = pairs.filter(([front, back, least]) => contrast(of(front), of(back)) < least);
  expect(weak).toEqual([]);
});
