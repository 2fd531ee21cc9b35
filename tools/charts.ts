/**
 * `npm run charts`: draws every machine of machines/ into docs/charts, with a page in words each. What is no machine's any
 * more is removed.
 */
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { chartFiles } from './charts/chartFiles.ts';

const folder = new URL('../docs/charts/', import.meta.url);
mkdirSync(folder, { recursive: true });
const files = await chartFiles();
for (const name of readdirSync(folder)) {
  if (!files.has(name)) rmSync(new URL(name, folder));
}
for (const [name, content] of files) writeFileSync(new URL(name, folder), content);
const drawn = [...files.keys()].filter((name) => name.endsWith('.svg'));
console.log(`${drawn.length} charts drawn into docs/charts.`);
