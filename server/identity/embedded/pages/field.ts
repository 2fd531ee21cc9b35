import { html, type Html } from '#server/pages/html.ts';

export interface Field {
  readonly name: string;
  readonly type: 'text' | 'email' | 'password';
  readonly label: string;
  readonly autocomplete: string;
  /** What was typed before; a password is never sent back. */
  readonly value: string;
  readonly help: string | null;
  readonly problem: string | null;
  readonly focused: boolean;
  /** Names the button that shows what was typed, from the label in lower case; only for passwords. */
  readonly reveal?: (label: string) => string;
  /** Phones show a keypad. */
  readonly digits?: boolean;
}

/** The eye is crossed out while the password is shown. The button stays hidden without our script. */
const revealable = (name: string, label: string, input: Html): Html =>
  html`<div class="secret">
    ${input}
    <button
      type="button"
      class="reveal"
      data-reveals="${name}"
      aria-label="${label}"
      aria-pressed="false"
      title="${label}"
      hidden
    >
      <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
        <path d="M2 12s3.6-7 10-7 10 7 10 7-3.6 7-10 7S2 12 2 12z" />
        <circle cx="12" cy="12" r="3" />
        <path class="cross" d="m4 4 16 16" />
      </svg>
    </button>
  </div>`;

/** A labeled input. Its help and its error appear next to it and are read out with it. */
export function field({
  name,
  type,
  label,
  autocomplete,
  value,
  help,
  problem,
  focused,
  reveal,
  digits,
}: Field): Html {
  const described = [help === null ? '' : `${name}-help`, problem === null ? '' : `${name}-problem`]
    .filter((id) => id !== '')
    .join(' ');
  const input = html`<input
    id="${name}"
    name="${name}"
    type="${type}"
    autocomplete="${autocomplete}"
    value="${type === 'password' ? '' : value}"
    required
    ${type === 'email' ? html`inputmode="email" autocapitalize="none" spellcheck="false"` : null}
    ${digits === true ? html`inputmode="numeric"` : null}
    ${described === '' ? null : html`aria-describedby="${described}"`}
    ${problem === null ? null : html`aria-invalid="true"`}
    ${focused ? html`autofocus` : null}
  />`;
  return html`<div class="field">
    <label for="${name}">${label}</label>
    ${help === null ? null : html`<p class="help" id="${name}-help">${help}</p>`}
    ${reveal === undefined ? input : revealable(name, reveal(label.toLowerCase()), input)}
    ${problem === null ? null : html`<p class="problem" id="${name}-problem">${problem}</p>`}
  </div>`;
}
