import { globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';

const root = fileURLToPath(new URL('../..', import.meta.url));
const { folders, exceptions, phrases } = z
  .object({
    /** Files, folders, and patterns of files without these phrases. Add a folder once it is clean. */
    folders: z.array(z.string()),
    exceptions: z.record(z.string(), z.string()),
    phrases: z.array(z.object({ avoid: z.string(), write: z.string() })),
  })
  .parse(JSON.parse(readFileSync(new URL('./plainEnglish.json', import.meta.url), 'utf8')));

const isText = (path: string) => /\.(md|ts|tsx|mjs|json|example|yml|typ|html|po)$/.test(path);
const isExcepted = (path: string) =>
  !path.endsWith('README.md') &&
  Object.keys(exceptions).some((one) => path === one || path.startsWith(`${one}/`));

/** Every text file of a folder, the files that match a pattern, or the file itself. */
function filesOf(folder: string): string[] {
  if (folder.includes('*')) return globSync(folder, { cwd: root });
  if (statSync(join(root, folder)).isFile()) return [folder];
  return globSync('**/*', { cwd: join(root, folder) })
    .map((path) => join(folder, path))
    .filter((path) => isText(path) && statSync(join(root, path)).isFile());
}

/** What people read: all of a page, the English of a message catalog, the comments and texts of a source file. */
function proseOf(path: string, text: string): string {
  if (path.endsWith('.po'))
    return [...text.matchAll(/^(?:msgid )?"(.*)"$/gm)].map(([, one]) => one).join('\n');
  return text;
}

/** Statutes and the specification keep their words, inside quotation marks. */
const withoutQuotes = (text: string) => text.replaceAll(/“[^”]*”/g, '');

const patternOf = (avoid: string) => avoid.replaceAll(' ', String.raw`\s+(?:[*/]+\s*)*`);
const anyOf = (patterns: readonly string[]) =>
  new RegExp(`(?<![\\w-])(?:${patterns.join('|')})(?![\\w-])`, 'i');

/** The few texts with any of the phrases: each file is read and searched once, whatever the number of phrases. */
const any = anyOf(phrases.map(({ avoid }) => patternOf(avoid)));
const suspects = folders
  .flatMap(filesOf)
  .filter((path) => !isExcepted(path))
  .map((path) => ({ path, text: withoutQuotes(proseOf(path, readFileSync(join(root, path), 'utf8'))) }))
  .filter(({ text }) => any.test(text));

it('finds files in every listed folder', () => {
  expect(folders.filter((folder) => filesOf(folder).length === 0)).toEqual([]);
});

it.each(phrases)('nobody writes "$avoid" (better: $write)', ({ avoid }) => {
  const phrase = anyOf([patternOf(avoid)]);
  const found = suspects.filter(({ text }) => phrase.test(text)).map(({ path }) => path);
  expect(found).toEqual([]);
});
