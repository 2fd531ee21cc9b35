import type { Language } from '#vocabulary/languages.ts';
import { html } from '#server/pages/html.ts';
import { layout } from '#server/pages/layout.ts';
import { texts } from './texts.ts';

/** A page with one message and a link back to the product. */
export function errorPage(language: Language, kind: 'expired' | 'broken' | 'disabled'): string {
  const words = texts[language];
  const title = words[`${kind}Title`];
  const content = html`<h1>${title}</h1>
    <p class="lead">${words[kind]}</p>
    <a class="button" href="/">${words.startAgain}</a>`;
  return layout({ language, title, address: null, content });
}

/** Shown while the store is unavailable; `address` is the requested URL, to retry. */
export function unavailablePage(language: Language, address: string): string {
  const words = texts[language];
  const content = html`<h1>${words.unavailableTitle}</h1>
    <p class="lead">${words.unavailable}</p>
    <a class="button" href="${address}">${words.tryAgain}</a>`;
  return layout({ language, title: words.unavailableTitle, address: null, content });
}

export function signedOutPage(language: Language): string {
  const words = texts[language];
  const content = html`<h1>${words.signedOutTitle}</h1>
    <p class="lead">${words.signedOut}</p>
    <a class="button" href="/">${words.signIn}</a>`;
  return layout({ language, title: words.signedOutTitle, address: null, content });
}

/**
 * Asks for confirmation when another site sent the person here; `address` is this same URL, for a link on our own
 * page.
 */
export function signOutPage(language: Language, address: string): string {
  const words = texts[language];
  const content = html`<h1>${words.signOutTitle}</h1>
    <p class="lead">${words.signOutAsked}</p>
    <a class="button" href="${address}">${words.signOut}</a>
    <p class="aside"><a href="/">${words.stay}</a></p>`;
  return layout({ language, title: words.signOutTitle, address: null, content });
}
