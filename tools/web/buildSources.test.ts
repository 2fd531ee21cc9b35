import { existsSync, globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { sources } from '../build.mjs';

const isSource = (path: string) => sources.some((source) => path === source || path.startsWith(`${source}/`));
const found = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, path = '']) => path);

it('a build’s sources exist, and have everything that its configuration imports', () => {
  expect(sources.filter((source) => !existsSync(source))).toEqual([]);
  const imported = found(readFileSync('vite.config.ts', 'utf8'), /from '\.\/([^']+)'/g);
  expect(imported).toContain('tools/web/typeface.ts');
  expect(imported.filter((path) => !isSource(path))).toEqual([]);
});

it('a change in any folder that the pages import from needs another build', () => {
  const folders = new Set<string>();
  const waiting = ['src'];
  for (let folder = waiting.pop(); folder !== undefined; folder = waiting.pop()) {
    if (folders.has(folder)) continue;
    folders.add(folder);
    for (const file of globSync(`${folder}/**/*.{ts,tsx}`)) {
      const text = readFileSync(file, 'utf8').replaceAll(/(import|export) type [^;]*;/g, '');
      waiting.push(...found(text, /(?:from |import\()'#([\w-]+)\//g));
    }
  }
  expect(folders).toContain('disputes');
  expect([...folders].filter((folder) => !isSource(folder))).toEqual([]);
});
