import type { Page } from 'playwright-core';
import { type Violation, violationsOf } from '#tests/support/axe.ts';
import { wideEdges } from '#tests/support/forcedFaults.ts';
import { cutTexts, hiddenFocus } from '#tests/support/pageFaults.ts';
import { textFaults } from '#tests/support/textFaults.ts';
import { unmarkedFocus } from '#tests/support/unmarkedFocus.ts';
import type { Look } from './picture.ts';

/** What differs from one load to the next says nothing about the element. */
const plain = (html: string): string =>
  html.replaceAll(/ (?:id|for|class|aria-[a-z]+by|data-[a-z-]+)="[^"]*"/g, '');

/** What does not need a person to see it: that a page is too wide, that texts are badly set, or can hardly be read. */
export async function pictureFaults(page: Page, look: Look): Promise<string[]> {
  const sideways = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  const broken = await page.evaluate(() =>
    [...document.images].filter((image) => image.complete && image.naturalWidth === 0).map(({ src }) => src),
  );
  const cut = await page.evaluate(cutTexts);
  const texts = await page.evaluate(textFaults);
  const bars = look === 'forced' ? await page.evaluate(wideEdges) : [];
  // In forced colors, the reader's own palette decides.
  const pale = look === 'forced' ? [] : await tooPale(page, look);
  return [
    ...(sideways > 0 ? [`${sideways} px too wide`] : []),
    ...broken.map((source) => `broken image: ${source.slice(0, 80)}`),
    ...cut.map((text) => `cut off: ${plain(text)}`),
    ...texts,
    ...bars.map((html) => `edge as wide as a bar: ${plain(html)}`),
    ...pale.map(({ html }) => `pale: ${plain(html)}`),
  ];
}

/** Axe waits for timers, which never ring in a sandbox without scripts: such a page is checked in a copy. */
async function tooPale(page: Page, look: Exclude<Look, 'forced'>): Promise<readonly Violation[]> {
  const rules = ['color-contrast'];
  if (await page.evaluate(() => window.origin !== 'null')) return violationsOf(page, rules);
  const copy = await page.context().newPage();
  try {
    await copy.setViewportSize(page.viewportSize() ?? { width: 1440, height: 900 });
    await copy.emulateMedia({ colorScheme: look });
    await copy.setContent(await page.content());
    return await violationsOf(copy, rules);
  } finally {
    await copy.close();
  }
}

/** What has the focus behind something else. It moves the focus through the whole page. */
export async function hiddenStops(page: Page): Promise<string[]> {
  await page.keyboard.press('Tab');
  return (await page.evaluate(hiddenFocus)).map((html) => `focus behind something: ${plain(html)}`);
}

/** What does not show that it has the focus. It moves the focus through the whole page. */
export async function unmarkedStops(page: Page): Promise<string[]> {
  // What gets the focus now shows it as for people who use the keyboard.
  await page.keyboard.press('Tab');
  return (await page.evaluate(unmarkedFocus)).map((html) => `focus without a mark: ${plain(html)}`);
}
