import { everyMachine } from './everyMachine.ts';
import { layOut } from './layout.ts';
import { chartOf } from './model.ts';
import { indexOf, pageOf } from './page.ts';
import { svgOf } from './svg.ts';

/** Everything that belongs into docs/charts: file names and contents, the same bytes for the same machines. */
export async function chartFiles(): Promise<Map<string, string>> {
  const sources = await everyMachine();
  const files = new Map([['README.md', indexOf(sources)]]);
  for (const source of sources) {
    const { id } = source.machine;
    files.set(`${id}.svg`, svgOf(await layOut(chartOf(source.machine))));
    files.set(`${id}.md`, pageOf(source));
  }
  return files;
}
