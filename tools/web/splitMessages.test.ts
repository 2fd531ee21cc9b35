import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { rolldown, type Plugin } from 'rolldown';
import { expect, it } from 'vitest';
import { aFolder } from '#tests/support/aStore.ts';
import { splitMessages } from './splitMessages.ts';

const messages = { firstA: ['§\u00a01681i'], 'fir-tB': ['Due'], laterC: ['Export'], laterD: ['Deleted'] };

/** Stands for Lingui's plugin, which compiles a catalog whatever its file holds. */
const lingui: Plugin = {
  name: 'lingui',
  transform: {
    filter: { id: /\?lingui$/ },
    handler: () =>
      `export const messages = JSON.parse(${JSON.stringify(JSON.stringify(messages)).replaceAll('\u00a0', String.raw`\xA0`)});`,
  },
};

/** The text of the chunk with this part of the catalog, from a page that opens a dialog later. */
async function partOf(part: 'first' | 'rest'): Promise<string> {
  const folder = aFolder();
  mkdirSync(join(folder, 'ui'));
  writeFileSync(join(folder, 'en.po'), '');
  writeFileSync(
    join(folder, 'page.js'),
    `import { due } from './ui/due.js';
    console.log({ id: "firstA" }, due, () => import('./dialog.js'), () => import('./en.po?${part}?lingui'));`,
  );
  writeFileSync(join(folder, 'ui', 'due.js'), 'export const due = { id: "fir-tB" };');
  writeFileSync(join(folder, 'dialog.js'), 'export const dialog = { id: "laterC" };');
  const { configResolved, ...plugin } = splitMessages([join(folder, 'page.js')]);
  if (typeof configResolved !== 'function') throw new Error('The plugin is not told what it builds');
  Reflect.apply(configResolved, undefined, [{ command: 'build' }]);
  const bundle = await rolldown({ input: join(folder, 'page.js'), plugins: [lingui, plugin as Plugin] });
  const { output } = await bundle.generate();
  await bundle.close();
  const chunk = output.find((each) => each.type === 'chunk' && each.code.includes('JSON.parse'));
  return chunk?.type === 'chunk' ? chunk.code : '';
}

it('puts the messages of what loads with the first screens into the first part, and all others into the rest', async () => {
  const [first, rest] = [await partOf('first'), await partOf('rest')];
  const idsIn = (text: string) => Object.keys(messages).filter((id) => text.includes(id));
  expect(idsIn(first)).toEqual(['firstA', 'fir-tB']);
  expect(idsIn(rest)).toEqual(['laterC', 'laterD']);
  expect(first).toContain(String.raw`§\xA01681i`);
});
