import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** Landmarks, headings, and controls: what people who use a screen reader move by. */
const kept =
  /^ *- '?(banner|navigation|main|region|contentinfo|complementary|search|dialog|heading|button|link|textbox|combobox|checkbox|radio|switch|tab|tablist|radiogroup|group|list|table|progressbar|alert)\b/;

/** What depends on the day, and what is said only for a while. */
const passing = /button "\w+, \w+ \d+, \d{4}|button "Dismiss"|region "Messages"/;

/** Compares a page's accessibility tree with the one that is kept in `accessTree`, without texts and dates. */
export async function expectTree(page: Page, name: string): Promise<void> {
  const dialog = page.locator('dialog[open]').last();
  const part = (await dialog.count()) > 0 ? dialog : page.locator('body');
  const tree = (await part.ariaSnapshot())
    .split('\n')
    .filter((line) => kept.test(line) && !passing.test(line))
    .map((line) => line.replaceAll(/\d\d\/\d\d\/\d{4}/g, 'DATE').replaceAll(/: [^"/].*$/g, ''))
    .join('\n');
  await expect(`${tree}\n`).toMatchFileSnapshot(`accessTree/${name}.txt`);
}
