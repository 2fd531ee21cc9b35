import type { Language } from '#vocabulary/languages.ts';
import { field } from './field.ts';
import { html } from '#server/pages/html.ts';
import { layout } from '#server/pages/layout.ts';
import { notice } from './notice.ts';
import { passkeyForm } from './passkeyForm.ts';
import { securityTexts } from './securityTexts.ts';

const passkeyNameField = (language: Language, name: string) =>
  field({
    name: 'name',
    type: 'text',
    label: securityTexts[language].passkeyName,
    autocomplete: 'off',
    value: name,
    help: null,
    problem: null,
    focused: false,
  });

export interface NewPasskeyModel {
  readonly language: Language;
  readonly action: string;
  readonly options: string;
  /** The suggested name. */
  readonly name: string;
  /** Its button is not the page's next step. */
  readonly quiet?: boolean;
}

/** The form that makes a passkey. */
export const newPasskeyForm = ({ language, action, options, name, quiet = false }: NewPasskeyModel) =>
  html`${passkeyForm({
      language,
      action,
      kind: 'register',
      options,
      label: securityTexts[language].addPasskey,
      quiet,
      fields: passkeyNameField(language, name),
    })}
    <p class="help" data-no-passkeys>${securityTexts[language].noScript}</p>`;

export interface SetUpModel extends Omit<NewPasskeyModel, 'action'> {
  /** `/identity/{interaction}/set-up` */
  readonly address: string;
  readonly refusal: string | null;
}

/** Lets a person who needs a second factor choose one. */
export function setUpPage({ language, address, options, name, refusal }: SetUpModel): string {
  const words = securityTexts[language];
  const content = html`<h1>${words.setUpTitle}</h1>
    <p class="lead">${words.setUpLead}</p>
    ${notice(refusal)}
    <h2>${words.passkeyTitle}</h2>
    <p class="help">${words.passkeyAbout}</p>
    ${newPasskeyForm({ language, action: `${address}/passkey?language=${language}`, options, name })}
    <p class="or">${words.or}</p>
    <h2>${words.appTitle}</h2>
    <p class="help">${words.appAbout}</p>
    <a class="button quiet" href="${address}/app?language=${language}">${words.setUpApp}</a>`;
  return layout({ language, title: words.setUpTitle, address, content, scripts: ['passkeys'] });
}

export interface AppModel {
  readonly language: Language;
  /** The page's own URL. */
  readonly address: string;
  /** SVG, made by the server. */
  readonly qrCode: string;
  /** The key in groups. */
  readonly key: string;
  readonly problem: string | null;
}

/** Shows the key of a new authenticator app and asks for its first code. */
export function appPage({ language, address, qrCode, key, problem }: AppModel): string {
  const words = securityTexts[language];
  const content = html`<h1>${words.appTitle}</h1>
    <p class="lead">${words.appLead}</p>
    <div class="qr" role="img" aria-label="${words.qrCode}">${{ markup: qrCode }}</div>
    <p class="help">${words.keyByHand}</p>
    <p class="key"><code translate="no">${key}</code></p>
    <form method="post" action="${address}?language=${language}" novalidate>
      ${field({
        name: 'code',
        type: 'text',
        label: words.code,
        autocomplete: 'one-time-code',
        value: '',
        help: null,
        problem,
        focused: true,
        digits: true,
      })}
      <button type="submit">${words.confirm}</button>
    </form>`;
  return layout({ language, title: words.appTitle, address, content });
}

export interface CodesModel {
  readonly language: Language;
  readonly codes: readonly string[];
  /** Where the button leads, by POST. */
  readonly next: string;
}

/** Shows new recovery codes, this one time. */
export function codesPage({ language, codes, next }: CodesModel): string {
  const words = securityTexts[language];
  const content = html`<h1>${words.codesTitle}</h1>
    <p class="lead">${words.codesLead}</p>
    <ul class="codes" aria-label="${words.codesLabel}">
      ${codes.map((code) => html`<li><code translate="no">${code}</code></li>`)}
    </ul>
    <form method="post" action="${next}">
      <button type="submit">${words.codesSaved}</button>
    </form>`;
  return layout({ language, title: words.codesTitle, address: null, content });
}
