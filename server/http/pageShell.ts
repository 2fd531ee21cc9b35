/** Colors of the pages' theme (`src/ui/theme/roles.ts`), light and dark. */
export const shellColors = {
  page: ['#f4f7f6', '#0d1514'],
  card: ['#ffffff', '#141f1d'],
  edge: ['#d5dedb', '#263532'],
  ink: ['#14201e', '#e6efec'],
} as const;

const variables = (scheme: 0 | 1): string =>
  Object.entries(shellColors)
    .map(([name, colors]) => `--${name}:${colors[scheme]}`)
    .join(';');

const style = [
  `:root{${variables(0)}}`,
  `@media (prefers-color-scheme:dark){:root{${variables(1)}}}`,
  'html{background:var(--page)}',
  '#shell{position:absolute;inset:0;z-index:-1;font:600 1.125rem/1.5 system-ui,sans-serif;color:var(--ink)}',
  '#shell div{position:absolute;inset:0 0 auto;height:4rem;box-sizing:border-box;background:var(--card);border-bottom:1px solid var(--edge)}',
  '#shell p{display:none;position:absolute;inset:0 auto 0 0;box-sizing:border-box;margin:0;padding:1.25rem 1.5rem;background:var(--card);border-right:1px solid var(--edge);overflow:hidden}',
  '@media (min-width:768px){#shell div{left:6rem}#shell p{display:block;width:6rem;padding:1.25rem .5rem}}',
  '@media (min-width:1024px){#shell div{left:16rem}#shell p{width:16rem;padding:1.25rem 1.5rem}}',
].join('');

/**
 * The outline of a signed-in page, which the browser paints before any code has loaded: the menu's column and the
 * header's bar, where `src/app/layout/Shell.tsx` draws them. It lies behind the page, which removes it once it is shown.
 */
export const pageShell = `<style>${style}</style><div id="shell" aria-hidden="true"><div></div><p>Redress</p></div>`;
