import type { Language } from '#vocabulary/languages.ts';
import { field } from './field.ts';
import { html, type Html } from '#server/pages/html.ts';
import { layout } from '#server/pages/layout.ts';
import { securityTexts } from './securityTexts.ts';
import { texts } from './texts.ts';

/** A page with a title, one sentence, and one thing to do. */
function shortPage(language: Language, title: string, sentence: string, act: Html): string {
  const content = html`<h1>${title}</h1>
    <p class="lead">${sentence}</p>
    ${act}`;
  return layout({ language, title, address: null, content });
}

const link = (address: string, label: string): Html => html`<a class="button" href="${address}">${label}</a>`;

export interface ForgotModel {
  readonly language: Language;
  /** The page's own URL. */
  readonly address: string;
  readonly mail: string;
  readonly problem: string | null;
}

/** Asks for the address to which a link for a new password is sent. */
export function forgotPage({ language, address, mail, problem }: ForgotModel): string {
  const words = securityTexts[language];
  const content = html`<h1>${words.forgotTitle}</h1>
    <p class="lead">${words.forgotLead}</p>
    <form method="post" action="${address}?language=${language}" novalidate>
      ${field({
        name: 'mail',
        type: 'email',
        label: texts[language].mail,
        autocomplete: 'username',
        value: mail,
        help: null,
        problem,
        focused: true,
      })}
      <button type="submit">${words.sendLink}</button>
    </form>
    <p class="aside"><a href="/">${words.backToSignIn}</a></p>`;
  return layout({ language, title: words.forgotTitle, address, content });
}

/** The same for every address, whether there is an account or not. */
export function linkSentPage(language: Language): string {
  const words = securityTexts[language];
  return shortPage(language, words.linkSentTitle, words.linkSent, link('/', words.backToSignIn));
}

export interface ResetModel {
  readonly language: Language;
  /** The page's own URL. */
  readonly address: string;
  readonly token: string;
  readonly mail: string;
  readonly problem: string | null;
}

/** Asks for the new password. */
export function resetPage({ language, address, token, mail, problem }: ResetModel): string {
  const words = securityTexts[language];
  const content = html`<h1>${words.resetTitle}</h1>
    <p class="lead">${words.resetLead}</p>
    <form method="post" action="${address}?language=${language}" novalidate>
      <input type="hidden" name="token" value="${token}" />
      <input type="text" name="mail" value="${mail}" autocomplete="username" hidden />
      ${field({
        name: 'password',
        type: 'password',
        label: words.passwordNew,
        reveal: texts[language].reveal,
        autocomplete: 'new-password',
        value: '',
        help: texts[language].passwordHelp,
        problem,
        focused: true,
      })}
      <button type="submit">${words.changePassword}</button>
    </form>`;
  return layout({ language, title: words.resetTitle, address: null, content, scripts: ['reveal'] });
}

export function resetDonePage(language: Language): string {
  const words = securityTexts[language];
  return shortPage(language, words.resetDoneTitle, words.resetDone, link('/', words.signIn));
}

/** A link that was used before or is too old. */
export function linkOverPage(language: Language, again: string): string {
  const words = securityTexts[language];
  return shortPage(language, words.linkOverTitle, words.linkOver, link(again, words.sendLink));
}

export interface VerifyModel {
  readonly language: Language;
  readonly address: string;
  readonly token: string;
  readonly mail: string;
}

/** Asks for a click, because programs that check mail open every link in it. */
export function verifyPage({ language, address, token, mail }: VerifyModel): string {
  const words = securityTexts[language];
  const form = html`<form method="post" action="${address}?language=${language}">
    <input type="hidden" name="token" value="${token}" />
    <button type="submit">${words.verifyIt}</button>
  </form>`;
  return shortPage(language, words.verifyTitle, words.verifyLead(mail), form);
}

export function verifyDonePage(language: Language): string {
  const words = securityTexts[language];
  return shortPage(language, words.verifyDoneTitle, words.verifyDone, link('/', words.backToRedress));
}
