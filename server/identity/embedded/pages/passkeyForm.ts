import type { Language } from '#vocabulary/languages.ts';
import { html, type Html } from '#server/pages/html.ts';
import { securityTexts } from './securityTexts.ts';

export interface PasskeyForm {
  readonly language: Language;
  /** Where the browser's answer is posted. */
  readonly action: string;
  /** Whether a passkey is made or asked for. */
  readonly kind: 'register' | 'authenticate';
  /** The ceremony's options as JSON. */
  readonly options: string;
  readonly label: string;
  readonly quiet?: boolean;
  /** Shown above the button, such as the name of a new passkey. */
  readonly fields?: Html | null;
}

/** A form that the pages' script shows if the browser knows passkeys, and sends with the browser's answer. */
export function passkeyForm({ language, action, kind, options, label, quiet, fields }: PasskeyForm): Html {
  const words = securityTexts[language];
  return html`<form method="post" action="${action}" data-passkey="${kind}" data-options="${options}" hidden>
    <input type="hidden" name="answer" value="" />
    ${fields ?? null}
    <p class="problem" role="alert" data-failed hidden>${words.passkeyFailed}</p>
    <button type="submit" class="${quiet === true ? 'quiet' : ''}">${label}</button>
  </form>`;
}
