/**
 * `npm run client`: generates the types of the API client that the acceptance tests use, from the API document. The
 * generator is installed into a temporary folder, because it needs TypeScript 5 (docs/decisions/0026).
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { formatFile } from './formatFile.ts';
import { clientMark, clientTypes, documentShape } from './client/shape.ts';
import { wordsOf } from './usage.mjs';

wordsOf(
  'npm run client    generates the types of an API client from the API document (downloads the generator)',
);

const generator = ['openapi-typescript@7.13.0', 'typescript@5.9.3'];

const folder = mkdtempSync(join(tmpdir(), 'redress-client-'));
function run(command: string, words: readonly string[]): void {
  const { status } = spawnSync(command, words, { cwd: folder, stdio: 'inherit' });
  if (status !== 0) throw new Error(`${command} ${words[0]} failed.`);
}

const shape = documentShape();
writeFileSync(join(folder, 'package.json'), '{}');
writeFileSync(join(folder, 'openapi.json'), shape);
run('npm', ['install', '--no-save', '--no-audit', '--no-fund', ...generator]);
run(process.execPath, [
  join('node_modules', 'openapi-typescript', 'bin', 'cli.js'),
  'openapi.json',
  '--output',
  'api.d.ts',
  // A field with a default can be omitted from a request.
  '--default-non-nullable=false',
]);
const types = readFileSync(join(folder, 'api.d.ts'), 'utf8').replace(/^\/\*\*[^]*?\*\/\s*/, '');
writeFileSync(clientTypes, `${clientMark(shape)}\n\n${types}`);
formatFile(clientTypes);
rmSync(folder, { recursive: true, force: true });
