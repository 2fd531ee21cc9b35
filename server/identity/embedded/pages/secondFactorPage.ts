import type { Language } from '#vocabulary/languages.ts';
import { field } from './field.ts';
import { html } from '#server/pages/html.ts';
import { layout } from '#server/pages/layout.ts';
import { notice } from './notice.ts';
import { passkeyForm } from './passkeyForm.ts';
import { securityTexts } from './securityTexts.ts';

export interface SecondFactorModel {
  readonly language: Language;
  /** `/identity/{interaction}/second-factor` */
  readonly address: string;
  readonly hasApp: boolean;
  /** The ceremony's options; null if the person has no passkey on this host. */
  readonly passkeyOptions: string | null;
  /** The person asked to enter a recovery code. */
  readonly recovery: boolean;
  readonly refusal: string | null;
  readonly problem: string | null;
}

/** Asks for the second step of a sign-in: a passkey, a code of the app, or a recovery code. */
export function secondFactorPage(model: SecondFactorModel): string {
  const { language, address, hasApp, passkeyOptions, recovery, refusal, problem } = model;
  const words = securityTexts[language];
  const byRecovery = recovery || (!hasApp && passkeyOptions === null);
  const asksForCode = byRecovery || hasApp;
  const lead = byRecovery ? words.recoveryLead : hasApp ? words.codeLead : words.passkeyLead;
  const content = html`<h1>${words.codeTitle}</h1>
    <p class="lead">${lead}</p>
    ${notice(refusal)}
    ${
      recovery || passkeyOptions === null
        ? null
        : html`${passkeyForm({
              language,
              action: `${address}/passkey?language=${language}`,
              kind: 'authenticate',
              options: passkeyOptions,
              label: words.usePasskey,
            })}
            <p class="help" data-no-passkeys>${words.noScript}</p>
            ${asksForCode ? html`<p class="or">${words.or}</p>` : null}`
    }
    ${
      asksForCode
        ? html`<form
            method="post"
            action="${address}?language=${language}${byRecovery ? '&with=recovery' : ''}"
            novalidate
          >
            ${field({
              name: 'code',
              type: 'text',
              label: byRecovery ? words.recoveryCode : words.code,
              autocomplete: byRecovery ? 'off' : 'one-time-code',
              value: '',
              help: byRecovery ? null : words.codeHelp,
              problem,
              focused: passkeyOptions === null || recovery,
              digits: !byRecovery,
            })}
            <button type="submit" class="${passkeyOptions !== null && !recovery ? 'quiet' : ''}">
              ${words.confirm}
            </button>
          </form>`
        : null
    }
    ${
      byRecovery && !recovery
        ? null
        : html`<p class="aside">
            ${
              recovery
                ? html`<a href="${address}?language=${language}"
                    >${hasApp ? words.useApp : words.usePasskey}</a
                  >`
                : html`<a href="${address}?language=${language}&with=recovery">${words.useRecovery}</a>`
            }
          </p>`
    }`;
  return layout({
    language,
    title: words.codeTitle,
    address,
    content,
    scripts: passkeyOptions === null ? [] : ['passkeys'],
  });
}
