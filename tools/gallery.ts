/**
 * `npm run gallery`: shows and checks every view of the running product in each language, width, and look. `--help` says more.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromiumPath } from '#tests/support/chromiumPath.mjs';
import { openChromium } from '#tests/support/chromium.ts';
import { startProduct } from '#tests/support/product.ts';
import { everyView } from '#tests/views/everyView.ts';
import { openTour, type Visit, visit } from '#tests/views/tour.ts';
import { languages } from '#vocabulary/languages.ts';
import { build } from './build.mjs';
import { galleryPage } from './gallery/page.ts';
import { everyLook, everyWidth, notShown, picture, type Picture } from './gallery/picture.ts';
import { reportOf } from './gallery/report.ts';
import { optionsOf, refuse } from './usage.mjs';

const help = `npm run gallery                 every view in each language, at 390, 768, 1440, and 2560 px, in light, dark, and
                                forced colors
npm run gallery -- WORD …       the views whose name contains one of the words
npm run gallery -- --look dark  one of the looks; --width 390 and --language es do the same, and each can be repeated
npm run gallery -- --check      only the checks, without screenshots

The screenshots and an index of them that works offline are in test-results/gallery, with faults.txt. Programs look
for pages that are too wide, texts that are cut off, badly set, or pale, broken images, and focus that cannot be seen.
The exit code is 1 if they find any.`;

const several = { type: 'string', multiple: true } as const;
const { values, positionals } = optionsOf(help, {
  check: { type: 'boolean' },
  look: several,
  width: several,
  language: several,
});

/** Those of `all` that were named; all of them if none was. Ends the program if one does not exist. */
function chosen<Each extends string | number>(all: readonly Each[], named: readonly string[] = []): Each[] {
  const unknown = named.filter((each) => !all.map(String).includes(each));
  if (unknown.length > 0) {
    console.error(`There is no ${unknown.join(' or ')}; there are ${all.join(', ')}.`);
    process.exit(1);
  }
  return all.filter((each) => named.length === 0 || named.includes(String(each)));
}

async function takeAll(): Promise<number> {
  const unknown = positionals.find((word) => everyView.every(({ name }) => !name.includes(word)));
  if (unknown !== undefined) refuse(`No view has ${unknown} in its name.`, help);
  const views = everyView.filter(
    ({ name }) => positionals.length === 0 || positionals.some((word) => name.includes(word)),
  );
  const spoken = chosen(languages, values.language);
  const folder = fileURLToPath(new URL('../test-results/gallery/', import.meta.url));
  const wanted = {
    widths: chosen(everyWidth, values.width),
    looks: chosen(everyLook, values.look),
    folder: values.check === true ? null : folder,
  };
  build();
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const pictures: Picture[] = [];
  const product = await startProduct();
  const browser = await openChromium(chromiumPath(true));
  try {
    await product.seeded();
    const tour = await openTour(product, browser);
    for (const language of spoken)
      for (const [place, view] of views.entries()) {
        const before = pictures.length;
        const take = async (opened: Visit) => void pictures.push(...(await picture(opened, wanted)));
        await visit(tour, view, language, take).catch((error: unknown) => {
          pictures.push(notShown(view.name, language, error));
        });
        const faults = new Set(pictures.slice(before).flatMap((each) => each.faults));
        console.log(`${language} ${place + 1}/${views.length} ${view.name}: ${faults.size} faults`);
        // A run takes an hour, and one that is stopped has its pages, too.
        writeFileSync(`${folder}index.html`, galleryPage(views, pictures));
        writeFileSync(`${folder}faults.txt`, reportOf(pictures));
      }
  } finally {
    await browser.close();
    await product.stop();
  }
  console.log(reportOf(pictures));
  return pictures.some(({ faults }) => faults.length > 0) ? 1 : 0;
}

process.exitCode = await takeAll();
