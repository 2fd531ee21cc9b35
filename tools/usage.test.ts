import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));
const { scripts }: { scripts: Record<string, string> } = JSON.parse(
  readFileSync(new URL('../package.json', import.meta.url), 'utf8'),
);
/** The files of our own commands. The build takes no words, and the first two have their own tests. */
const files = [
  ...new Set(Object.values(scripts).flatMap((script) => /^node (tools\/\S+)/.exec(script)?.[1] ?? [])),
].filter((file) => !/\/(start|test|build)\.mjs$/.test(file));

function run(file: string, ...words: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [file, ...words], {
    cwd: root,
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
}

it('reads the words of every command, except of those that have more to say', () => {
  const others = files.filter(
    (file) => !readFileSync(`${root}${file}`, 'utf8').includes("from './usage.mjs'"),
  );
  expect(others.toSorted((one, other) => one.localeCompare(other))).toEqual(['tools/paths.ts']);
});

describe('a command', () => {
  it.each(['charts.ts', 'drill.ts', 'migrate.ts', 'paths.ts', 'supply.ts'])(
    '%s explains itself after --help',
    (name) => {
      const { status, stdout, stderr } = run(`tools/${name}`, '--help');
      expect([status, stderr]).toEqual([0, '']);
      expect(stdout).toContain(name.replace('.ts', ''));
    },
  );

  it.each([
    ['tools/charts.ts', 'clientStatus', 'There is no clientStatus here.'],
    ['tools/supply.ts', '--history', 'There is no --history here.'],
    ['tools/backup.ts', '--check', "Unknown option '--check'."],
    ['tools/restore.ts', '--check', "Unknown option '--check'."],
    [
      'tools/people.ts',
      'disabled',
      'Usage: npm run people -- show MAIL        who they are, and where they are signed in',
    ],
    ['tools/fuzz.ts', '--counts=5', "Unknown option '--counts'."],
    ['tools/fuzz.ts', '--count=many', "--count can't be many."],
    ['tools/fuzz.ts', '--replay=missing.report', 'missing.report: file not found.'],
    ['tools/fuzz.ts', 'routes readNothing', 'There is no call readNothing.'],
    ['tools/mutate.ts', 'credits', 'There is no credits here.'],
    ['tools/mutate.ts', 'machines letter letters', 'There is no machine letters.'],
    ['tools/gallery.ts', 'dashboard dashbord', 'No view has dashbord in its name.'],
  ])('%s refuses %s, and says what it takes', (file, words, sentence) => {
    const { status, stdout, stderr } = run(file, ...words.split(' '));
    expect([status, stdout]).toEqual([1, '']);
    expect(stderr.split('\n')[0]).toBe(sentence);
    expect(stderr).not.toContain('node:internal');
  });
});
