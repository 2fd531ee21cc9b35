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
  /** Phones show a keypad. */
  readonly digits?: boolean;
}

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
  digits,
}: Field): Html {
  const described = [help === null ? '' : `${name}-help`, problem === null ? '' : `${name}-problem`]
    .filter((id) => id !== '')
    .join(' ');
  return html`<div class="field">
    <label for="${name}">${label}</label>
    ${help === null ? null : html`<p class="help" id="${name}-help">${help}</p>`}
    <input
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
    />
    ${problem === null ? null : html`<p class="problem" id="${name}-problem">${problem}</p>`}
  </div>`;
}
