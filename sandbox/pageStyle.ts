import { readFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { typefaceFaces, typefaceFamily, typefaceUrl } from '#vocabulary/typeface.ts';

/** What the sandbox's own pages have in common: the product's typeface and colors, at most `width` wide. */
export const pageStyle = (width: string): string => `${typefaceFaces}
:root { color-scheme: light dark; --ink: #13201e; --quiet: #475654; --line: #e2e8e6; --edge: #7e8d8a; --accent: #0f766c; --on-accent: #fff; --link: #0b655d; }
@media (prefers-color-scheme: dark) { :root { --ink: #e6edeb; --quiet: #aebbb8; --line: #232e2c; --edge: #768783; --accent: #2cb5a3; --on-accent: #03201b; --link: #57d0bf; } }
html { background: Canvas; background: light-dark(#fff, #0f1514); }
body { font: 1rem/1.5 ${typefaceFamily}; font-variant-numeric: tabular-nums; color: var(--ink); max-width: ${width}; margin: 0 auto; padding: 1.5rem 1rem 3rem; overflow-wrap: anywhere; }
h1 { font-size: 1.5rem; line-height: 2rem; margin: 0 0 .5rem; }
h1, h2, dt, th { font-weight: 600; }
a { color: var(--link); }
table { width: 100%; border-collapse: collapse; }
th, td { text-align: left; vertical-align: top; padding: .4rem .75rem .4rem 0; border-bottom: 1px solid var(--line); }
small { color: var(--quiet); }
input, select { font: inherit; min-height: 2.75rem; padding: 0 .75rem; border: 1px solid var(--edge); border-radius: 6px; box-sizing: border-box; max-width: 100%; }
button { font: inherit; font-weight: 600; min-height: 2.75rem; padding: .4rem 1.5rem; border: 0; border-radius: 6px; background: var(--accent); color: var(--on-accent); cursor: pointer; }
:focus-visible { outline: 2px solid var(--link); outline-offset: 2px; }
@media (forced-colors: active) { button { border: 1px solid; } }
`;

const file = new URL(`../src/public${typefaceUrl}`, import.meta.url);

/** Serves the typeface to the sandbox's pages, which have an origin of their own. */
export function sendTypeface(response: ServerResponse): void {
  response.writeHead(200, { 'content-type': 'font/woff2', 'cache-control': 'public, max-age=3600' });
  response.end(readFileSync(file));
}
