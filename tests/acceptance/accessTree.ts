import { existsSync, readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect, vi } from 'vitest';
import { timeouts } from '#tests/support/timeouts.ts';

/** Landmarks, headings, and controls: what people who use a screen reader move by. */
const kept =
  /^ *- '?(banner|navigation|main|region|contentinfo|complementary|search|dialog|heading|button|link|textbox|combobox|checkbox|radio|switch|tab|tablist|radiogroup|group|list|table|progressbar|alert)\b/;

/** What depends on the day, and what is said only for a while. */
const passing = /button "\w+, \w+ \d+, \d{4}|button "Dismiss"|region "Messages"/;

async function treeOf(page: Page): Promise<string> {
  const dialog = page.locator('dialog[open]').last();
  const part = (await dialog.count()) > 0 ? dialog : page.locator('body');
  const lines = (await part.ariaSnapshot())
    .split('\n')
    .filter((line) => kept.test(line) && !passing.test(line))
    .map((line) => line.replaceAll(/\d\d\/\d\d\/\d{4}/g, 'DATE').replaceAll(/: [^"/].*$/g, ''));
  return `${lines.join('\n')}\n`;
}

/**
 * Compares a page's accessibility tree with the one that is kept in `accessTree`, without texts and dates.
 * Parts of a page load after its first screen, so the tree may become what it should be only after a while.
 */
export async function expectTree(page: Page, name: string): Promise<void> {
  const path = `accessTree/${name}.txt`;
  const file = new URL(path, import.meta.url);
  const expected = existsSync(file) ? readFileSync(file, 'utf8') : '';
  await vi
    .waitUntil(async () => (await treeOf(page)) === expected, timeouts.eventually)
    .catch(() => undefined);
  await expect(await treeOf(page)).toMatchFileSnapshot(path);
}
