import type { Variant } from '#contract/shapes.ts';
import type { Language } from '#vocabulary/languages.ts';
import { field } from './field.ts';
import type { Confirms } from '../formRequest.ts';
import { html } from '#server/pages/html.ts';
import { layout } from '#server/pages/layout.ts';
import { notice } from './notice.ts';
import { securityTexts } from './securityTexts.ts';
import { texts } from './texts.ts';

export interface SignInModel {
  readonly language: Language;
  readonly variant: Variant;
  /** The agency whose client the person is; null for anyone else. */
  readonly agency: string | null;
  /** They were sent a link to letters that they are to print, and need no account for anything else. */
  readonly isToPrint: boolean;
  /** Why a person signs in who may be signed in already; null if they aren't. */
  readonly confirms: Confirms | null;
  /** `/identity/{interaction}` */
  readonly address: string;
  readonly mail: string;
  /** The message above the form; null if nothing went wrong. */
  readonly refusal: string | null;
  /** By field. */
  readonly problems: { readonly mail?: string; readonly password?: string };
  /** The demo account of this host; null unless the server has demo accounts. */
  readonly demonstrationMail: string | null;
}

function leadOf({ language, variant, agency, isToPrint, confirms }: SignInModel): string {
  const words = texts[language];
  if (confirms !== null) return words.signInLeadToConfirm[confirms];
  if (isToPrint) return words.signInLeadToPrint;
  return agency === null ? words.signInLead[variant] : words.signInLeadFor(agency);
}

export function signInPage(model: SignInModel): string {
  const { language, address, mail, problems, confirms } = model;
  const words = texts[language];
  const title = confirms === null ? words.signInTitle : securityTexts[language].codeTitle;
  const content = html`<h1>${title}</h1>
    <p class="lead">${leadOf(model)}</p>
    ${notice(model.refusal)}
    <form method="post" action="${address}?language=${language}" novalidate>
      ${field({
        name: 'mail',
        type: 'email',
        label: words.mail,
        autocomplete: 'username',
        value: mail,
        help: null,
        problem: problems.mail ?? null,
        focused: mail === '' || problems.mail !== undefined,
      })}
      ${field({
        name: 'password',
        type: 'password',
        label: words.password,
        reveal: words.reveal,
        autocomplete: 'current-password',
        value: '',
        help: null,
        problem: problems.password ?? null,
        focused: mail !== '' && problems.mail === undefined,
      })}
      <button type="submit">${words.signIn}</button>
    </form>
    <p class="aside"><a href="/identity/forgot?language=${language}">${securityTexts[language].forgot}</a></p>
    <p class="aside">
      <a href="${address}/passkey?language=${language}">${securityTexts[language].signInWithPasskey}</a>
    </p>
    ${
      confirms === null
        ? html`<p class="aside">
            ${words.toSignUp} <a href="${address}/sign-up?language=${language}">${words.createAccount}</a>
          </p>`
        : null
    }
    ${model.demonstrationMail === null ? null : html`<p class="hint">${words.demonstration(model.demonstrationMail)}</p>`}`;
  return layout({ language, title, address, content, scripts: ['reveal'] });
}
