import type { Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { violationsOf, wcagAndGoodPractice } from '#tests/support/axe.ts';
import { filledButtons } from '#tests/support/filledButtons.ts';
import { cutTexts, hiddenFocus } from '#tests/support/pageFaults.ts';
import { repeatedControls } from '#tests/support/repeatedControls.ts';
import { resize } from '#tests/support/resize.ts';
import { aWorld } from '#tests/support/world.ts';
import { everyView } from '#tests/views/everyView.ts';
import { openTour, settle, visit, type Tour } from '#tests/views/tour.ts';
import { untranslated } from '#tests/views/untranslated.ts';
import { coversItsPage, type View } from '#tests/views/view.ts';
import type { Language } from '#vocabulary/languages.ts';

const world = aWorld();
let tour: Tour;
beforeAll(async () => {
  tour = await openTour(world.product, world.browser);
});

/** How wide the dialog of a view is where the page has room for it (acceptance list, A14). */
const dialogWidths: Readonly<Record<string, 400 | 700 | 1_000>> = {
  'create-profile-leave': 400,
  'dashboard-delete': 400,
  'dashboard-download-failed': 400,
  'dashboard-downloading': 400,
  'edit-profile-billing': 400,
  'edit-profile-login-failed': 400,
  'home-delete': 400,
  'own-second-profile': 400,
  'repair-center-failed': 400,
  'settings-phone': 400,
  'support-grant': 400,
  'support-impersonate': 400,
  'support-visit': 400,
  'credit-analysis-history': 700,
  'dashboard-day': 700,
  'dashboard-quick-import': 700,
  'dashboard-walkthrough': 700,
  'dashboard-withdrawn': 700,
  'new-home-introduction': 700,
  'repair-center-options': 700,
  'repair-center-ready': 700,
  'dashboard-tutorial': 1_000,
  'edit-profile-document': 1_000,
  'repair-center-preview': 1_000,
  'settings-access-record': 1_000,
};

/**
 * Measured in each window in which the view is looked at anyway, because laying out a page again costs half a CPU second.
 * tests/screens/ui/dialog.test.tsx measures each kind of dialog from 390 to 2,560 px.
 */
async function expectDialogWidth(page: Page, { name }: View): Promise<void> {
  const wanted = dialogWidths[name];
  if (wanted === undefined) return;
  const [width, space] = await page
    .locator('dialog[open]')
    .evaluate((dialog: HTMLElement) => [dialog.offsetWidth, innerWidth] as const);
  // A phone's dialog is as wide as the phone; elsewhere 16 px are left free on both sides.
  const right = space < 480 ? space : Math.min(wanted, space - 32);
  expect([name, space, width]).toEqual([name, space, right]);
}

const looks = [
  { colorScheme: 'light', width: 1440 },
  { colorScheme: 'dark', width: 390 },
] as const;
type Look = (typeof looks)[number];

/**
 * The WCAG 2.2 rules (A and AA) and good practices that the page violates, and how many pixels it is wider than its
 * window.
 */
async function problems(page: Page) {
  const violations = await violationsOf(page, wcagAndGoodPractice);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  return {
    violations: violations.map(({ id, html }) => `${id}: ${html}`),
    overflow: Math.max(0, overflow),
  };
}

async function expectUsable(page: Page, view: View, { colorScheme, width: usual }: Look): Promise<void> {
  const width = view.narrow === true ? 390 : usual;
  await page.emulateMedia({ colorScheme });
  // Afterwards, what the change of the theme or the window makes move is moving.
  await resize(page, width, 900);
  await expectDialogWidth(page, view);
  // Controls that are scrolled behind the header must not count as too small to hit.
  await page.evaluate(() => window.scrollTo(0, 0));
  await settle(page);
  expect([colorScheme, width, await problems(page)]).toEqual([
    colorScheme,
    width,
    { violations: [], overflow: 0 },
  ]);
}

/** A phone's narrowest page, and a window of 1280 by 1024 pixels at 200%. */
const smallWindows = [
  { width: 320, height: 640 },
  { width: 640, height: 512 },
] as const;

/** At 320 px, and enlarged to 200%, nothing scrolls sideways, no text is cut off, and what has the focus is in sight. */
async function expectReflow(page: Page, view: View): Promise<void> {
  const index = everyView.indexOf(view);
  for (const { width, height } of isThorough ? smallWindows : smallWindows.slice(0, 1 + (index % 2))) {
    await resize(page, width, height);
    await expectDialogWidth(page, view);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    // What gets the focus now shows it as for people who use the keyboard.
    await page.keyboard.press('Tab');
    const [hidden, cut] = [await page.evaluate(hiddenFocus), await page.evaluate(cutTexts)];
    expect([width, { overflow, hidden, cut }]).toEqual([width, { overflow: 0, hidden: [], cut: [] }]);
  }
}

/** A complete report takes minutes; reportView.test.ts checks a short one in both languages. */
const isTooLong = ({ name }: View) => name === 'report';

/** Every view in every color scheme and language takes a quarter of an hour: `REDRESS_EVERY_LOOK=yes`. */
const isThorough = process.env['REDRESS_EVERY_LOOK'] === 'yes';

async function lookAt(view: View, language: Language, used: readonly Look[]): Promise<void> {
  await visit(tour, view, language, async ({ page }) => {
    expect(await page.evaluate(() => document.documentElement.lang)).toBe(language);
    expect(await untranslated(page, language)).toEqual([]);
    // A report's tables have references, and several rows may refer to one finding.
    const repeated = view.name === 'report' ? [] : await page.evaluate(repeatedControls);
    expect(repeated).toEqual([]);
    expect((await page.evaluate(filledButtons)).slice(1)).toEqual([]);
    await expectDialogWidth(page, view);
    if (isTooLong(view)) return;
    for (const look of used) await expectUsable(page, view, look);
    if (!coversItsPage(view)) await expectReflow(page, view);
  });
}

it('A14 measures the dialog of each view that it names', () => {
  const names = everyView.map(({ name }) => name);
  expect(Object.keys(dialogWidths).filter((name) => !names.includes(name))).toEqual([]);
});

/** Spanish has the longer words. Views are checked alternately light and wide, and dark and narrow. */
it.each(everyView.map((view, index) => [view.name, view, index] as const))(
  'A8 A14 %s has no English left in Spanish, has the right width, is accessible, and reflows',
  (_, view, index) => lookAt(view, 'es', isThorough ? looks : looks.slice(index % 2, (index % 2) + 1)),
);

/** The machines' walks check the views of each of their states in English. */
it.each((isThorough ? everyView : []).map((view) => [view.name, view] as const))(
  '%s is accessible in English',
  (_, view) => lookAt(view, 'en', looks),
);
