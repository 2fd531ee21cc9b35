import { legalPages, legalPath } from '#contract/legalPages.ts';
import { languages, type Language } from '#vocabulary/languages.ts';
import { typefaceUrl } from '#vocabulary/typeface.ts';
import { html, type Html } from './html.ts';
import { frameTexts } from './frameTexts.ts';

export interface Frame {
  readonly language: Language;
  readonly title: string;
  /** The page's own URL without its query, for the language switch; null if switching would lose something. */
  readonly address: string | null;
  readonly content: Html;
  /** The page's offers that need scripts of ours. Send it with `sendScriptedPage`. */
  readonly scripts?: readonly ('passkeys' | 'reveal')[];
  /** For lists of several things. */
  readonly wide?: boolean;
  /** A long text. There is nothing on the page that could be lost, so its links open in the same tab. */
  readonly prose?: boolean;
}

const scriptsFor = {
  passkeys: html`<script src="/identity/webauthn.js" defer></script>
    <script src="/identity/passkeys.js" defer type="module"></script>`,
  reveal: html`<script src="/identity/reveal.js" defer type="module"></script>`,
} as const;

const mark = html`<svg class="mark" viewBox="0 0 32 32" aria-hidden="true" focusable="false">
  <rect width="32" height="32" rx="9" />
  <path d="M10 23V9h7.2a4.6 4.6 0 0 1 0 9.2H10m7 0 5.5 4.8" />
</svg>`;

function languageSwitch(language: Language, address: string | null): Html | null {
  const other = languages.find((each) => each !== language);
  if (address === null || other === undefined) return null;
  return html`<nav aria-label="${frameTexts[language].languageSwitch}">
    <a href="${address}?language=${other}" lang="${other}" hreflang="${other}"
      >${frameTexts[language].otherLanguage}</a
    >
  </nav>`;
}

/** A new tab keeps what was typed on this page. */
function legalLinks(language: Language, inSameTab: boolean): Html {
  const { legal, legalLinks: names } = frameTexts[language];
  const links = legalPages.map((page) =>
    inSameTab
      ? html`<a href="${legalPath(page, language)}">${names[page]}</a>`
      : html`<a href="${legalPath(page, language)}" target="_blank" rel="noreferrer">${names[page]}</a>`,
  );
  return html`<footer><nav aria-label="${legal}">${links}</nav></footer>`;
}

/**
 * A complete document: brand, language switch, one card, and links to the legal pages. It loads one style sheet of
 * ours, the typeface, and scripts only for passkeys and for revealing passwords.
 */
export function layout({ language, title, address, content, scripts, wide, prose }: Frame): string {
  const { markup } = html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <meta name="color-scheme" content="light dark" />
        <title>${title} · ${frameTexts[language].product}</title>
        <link rel="preload" as="font" type="font/woff2" crossorigin="anonymous" href="${typefaceUrl}" />
        <link rel="stylesheet" href="/identity/styles.css" />
        ${(scripts ?? []).map((offer) => scriptsFor[offer])}
      </head>
      <body>
        <header>
          <span class="brand">${mark}${frameTexts[language].product}</span>
          ${languageSwitch(language, address)}
        </header>
        <main>
          <section
            class="card${wide === true || prose === true ? ' wide' : ''}${prose === true ? ' prose' : ''}"
          >
            ${content}
          </section>
        </main>
        ${legalLinks(language, prose === true)}
      </body>
    </html> `;
  return markup;
}
