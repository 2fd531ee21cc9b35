/**
 * `npm run gallery [-- [--dark | --forced] WORD …]`: takes screenshots of every view of the running product, or of those whose
 * name contains one of the words, in each language at 390, 768, 1440, and 2560 px, and writes an index next to them that
 * works offline.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { openChromium } from '#tests/support/chromium.ts';
import { startProduct } from '#tests/support/product.ts';
import { everyView } from '#tests/views/everyView.ts';
import { openTour, type Visit, visitAll } from '#tests/views/tour.ts';
import { languages } from '#vocabulary/languages.ts';
import { galleryPage } from './gallery/page.ts';
import { picture, type Picture } from './gallery/picture.ts';
import { build } from './build.mjs';
import { chromiumPath } from '#tests/support/chromiumPath.mjs';

const folder = fileURLToPath(new URL('../test-results/gallery/', import.meta.url));
const words = process.argv.slice(2);
const scheme = words.includes('--forced') ? 'forced' : words.includes('--dark') ? 'dark' : 'light';
const wanted = words.filter((word) => !word.startsWith('--'));
const views = everyView.filter(
  ({ name }) => wanted.length === 0 || wanted.some((word) => name.includes(word)),
);

build();
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
const pictures: Picture[] = [];
const product = await startProduct();
const browser = await openChromium(chromiumPath(true));
try {
  await product.seeded();
  const tour = await openTour(product, browser);
  for (const language of languages) {
    const take = async (visit: Visit) => {
      pictures.push(...(await picture(visit, folder, scheme)));
    };
    await visitAll(tour, language, take, views);
  }
} finally {
  await browser.close();
  await product.stop();
}
writeFileSync(`${folder}index.html`, galleryPage(views, pictures));
console.log(`${pictures.length} screenshots of ${views.length} views: test-results/gallery/index.html`);
