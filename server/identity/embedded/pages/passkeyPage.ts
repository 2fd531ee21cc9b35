import type { Language } from '#vocabulary/languages.ts';
import { html } from '#server/pages/html.ts';
import { layout } from '#server/pages/layout.ts';
import { notice } from './notice.ts';
import { passkeyForm } from './passkeyForm.ts';
import { securityTexts } from './securityTexts.ts';

export interface PasskeyModel {
  readonly language: Language;
  /** `/identity/{interaction}`: the sign-in page that this one belongs to. */
  readonly address: string;
  readonly options: string;
  readonly refusal: string | null;
}

/** Signs in with a passkey and without a password. */
export function passkeyPage({ language, address, options, refusal }: PasskeyModel): string {
  const words = securityTexts[language];
  const own = `${address}/passkey`;
  const content = html`<h1>${words.signInWithPasskey}</h1>
    <p class="lead">${words.aloneLead}</p>
    ${notice(refusal)}
    ${passkeyForm({
      language,
      action: `${own}?language=${language}`,
      kind: 'authenticate',
      options,
      label: words.usePasskey,
    })}
    <p class="help" data-no-passkeys>${words.noScript}</p>
    <p class="aside"><a href="${address}?language=${language}">${words.usePassword}</a></p>`;
  return layout({ language, title: words.signInWithPasskey, address: own, content, scripts: ['passkeys'] });
}
