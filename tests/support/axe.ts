import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type axe from 'axe-core';
import type { Page } from 'playwright-core';

/** WCAG 2.2, A and AA, and good practice. */
export const wcagAndGoodPractice = [
  'wcag2a',
  'wcag2aa',
  'wcag21a',
  'wcag21aa',
  'wcag22a',
  'wcag22aa',
  'best-practice',
] as const;

/** A rule that the page breaks, and the markup of the first element that does. */
export interface Violation {
  readonly id: string;
  readonly html: string;
}

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * A page that stays open gets axe once. Minified, and past Playwright's own `evaluate`, which has the page parse it
 * twice, that costs a quarter of the processor time.
 */
async function loadInto(page: Page): Promise<void> {
  if (await page.evaluate(() => 'axe' in window)) return;
  const session = await page.context().newCDPSession(page);
  await session.send('Runtime.evaluate', { expression: source });
  // Not detached: with any session of the page that ends, Chromium forgets its virtual passkeys.
}

/**
 * The rules with these tags that a page violates; without tags, all of axe's rules. Frames are not checked, because the
 * product has none.
 */
export async function violationsOf(page: Page, tags: readonly string[] = []): Promise<readonly Violation[]> {
  await loadInto(page);
  return page.evaluate(async (runOnly) => {
    const { axe: loaded } = window as unknown as { axe: typeof axe };
    const options = { resultTypes: ['violations' as const], preload: false };
    const found = await loaded.run(
      document,
      runOnly.length > 0 ? { ...options, runOnly: [...runOnly] } : options,
    );
    return found.violations.map(({ id, nodes }) => ({ id, html: nodes[0]?.html.slice(0, 160) ?? '' }));
  }, tags);
}
