import type { Page } from 'playwright-core';

/** Each field on a page: its name, what it is for (`any` if it doesn't say), and its keyboard. */
export const fieldsOf = (page: Page): Promise<string[]> =>
  page
    .locator('input:not([type=file]):not([type=hidden]):not([type=checkbox]):visible, main select:visible')
    .evaluateAll((fields) =>
      fields.map((field) => {
        const { type, inputMode, autocomplete, labels } = field as HTMLInputElement;
        const name = field.getAttribute('aria-label') ?? labels?.[0]?.textContent ?? '';
        const keyboard = type === 'text' && inputMode !== '' ? inputMode : type;
        return `${name.replace(/[\s*]+$/, '')}: ${autocomplete || 'any'}, ${keyboard}`;
      }),
    );
