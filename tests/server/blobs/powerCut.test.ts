import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { openBlobs } from '#server/blobs/disk.ts';
import { figure } from '#tests/support/figure.ts';
import { isThorough } from '#tests/support/thorough.ts';

const Step = z.object({
  kind: z.string(),
  path: z.string(),
  to: z.optional(z.string()),
  bytes: z.optional(z.string()),
});
type Step = z.infer<typeof Step>;

/** What the blob store asked of the file system. */
function recorded(count: number): Step[] {
  const folder = mkdtempSync(join(tmpdir(), 'redress-recorded-'));
  try {
    const script = fileURLToPath(new URL('process/recorder.ts', import.meta.url));
    return execFileSync(process.execPath, [script, folder, String(count)], { encoding: 'utf8' })
      .trim()
      .split('\n')
      .map((line) => Step.parse(JSON.parse(line)));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** How a disk may be after a cut: it keeps what was synchronized, and of the rest either as little or as much as it can. */
type Disk = 'forgets names' | 'keeps names without their content';

/** A file: what was written, and how much of it was synchronized. */
interface Content {
  written: string;
  safe: string;
}

/** The files after a cut, by path, with what is left of them. */
function afterCut(steps: readonly Step[], disk: Disk): ReadonlyMap<string, string> {
  // A name is safe once its folder was synchronized, and so is its absence.
  const current = new Map<string, Content>();
  let safe = new Map<string, Content>();
  const folderOf = (path: string) => (dirname(path) === '.' ? '' : dirname(path));
  for (const { kind, path, to = '', bytes = '' } of steps) {
    const content = current.get(path);
    if (kind === 'create') current.set(path, { written: '', safe: '' });
    else if (kind === 'write' && content) content.written += bytes;
    else if (kind === 'rename' && content) {
      current.delete(path);
      current.set(to, content);
    } else if (kind === 'remove') current.delete(path);
    else if (kind === 'sync' && content) content.safe = content.written;
    else if (kind === 'sync') {
      const isIn = ([name]: [string, Content]) => folderOf(name) === path;
      safe = new Map([...[...safe].filter((each) => !isIn(each)), ...[...current].filter(isIn)]);
    }
  }
  // A folder whose own name was never synchronized is lost with all that is in it.
  const known = new Set(['']);
  const waiting = new Set<string>();
  for (const { kind, path } of steps) {
    if (kind === 'folder') waiting.add(path);
    else if (kind === 'sync')
      for (const each of [...waiting].filter((name) => folderOf(name) === path)) known.add(each);
  }
  const isThere = (path: string) => disk === 'keeps names without their content' || known.has(folderOf(path));
  const names = disk === 'forgets names' ? safe : current;
  return new Map([...names].filter(([path]) => isThere(path)).map(([path, content]) => [path, content.safe]));
}

it('a power cut at any moment loses no acknowledged blob, and leaves none half written', async () => {
  const count = isThorough ? 20 : 6;
  const steps = recorded(count);
  const problems: string[] = [];
  let cuts = 0;
  for (const disk of ['forgets names', 'keeps names without their content'] as const) {
    for (let cut = 0; cut <= steps.length; cut += 1) {
      cuts += 1;
      const done = steps.slice(0, cut);
      const folder = mkdtempSync(join(tmpdir(), 'redress-cut-'));
      for (const [path, content] of afterCut(done, disk)) {
        mkdirSync(join(folder, dirname(path)), { recursive: true });
        writeFileSync(join(folder, path), Buffer.from(content, 'hex'));
      }
      const blobs = await openBlobs(folder);
      const promised = new Map(
        done.filter(({ kind }) => kind === 'acknowledged').map(({ path, bytes }) => [path, bytes]),
      );
      for (const [name, bytes] of promised) {
        const read = await blobs.get(name).catch(() => null);
        if (read?.toString('hex') !== bytes) problems.push(`${disk}, cut ${cut}: ${name} is lost`);
      }
      const whole = new Set(steps.filter(({ kind }) => kind === 'acknowledged').map(({ bytes }) => bytes));
      for await (const { name, unfinished } of blobs.names())
        if (!unfinished && !whole.has((await blobs.get(name)).toString('hex')))
          problems.push(`${disk}, cut ${cut}: ${name} is half written`);
      rmSync(folder, { recursive: true, force: true });
    }
  }
  expect(problems).toEqual([]);
  expect(steps.filter(({ kind }) => kind === 'acknowledged')).toHaveLength(count);
  figure(`${cuts} cuts while ${count} files were written, 0 lost, 0 half written`);
});

it('notices a store that does not synchronize its files, or their names', () => {
  const steps = recorded(1);
  const name = steps.find(({ kind }) => kind === 'acknowledged')?.path ?? '';
  const without = (isLeftOut: (step: Step) => boolean) => steps.filter((step) => !isLeftOut(step));
  const left = (some: readonly Step[], disk: Disk) =>
    [...afterCut(some, disk)].find(([path]) => path.endsWith(name))?.[1];
  const syncsFile = ({ kind, path }: Step) => kind === 'sync' && path.includes(name);
  const syncsFolder = ({ kind, path }: Step) => kind === 'sync' && path === name.slice(0, 2);
  expect(left(steps, 'forgets names')).not.toBe('');
  expect(left(without(syncsFile), 'keeps names without their content')).toBe('');
  expect(left(without(syncsFolder), 'forgets names')).toBeUndefined();
  expect(
    left(
      without(({ kind, path }) => kind === 'sync' && path === ''),
      'forgets names',
    ),
  ).toBeUndefined();
});
