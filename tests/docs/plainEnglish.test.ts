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

const files = folders.flatMap(filesOf).filter((path) => !isExcepted(path));

it('finds files in every listed folder', () => {
  expect(folders.filter((folder) => filesOf(folder).length === 0)).toEqual([]);
});

it.each(phrases)('nobody writes "$avoid" (better: $write)', ({ avoid }) => {
  const phrase = new RegExp(
    `(?<![\\w-])${avoid.replaceAll(' ', String.raw`\s+(?:[*/]+\s*)*`)}(?![\\w-])`,
    'i',
  );
  const found = files.filter((path) =>
    phrase.test(withoutQuotes(proseOf(path, readFileSync(join(root, path), 'utf8')))),
  );
  expect(found).toEqual([]);
});
