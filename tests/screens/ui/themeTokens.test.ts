import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { system } from '#src/ui/theme/system.ts';

/** Style properties whose plain words and numbers are names in the theme, and what CSS itself calls so. */
const scales = [
  {
    scale: 'spacing',
    properties:
      /^([mp][xytbselr]?|gap|columnGap|rowGap|(margin|padding)(Top|Bottom|Left|Right|X|Y|Block|Inline)?)$/,
    css: /^(0|auto)$/,
  },
  {
    scale: 'sizes',
    properties: /^(width|height|(min|max)(W|H|Width|Height)|w|h|boxSize)$/,
    css: /^(0|auto|none|inherit)$|^(min|max|fit)-content$/,
  },
  { scale: 'fontSizes', properties: /^fontSize$/, css: /^(inherit)$/ },
  { scale: 'fontWeights', properties: /^fontWeight$/, css: /^inherit$/ },
  { scale: 'lineHeights', properties: /^lineHeight$/, css: /^([\d.]+|inherit)$/ },
  { scale: 'radii', properties: /^border(Top|Bottom|Start|End)?Radius$/, css: /^(0|inherit)$/ },
  { scale: 'shadows', properties: /^boxShadow$/, css: /^none$/ },
] as const;

/** A property and its value: a text, or one text for each breakpoint. */
const styled = /(?<![\w.-])([a-zA-Z]+)(?:=|: )(?:\{?(\{[^{}]*\})\}?|(?:\{)?["']([^"'\n]*)["'])/g;
const isPlain = (value: string) => /^-?[\w.]+$/.test(value);

/** The widths of dialogs are variants. */
const dialogWidth = /^(narrow|usual|wide)$/;

/** `property: value` of each plain value that is neither in the theme nor a word of CSS. */
function unknownIn(source: string): readonly string[] {
  return [...source.replaceAll(/<svg[^>]*>/g, '').matchAll(styled)].flatMap(
    ([, property = '', byBreakpoint, one]) => {
      const scale = scales.find(({ properties }) => properties.test(property));
      if (scale === undefined) return [];
      const values =
        one === undefined
          ? [...(byBreakpoint ?? '').matchAll(/\w+: ["']([^"']*)["']/g)].map(([, value = '']) => value)
          : [one];
      return values
        .filter((value) => isPlain(value) && !/^-?[\d.]+(px|r?em|%|d?v[hw]|ch|fr)$/.test(value))
        .map((value) => value.replace(/^-/, ''))
        .filter((value) => !(property === 'width' && dialogWidth.test(value)))
        .filter(
          (value) =>
            !scale.css.test(value) && system.tokens.getByName(`${scale.scale}.${value}`) === undefined,
        )
        .map((value) => `${property}: ${value}`);
    },
  );
}

it('finds a step that a scale doesn’t have', () => {
  expect(unknownIn(`<Box px="3.5" mt={{ base: '4', md: '-7' }} py="3" fontWeight="bold" />`)).toEqual([
    'px: 3.5',
    'mt: 7',
    'fontWeight: bold',
  ]);
  expect(unknownIn(`{ lineHeight: 'snug', width: '7rem', minH: 'control' }`)).toEqual(['lineHeight: snug']);
});

it('every step of a scale that the interface names is in the theme: a browser silently ignores any other', () => {
  const files = globSync('src/**/*.{ts,tsx}');
  expect(files.length).toBeGreaterThan(400);
  const unknown = files.flatMap((file) =>
    unknownIn(readFileSync(file, 'utf8')).map((found) => `${file}: ${found}`),
  );
  expect(unknown).toEqual([]);
});

it('lowers nothing that is pressed to 28 pixels or less for a wide window alone: on a wide tablet, a finger presses it', () => {
  const low = /minH(?:eight)?\W+base: '11', (?:sm|md|lg): '(?:[567]|1\.[0-7]5?rem)'/;
  const files = globSync('src/**/*.{ts,tsx}').filter((file) => low.test(readFileSync(file, 'utf8')));
  expect(files).toEqual([]);
});
