import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { demonstrationMails } from '#server/configuration.ts';
import { signedIn } from '#tests/support/mainJob.ts';
import { aWorld } from '#tests/support/world.ts';

const world = aWorld();
/** The file that moves the interface. */
const elements = '/assets/elements-';

async function settings(
  reducedMotion: 'no-preference' | 'reduce',
): Promise<{ page: Page; problems: string[] }> {
  const { business } = world.product;
  return signedIn(world.browser, business, demonstrationMails.b2b, '/settings', {
    reducedMotion,
    viewport: { width: 1440, height: 900 },
  });
}

/** What moves the interface has loaded, and run: importing it again waits for that. */
async function motionLoaded(page: Page): Promise<void> {
  const loaded = await page.waitForFunction((name) => {
    const [first] = performance.getEntriesByType('resource').filter((entry) => entry.name.includes(name));
    return first?.name;
  }, elements);
  // As text, because Vitest would turn the import into one of its own.
  await page.evaluate(`import(${JSON.stringify(await loaded.jsonValue())}).then(() => null)`);
}

/** The code of the drawers is there after one was opened. */
async function openOnce(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Notes' }).click();
  await page.getByRole('dialog', { name: 'Notes' }).waitFor();
  await page.keyboard.press('Escape');
  // By its tag, because a dialog that moves out has no role.
  await page.locator('dialog').waitFor({ state: 'detached' });
}

interface Frame {
  readonly left: number;
  readonly leaving: boolean;
  readonly inert: boolean;
  readonly focus: string | null;
}

/** What no busy machine draws before a dialog has moved. */
const tooManyFrames = 2000;

/**
 * Presses a button and watches the dialog frame by frame, until it is where the button leads: at
 * rest, or gone. Frames before it is there don't count as rest, however many a busy machine draws.
 */
async function watch(page: Page, start: 'Notes' | 'Close'): Promise<Frame[]> {
  return page.evaluate(
    async ({ name, most }) => {
      const leadsToDialog = name === 'Notes';
      const frames: Frame[] = [];
      const button = document.querySelector<HTMLElement>(
        `button[aria-label="${name}"], button[title="${name}"]`,
      );
      button?.focus();
      button?.click();
      for (let resting = 0; resting < 10 && frames.length < most;) {
        await new Promise(requestAnimationFrame);
        const dialog = document.querySelector('dialog');
        const left = dialog?.getBoundingClientRect().left ?? Number.NaN;
        const arrived = (dialog !== null) === leadsToDialog;
        resting = arrived && Object.is(frames.at(-1)?.left, left) ? resting + 1 : 0;
        frames.push({
          left,
          leaving: dialog?.hasAttribute('data-leaving') ?? false,
          inert: dialog?.inert ?? false,
          focus: document.activeElement?.getAttribute('aria-label') ?? null,
        });
      }
      return frames;
    },
    { name: start, most: tooManyFrames },
  );
}

it('a drawer slides in from its side and out again, with focus back at once', async () => {
  const { page, problems } = await settings('no-preference');
  await motionLoaded(page);
  await openOnce(page);
  const opening = await watch(page, 'Notes');
  const rest = 1440 - 400;
  expect(opening.at(-1)).toMatchObject({ left: rest, leaving: false });
  expect(opening.some(({ left }) => left > rest)).toBe(true);

  const closing = await watch(page, 'Close');
  const leaving = closing.filter((frame) => frame.leaving);
  expect(leaving.some(({ left }) => left > rest)).toBe(true);
  expect(new Set(leaving.map(({ inert, focus }) => `${inert} ${focus}`))).toEqual(new Set(['true Notes']));
  expect(closing.at(-1)).toMatchObject({ left: Number.NaN, leaving: false, focus: 'Notes' });

  await page.getByRole('button', { name: 'Notes' }).click();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Notes' }).click();
  await page.getByRole('dialog', { name: 'Notes' }).getByLabel('New note').fill('Still usable');
  expect(await page.locator('dialog:not([data-leaving])').count()).toBe(1);
  expect(problems).toEqual([]);
});

it('nothing moves, and nothing is loaded to move it, for someone who prefers less motion', async () => {
  const { page } = await settings('reduce');
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  await page.getByRole('navigation').getByRole('link', { name: 'Repair Center' }).click();
  await page.getByRole('heading', { name: 'Repair Center', level: 1 }).waitFor();
  await page.waitForLoadState('networkidle');
  await openOnce(page);
  const frames = [...(await watch(page, 'Notes')), ...(await watch(page, 'Close'))];
  const places = frames.map(({ left }) => left).filter((left) => !Number.isNaN(left));
  expect(new Set(places)).toEqual(new Set([1440 - 400]));
  expect(await page.locator('dialog').count()).toBe(0);
  expect(loaded.filter((url) => url.includes(elements))).toEqual([]);
});
