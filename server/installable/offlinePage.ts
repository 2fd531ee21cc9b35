import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Variant } from '#contract/shapes.ts';
import { html } from '#server/pages/html.ts';
import { paperStyle } from '#server/pages/paperStyle.ts';
import { languages, type Language } from '#vocabulary/languages.ts';
import { typefaceFaces, typefaceFamily } from '#vocabulary/typeface.ts';
import { offlineTexts } from './offlineTexts.ts';

const script = readFileSync(new URL('./offline.js', import.meta.url), 'utf8');
const style = readFileSync(new URL('./offline.css', import.meta.url), 'utf8');
const faces = `${typefaceFaces}:root{--typeface:${typefaceFamily}}`;

const hashOf = (text: string): string => createHash('sha256').update(text).digest('base64');

/** Nothing but what is in the page, and the typeface if the browser still has it. */
export const offlinePolicy = `default-src 'none'; script-src 'sha256-${hashOf(script)}'; style-src 'unsafe-inline'; font-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

function part(language: Language, variant: Variant) {
  const texts = offlineTexts[language];
  return html`<main lang="${language}">
    <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path
        d="M2 8.8a15 15 0 0 1 20 0M5 12.6a10.5 10.5 0 0 1 14 0M8.5 16.1a5.5 5.5 0 0 1 7 0M12 20h.01M3 3l18 18"
      />
    </svg>
    <h1 aria-live="polite">
      <span data-when="offline">${texts.offline}</span>
      <span data-when="unreachable" hidden>${texts.unreachable}</span>
      <span data-when="back" hidden>${texts.back}</span>
    </h1>
    <p>${texts.needed}</p>
    <p data-when="draft" hidden>${texts.draft}</p>
    <p data-when="nothing">${texts.nothing}</p>
    <button type="button">${texts.again}</button>
    ${variant === 'b2c' ? html`<aside><b>${texts.meanwhile}</b> ${texts.possible}</aside>` : null}
  </main>`;
}

/** The page that a browser keeps and shows when no other can be loaded: complete in itself, in both languages. */
export function offlinePage(variant: Variant): string {
  const { markup } = html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>Redress</title>
        ${{ markup: `<style>${faces}${style}${variant === 'b2c' ? paperStyle : ''}</style>` }}
      </head>
      <body>
        ${languages.map((language) => part(language, variant))} ${{ markup: `<script>${script}</script>` }}
      </body>
    </html>`;
  return markup;
}
