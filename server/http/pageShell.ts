import type { Variant } from '#contract/shapes.ts';
import { deskColors, paperColors } from '#vocabulary/pageColors.ts';
import { typefaceFamily } from '#vocabulary/typeface.ts';

const colorsOf = { b2b: deskColors, b2c: paperColors } as const;

const variables = (variant: Variant, scheme: 0 | 1): string =>
  Object.entries(colorsOf[variant])
    .map(([name, colors]) => `--${name}:${colors[scheme]}`)
    .join(';');

const styleOf = (variant: Variant): string =>
  [
    `:root{${variables(variant, 0)}}`,
    `@media (prefers-color-scheme:dark){:root{${variables(variant, 1)}}}`,
    'html{background:var(--page)}',
    `#shell{position:absolute;inset:0;z-index:-1;font:600 .875rem/2rem ${typefaceFamily};color:var(--ink)}`,
    '#shell div{position:absolute;inset:0 0 auto;height:3.5rem;box-sizing:border-box;background:var(--page);border-bottom:1px solid var(--edge)}',
    '#shell p{display:none;position:absolute;inset:0 auto 0 0;box-sizing:border-box;margin:0;padding:.5rem 1rem .5rem 3rem;background:var(--side);border-right:1px solid var(--edge);overflow:hidden}',
    '@media (min-width:768px){#shell div{left:3.5rem;height:3rem}#shell p{display:block;width:3.5rem;padding:.5rem;font-size:0}}',
    '@media (min-width:1100px){#shell div{left:13rem}#shell p{width:13rem;padding:.5rem 1rem .5rem 3rem;font-size:.875rem}}',
  ].join('');

/**
 * The outline of a signed-in page, which the browser paints before any code has loaded: the menu's column and the
 * header's bar, where `src/app/layout/Shell.tsx` draws them. It lies behind the page, which removes it once it is shown.
 */
export const pageShellOf = (variant: Variant): string =>
  `<style>${styleOf(variant)}</style><div id="shell" aria-hidden="true"><div></div><p>Redress</p></div>`;

/** A host's own look on the page that both hosts share: consumers read on paper (`src/ui/theme/roles.ts`). */
export function inLookOf(variant: Variant, page: string): string {
  if (variant === 'b2b') return page;
  const colored = page
    .replaceAll(/(name="theme-color" media="[^"]*dark\)" content=)"[^"]*"/g, `$1"${paperColors.page[1]}"`)
    .replaceAll(/(name="theme-color" media="[^"]*light\)" content=)"[^"]*"/g, `$1"${paperColors.page[0]}"`);
  return colored.replace('<html', '<html data-paper');
}
