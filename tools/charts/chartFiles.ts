import type { Language } from '#vocabulary/languages.ts';
import { everyMachine } from '#tests/paths/harness/everyMachine.ts';
import { layOut } from './layout.ts';
import { chartOf } from './model.ts';
import { indexOf, pageOf } from './page.ts';
import { english } from '#locales/statusChart/texts.en.ts';
import { spanish } from '#locales/statusChart/texts.es.ts';
import type { PlainWords } from '#locales/statusChart/words.ts';
import { plainStatusChart } from './plain.ts';
import { svgOf } from './svg.ts';

/**
 * All files of docs/charts, with names and contents. The same machines always give the same bytes.
 *
 * @param arrange lays out each chart; another one may keep the layouts
 */
export async function chartFiles(arrange = layOut): Promise<Map<string, string>> {
  const sources = await everyMachine();
  const files = new Map([['README.md', indexOf(sources)]]);
  for (const source of sources) {
    const { id } = source.machine;
    files.set(`${id}.svg`, svgOf(await arrange(chartOf(source.machine))));
    files.set(`${id}.md`, pageOf(source));
  }
  for (const [language, words] of Object.entries(plain))
    files.set(`clientStatus.plain.${language}.svg`, await plainSvg(words, arrange));
  return files;
}

const plain = { en: english, es: spanish } satisfies Record<Language, PlainWords>;

async function plainSvg(words: PlainWords, arrange: typeof layOut): Promise<string> {
  const { title, description, kindOfPicture } = words;
  const layout = await arrange(plainStatusChart(words), title);
  return svgOf(layout, undefined, { title, description: `${description} ${kindOfPicture}` });
}
