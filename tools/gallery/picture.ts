import sharp from 'sharp';
import type { Page } from 'playwright-core';
import { resize } from '#tests/support/resize.ts';
import { settle, type Visit } from '#tests/views/tour.ts';
import { coversItsPage } from '#tests/views/view.ts';
import { hiddenStops, pictureFaults, unmarkedStops } from './faults.ts';

/** How a device shows pages. */
export const everyLook = ['light', 'dark', 'forced'] as const;
export type Look = (typeof everyLook)[number];

export const everyWidth = [2560, 1440, 768, 390] as const;
/** In pixels: the visible height without scrolling, and the maximum height of a screenshot of a long page. */
const heights = { 2560: 1300, 1440: 900, 768: 1024, 390: 844 } as const;
const longest = 3_200;

export interface Picture {
  readonly view: string;
  readonly language: string;
  readonly width: number;
  readonly look: Look;
  /** Null if only the checks ran. */
  readonly file: string | null;
  readonly faults: readonly string[];
}

/** What is wanted of each view. */
export interface Wanted {
  readonly widths: readonly (typeof everyWidth)[number][];
  readonly looks: readonly Look[];
  /** Where the screenshots go; null takes none. */
  readonly folder: string | null;
}

/** For a view that did not open, or could not be checked. */
export const notShown = (view: string, language: string, error: unknown): Picture => ({
  view,
  language,
  width: everyWidth[0],
  look: everyLook[0],
  file: null,
  faults: [`not shown: ${String(error)}`],
});

const showAs = (page: Page, look: Look): Promise<void> =>
  page.emulateMedia(
    look === 'forced'
      ? { colorScheme: 'dark', forcedColors: 'active' }
      : { colorScheme: look, forcedColors: 'none' },
  );

/** Makes the window as wide as wanted and as tall as the page, so that nothing is cut off. */
async function unroll(page: Page, width: (typeof everyWidth)[number]): Promise<void> {
  await resize(page, width, heights[width]);
  await settle(page);
  const [length, modal] = await page.evaluate(() => [
    document.documentElement.scrollHeight,
    document.querySelector('dialog[open]') !== null,
  ]);
  // The page behind a dialog does not matter.
  if (!modal && length > heights[width]) await resize(page, width, Math.min(length, longest));
  await page.evaluate(() => window.scrollTo(0, 0));
  await settle(page);
}

/** Checks an open view at each of its widths and in each look, and takes its screenshots. */
export async function picture(
  { view, page, language }: Visit,
  { widths, looks, folder }: Wanted,
): Promise<Picture[]> {
  const taken: Picture[] = [];
  const itsWidths = widths.filter((each) => view.narrow !== true || each < 768);
  for (const width of itsWidths) {
    await unroll(page, width);
    for (const look of looks) {
      await showAs(page, look);
      await settle(page);
      const file = folder === null ? null : `${view.name}.${language}.${width}.${look}.webp`;
      if (file !== null)
        await sharp(await page.screenshot())
          .webp({ quality: 82 })
          .toFile(`${folder}${file}`);
      const faults = await pictureFaults(page, look);
      taken.push({ view: view.name, language, width, look, file, faults });
    }
  }
  // Last, since a page may show something else once the focus was there.
  const found: string[][] = [];
  for (const width of itsWidths) {
    await resize(page, width, heights[width]);
    const hidden = coversItsPage(view) ? [] : await hiddenStops(page);
    for (const look of looks) {
      await showAs(page, look);
      found.push([...hidden, ...(await unmarkedStops(page))]);
    }
  }
  return taken.map((each, place) => ({ ...each, faults: [...each.faults, ...(found[place] ?? [])] }));
}
