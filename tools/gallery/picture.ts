import sharp from 'sharp';
import { resize } from '#tests/support/resize.ts';
import { settle, type Visit } from '#tests/views/tour.ts';

export interface Picture {
  readonly view: string;
  readonly language: string;
  readonly width: number;
  readonly file: string;
}

/** How a device shows pages. */
export type Scheme = 'light' | 'dark' | 'forced';

const widths = [2560, 1440, 768, 390] as const;
/** In pixels: the visible height without scrolling, and the maximum height of a screenshot of a long page. */
const heights = { 2560: 1300, 1440: 900, 768: 1024, 390: 844 } as const;
const longest = 3_200;

/**
 * Takes screenshots of an open view at each of its widths. The window is made as tall as the page, so that nothing
 * is cut off.
 */
export async function picture(
  { view, page, language }: Visit,
  folder: string,
  scheme: Scheme,
): Promise<Picture[]> {
  await page.emulateMedia(
    scheme === 'forced'
      ? { colorScheme: 'dark', forcedColors: 'active' }
      : { colorScheme: scheme, forcedColors: 'none' },
  );
  const taken: Picture[] = [];
  for (const width of widths.filter((each) => view.narrow !== true || each < 768)) {
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
    const file = `${view.name}.${language}.${width}.webp`;
    await sharp(await page.screenshot())
      .webp({ quality: 82 })
      .toFile(`${folder}${file}`);
    taken.push({ view: view.name, language, width, file });
  }
  return taken;
}
