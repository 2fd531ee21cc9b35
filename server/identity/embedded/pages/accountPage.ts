import type { Language } from '#vocabulary/languages.ts';
import { field } from './field.ts';
import { facts } from '#server/pages/facts.ts';
import { html, type Html } from '#server/pages/html.ts';
import { layout } from '#server/pages/layout.ts';
import { notice } from './notice.ts';
import { securityTexts } from './securityTexts.ts';
import type { SecurityTexts } from './securityTexts.en.ts';
import { newPasskeyForm, type NewPasskeyModel } from './setUpPages.ts';
import { texts } from './texts.ts';

export type AccountDone = keyof SecurityTexts['done'];

export interface AccountModel {
  readonly language: Language;
  /** `/identity/account` */
  readonly address: string;
  readonly mail: string;
  readonly isMailVerified: boolean;
  readonly done: AccountDone | null;
  readonly refusal: string | null;
  /** When the app was set up (ISO 8601); null if there is none. */
  readonly appSince: string | null;
  readonly passkeys: readonly {
    readonly id: string;
    readonly name: string;
    readonly isHere: boolean;
    readonly createdAt: string;
    readonly lastUsedAt: string | null;
  }[];
  /** Whether the person needs a second factor, so that the last one can’t be removed. */
  readonly needsFactor: boolean;
  readonly recoveryCodes: number;
  readonly newPasskey: Pick<NewPasskeyModel, 'options' | 'name'>;
  readonly problems: { readonly current?: string; readonly password?: string };
  readonly sessions: readonly {
    readonly uid: string;
    readonly name: string;
    readonly isThis: boolean;
    readonly firstSeenAt: string;
    readonly lastSeenAt: string;
  }[];
}

/** MM/DD/YYYY in both languages, as everywhere in the product. */
const day = (instant: string): string => instant.replace(/^(\d{4})-(\d{2})-(\d{2}).*$/, '$2/$3/$1');
const moment = (instant: string): string => `${day(instant)} ${instant.slice(11, 16)} UTC`;

interface Button {
  readonly action: string;
  readonly label: string;
  /** The label with the thing's name, for screen readers. */
  readonly named?: string;
}

const button = ({ action, label, named }: Button): Html =>
  html`<form method="post" action="${action}">
    <button type="submit" class="quiet" ${named === undefined ? null : html`aria-label="${named}"`}>
      ${label}
    </button>
  </form>`;

function passkeyRow(
  model: AccountModel,
  passkey: AccountModel['passkeys'][number],
  mayRemove: boolean,
): Html {
  const { language, address } = model;
  const words = securityTexts[language];
  const { id, name, isHere, createdAt, lastUsedAt } = passkey;
  const own = `${address}/passkeys/${id}`;
  const about = facts([
    words.passkeyAdded(day(createdAt)),
    ...(lastUsedAt === null ? [] : [words.passkeyUsed(day(lastUsedAt))]),
    ...(isHere ? [] : [words.otherHost]),
  ]);
  return html`<li>
    <div>
      <p>${name}</p>
      <p class="about">${about}</p>
    </div>
    <div class="acts">
      <form method="post" action="${own}/rename?language=${language}">
        <input
          name="name"
          type="text"
          value="${name}"
          required
          maxlength="60"
          autocomplete="off"
          aria-label="${words.passkeyName}"
        />
        <button type="submit" class="quiet" aria-label="${words.renameNamed(name)}">${words.rename}</button>
      </form>
      ${mayRemove ? button({ action: `${own}/remove?language=${language}`, label: words.remove, named: words.removeNamed(name) }) : null}
    </div>
  </li>`;
}

function factorsPart(model: AccountModel): Html {
  const { language, address, appSince, passkeys, recoveryCodes, needsFactor } = model;
  const words = securityTexts[language];
  const count = passkeys.length + (appSince === null ? 0 : 1);
  const mayRemove = !needsFactor || count > 1;
  return html`<section class="part" aria-labelledby="factors">
    <h2 id="factors">${words.factorsTitle}</h2>
    ${count === 0 ? html`<p class="help">${words.factorsNone}</p>` : null}
    ${mayRemove ? null : html`<p class="help">${words.factorsNeeded}</p>`}
    <ul class="rows">
      <li>
        <div>
          <p>${words.appTitle}</p>
          <p class="about">${appSince === null ? words.appAbout : words.appOn(day(appSince))}</p>
        </div>
        ${
          appSince === null
            ? html`<a class="button quiet" href="${address}/app?language=${language}">${words.setUpApp}</a>`
            : mayRemove
              ? button({
                  action: `${address}/app/remove?language=${language}`,
                  label: words.remove,
                  named: words.removeNamed(words.appTitle),
                })
              : null
        }
      </li>
      ${passkeys.map((passkey) => passkeyRow(model, passkey, mayRemove))}
      ${
        count === 0
          ? null
          : html`<li>
              <div>
                <p>${words.recoveryTitle}</p>
                <p class="about">${words.recoveryLeft(recoveryCodes)}. ${words.renewAbout}</p>
              </div>
              ${button({ action: `${address}/recovery-codes?language=${language}`, label: words.renewCodes })}
            </li>`
      }
    </ul>
    <h3>${words.passkeyTitle}</h3>
    <p class="help">${words.passkeyAbout}</p>
    ${newPasskeyForm({ language, action: `${address}/passkeys?language=${language}`, ...model.newPasskey, quiet: true })}
  </section>`;
}

function verificationPart({ language, address }: AccountModel): Html {
  const words = securityTexts[language];
  return html`<p class="help">${words.unverified}</p>
    ${button({ action: `${address}/verification?language=${language}`, label: words.sendVerification })}`;
}

function passwordPart({ language, address, mail, problems }: AccountModel): Html {
  const words = securityTexts[language];
  return html`<section class="part" aria-labelledby="password-part">
    <h2 id="password-part">${words.passwordTitle}</h2>
    <p class="help">${words.passwordAbout}</p>
    <form method="post" action="${address}/password?language=${language}" novalidate>
      <input type="text" name="mail" value="${mail}" autocomplete="username" hidden />
      ${field({
        name: 'current',
        type: 'password',
        label: words.passwordNow,
        reveal: texts[language].reveal,
        autocomplete: 'current-password',
        value: '',
        help: null,
        problem: problems.current ?? null,
        focused: problems.current !== undefined,
      })}
      ${field({
        name: 'password',
        type: 'password',
        label: words.passwordNew,
        reveal: texts[language].reveal,
        autocomplete: 'new-password',
        value: '',
        help: texts[language].passwordHelp,
        problem: problems.password ?? null,
        focused: problems.current === undefined && problems.password !== undefined,
      })}
      <button type="submit" class="quiet">${words.changePassword}</button>
    </form>
  </section>`;
}

function sessionsPart({ language, address, sessions }: AccountModel): Html {
  const words = securityTexts[language];
  return html`<section class="part" aria-labelledby="sessions">
    <h2 id="sessions">${words.sessionsTitle}</h2>
    <ul class="rows">
      ${sessions.map(
        ({ uid, name, isThis, firstSeenAt, lastSeenAt }) =>
          html`<li>
            <div>
              <p>${name}${isThis ? html` <strong>(${words.thisBrowser})</strong>` : null}</p>
              <p class="about">${words.seen(moment(firstSeenAt), moment(lastSeenAt))}</p>
            </div>
            ${isThis ? null : button({ action: `${address}/sessions/${uid}/end?language=${language}`, label: words.signOutOne, named: words.signOutNamed(name) })}
          </li>`,
      )}
    </ul>
    <p class="help">${words.signOutEverywhereAbout}</p>
    ${button({ action: `${address}/sign-out-everywhere?language=${language}`, label: words.signOutEverywhere })}
  </section>`;
}

/**
 * Everything about how a person signs in: second step, password, and the browsers they are signed in with. None of it is a
 * next step, so no button is solid.
 */
export function accountPage(model: AccountModel): string {
  const { language, address, mail, done, refusal } = model;
  const words = securityTexts[language];
  const content = html`<h1>${words.accountTitle}</h1>
    <p class="lead">${words.accountLead(mail)} <a href="/">${words.backToRedress}</a></p>
    ${notice(refusal)} ${done === null ? null : html`<p class="done" role="status">${words.done[done]}</p>`}
    ${model.isMailVerified ? null : verificationPart(model)} ${factorsPart(model)} ${passwordPart(model)}
    ${sessionsPart(model)}`;
  return layout({
    language,
    title: words.accountTitle,
    address,
    content,
    scripts: ['passkeys', 'reveal'],
    wide: true,
  });
}

/** Shown after every session was ended. */
export function endedEverywherePage(language: Language): string {
  const words = securityTexts[language];
  const content = html`<h1>${words.signedOutEverywhereTitle}</h1>
    <p class="lead">${words.signedOutEverywhere}</p>
    <a class="button" href="/">${words.signIn}</a>`;
  return layout({ language, title: words.signedOutEverywhereTitle, address: null, content });
}
