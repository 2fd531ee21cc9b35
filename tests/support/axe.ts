import axe from 'axe-core';
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

/**
 * The rules with these tags that a page violates; without tags, all of axe's rules. Loading axe costs a page as much as
 * running its rules, so a page that stays open gets it once. Frames are not checked, because the product has none.
 */
export async function violationsOf(page: Page, tags: readonly string[] = []): Promise<readonly Violation[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
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
