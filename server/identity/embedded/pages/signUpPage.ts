import { legalPath, type LegalPage } from '#contract/legalPages.ts';
import type { Variant } from '#contract/shapes.ts';
import type { Language } from '#vocabulary/languages.ts';
import { field } from './field.ts';
import { html, type Html } from '#server/pages/html.ts';
import { layout } from '#server/pages/layout.ts';
import { notice } from './notice.ts';
import { texts } from './texts.ts';

export interface SignUpModel {
  readonly language: Language;
  readonly variant: Variant;
  /** The agency whose client the person is; null for anyone else. */
  readonly agency: string | null;
  /** They were sent a link to letters that they are to print, and need no account for anything else. */
  readonly isToPrint: boolean;
  /** `/identity/{interaction}`: the sign-in page that this one belongs to. */
  readonly address: string;
  readonly fullName: string;
  readonly mail: string;
  readonly refusal: string | null;
  readonly problems: {
    readonly fullName?: string;
    readonly mail?: string;
    readonly password?: string;
  };
}

type Whose = Pick<SignUpModel, 'variant' | 'language' | 'agency' | 'isToPrint'>;

function leadOf({ variant, language, agency, isToPrint }: Whose): string {
  const words = texts[language];
  if (isToPrint) return words.signUpLeadToPrint;
  return agency === null ? words.signUpLead[variant] : words.signUpLeadFor(agency);
}

/** What a person should know before creating an account. A new tab keeps what they typed. */
function before({ variant, language, agency, isToPrint }: Whose): Html {
  const words = texts[language];
  const link = (page: LegalPage, label: string) =>
    html`<a href="${legalPath(page, language)}" target="_blank" rel="noreferrer">${label}</a>`;
  // What an agency's client pays, if anything, is between them and the agency.
  const own = html`<p>
    ${words.ownDispute} ${agency === null ? words.fee : ''} ${link('rights', words.yourRights)}
  </p>`;
  return html`<div class="hint">
    ${variant === 'b2c' && !isToPrint ? own : null}
    <p>${words.accept} ${link('terms', words.readTerms)}. ${link('privacy', words.readPrivacy)}</p>
  </div>`;
}

export function signUpPage({
  language,
  variant,
  agency,
  isToPrint,
  address,
  fullName,
  mail,
  refusal,
  problems,
}: SignUpModel): string {
  const words = texts[language];
  const own = `${address}/sign-up`;
  const wrong = (['fullName', 'mail', 'password'] as const).find((name) => problems[name] !== undefined);
  const focus = wrong ?? (refusal === null ? 'fullName' : 'mail');
  const content = html`<h1>${words.signUpTitle}</h1>
    <p class="lead">${leadOf({ variant, language, agency, isToPrint })}</p>
    ${notice(refusal)}
    <form method="post" action="${own}?language=${language}" novalidate>
      ${field({
        name: 'fullName',
        type: 'text',
        label: words.fullName,
        autocomplete: 'name',
        value: fullName,
        help: null,
        problem: problems.fullName ?? null,
        focused: focus === 'fullName',
      })}
      ${field({
        name: 'mail',
        type: 'email',
        label: words.mail,
        autocomplete: 'username',
        value: mail,
        help: null,
        problem: problems.mail ?? null,
        focused: focus === 'mail',
      })}
      ${field({
        name: 'password',
        type: 'password',
        label: words.password,
        reveal: words.reveal,
        autocomplete: 'new-password',
        value: '',
        help: words.passwordHelp,
        problem: problems.password ?? null,
        focused: focus === 'password',
      })}
      <button type="submit">${words.signUp}</button>
    </form>
    ${before({ variant, language, agency, isToPrint })}
    <p class="aside">${words.toSignIn} <a href="${address}?language=${language}">${words.signIn}</a></p>`;
  return layout({ language, title: words.signUpTitle, address: own, content, scripts: ['reveal'] });
}
