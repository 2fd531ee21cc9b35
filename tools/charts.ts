/**
 * `npm run charts`: draws every machine of machines/ into docs/charts, each with a page in words, and removes files
 * that belong to no machine.
 */
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { chartFiles } from './charts/chartFiles.ts';
import { wordsOf } from './usage.mjs';

wordsOf('npm run charts    draws every workflow into docs/charts, each with a page in words');

const folder = new URL('../docs/charts/', import.meta.url);
mkdirSync(folder, { recursive: true });
const files = await chartFiles();
for (const name of readdirSync(folder)) {
  if (!files.has(name)) rmSync(new URL(name, folder));
}
for (const [name, content] of files) writeFileSync(new URL(name, folder), content);
const drawn = [...files.keys()].filter((name) => name.endsWith('.svg'));
console.log(`${drawn.length} charts written to docs/charts.`);
