import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { join } from 'node:path';
import type { Row } from '#server/store/sealedColumns.ts';
import type { FileEntry } from './manifest.ts';

const rowsAtOnce = 500;

/** The file with the rows of a table, one JSON object a line. */
const rowFile = (table: string, part: string): string => `${part}/${table}.ndjson`;

/** Writes a table's rows and flushes them to disk. Returns how many there are, and their file. */
export async function writeRows(
  folder: string,
  table: string,
  batches: AsyncIterable<readonly Row[]>,
  part = 'database',
): Promise<{ readonly count: number; readonly file: FileEntry }> {
  const path = rowFile(table, part);
  const hash = createHash('sha256');
  const handle = await open(join(folder, path), 'w', 0o600);
  let [count, bytes] = [0, 0];
  try {
    for await (const rows of batches) {
      const text = Buffer.from(rows.map((row) => `${JSON.stringify(row)}\n`).join(''));
      hash.update(text);
      bytes += text.length;
      count += rows.length;
      await handle.writeFile(text);
    }
    await handle.sync();
  } finally {
    await handle.close();
  }
  return { count, file: { path, bytes, sha256: hash.digest('hex') } };
}

/** The rows of a table in a backup, some hundred at a time. */
export async function* readRows(folder: string, table: string, part = 'database'): AsyncGenerator<Row[]> {
  let rows: Row[] = [];
  for await (const line of linesOf(join(folder, rowFile(table, part)))) {
    rows.push(JSON.parse(line));
    if (rows.length < rowsAtOnce) continue;
    yield rows;
    rows = [];
  }
  if (rows.length > 0) yield rows;
}

/** Splits only where a row ends: Node's own line reader also splits at U+2028, which texts may contain. */
async function* linesOf(path: string): AsyncGenerator<string> {
  let rest = '';
  for await (const piece of createReadStream(path, 'utf8')) {
    const lines = (rest + String(piece)).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
}
