import { spawnSync } from 'node:child_process';
import { globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './lockfile.ts';
import { secretsIn, type Secret } from './secrets.ts';

const largest = 4 * 1024 * 1024;
const isText = (file: string): boolean => !/\.(png|jpe?g|webp|webm|ico|woff2?|ttf|pdf|zip|gz|br)$/.test(file);

function git(...words: string[]): string | null {
  const ended = spawnSync('git', words, { cwd: root, encoding: 'utf8', maxBuffer: 1024 * 1024 * 1024 });
  return ended.status === 0 ? ended.stdout : null;
}

/** The files of the repository; without git, those of the product's folders. */
function files(): string[] {
  const listed = git('ls-files', '-z', '--cached', '--others', '--exclude-standard');
  if (listed !== null) return listed.split('\0').filter((file) => file !== '');
  return globSync(
    '{contract,credit,deploy,docs,locales,machines,sandbox,server,src,tests,tools,vocabulary}/**/*.*',
    {
      cwd: root,
    },
  );
}

const read = (file: string): Secret[] => {
  const size = statSync(join(root, file), { throwIfNoEntry: false })?.size ?? 0;
  return size > 0 && size <= largest ? secretsIn(file, readFileSync(join(root, file), 'utf8')) : [];
};

/** Secrets in the repository's files, and how many files were read. */
export function secretsInTree(): { readonly read: number; readonly found: Secret[] } {
  const texts = files().filter(isText);
  return { read: texts.length, found: texts.flatMap(read) };
}

/** Secrets in the built pages. */
export function secretsInPages(): { readonly read: number; readonly found: Secret[] } {
  const built = globSync('dist/web/**/*.{js,css,html,json,svg}', { cwd: root });
  return { read: built.length, found: built.flatMap(read) };
}

/** Secrets in lines that any commit added; null without git. */
export function secretsInHistory(): Secret[] | null {
  const log = git('log', '--all', '--no-textconv', '--unified=0', '--format=commit %h', '-p');
  if (log === null) return null;
  return log
    .split(/^(?=commit [\da-f]{7,}$)/m)
    .flatMap((commit) => secretsIn(`commit ${commit.slice(7, commit.indexOf('\n'))}`, added(commit)));
}

const added = (commit: string): string =>
  commit
    .split('\n')
    .filter((line) => line.startsWith('+') && !line.startsWith('+++'))
    .map((line) => line.slice(1))
    .join('\n');
