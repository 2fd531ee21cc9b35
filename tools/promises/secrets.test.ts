import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { figure } from '#tests/support/figure.ts';
import { secretsIn } from './secrets.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const git = (...words: string[]) =>
  execFileSync('git', words, { cwd: root, encoding: 'utf8', maxBuffer: 1_000_000_000 });
const isBinary = /\.(png|jpe?g|webp|webm|woff2?|ttf|otf|pdf|zip|gz|tgz|ico|sqlite)$/;
/** They have examples of what they look for. */
const ownFiles = ['tools/promises/secrets.ts', 'tools/promises/secrets.test.ts'];

describe('no secret', () => {
  it('is in a file of the project', () => {
    const files = git('ls-files', '-z')
      .split('\0')
      .filter((file) => file !== '' && !isBinary.test(file) && !ownFiles.includes(file));
    const found = files.flatMap((file) =>
      secretsIn(readFileSync(`${root}/${file}`, 'utf8')).map((line) => `${file}, ${line}`),
    );
    expect(found).toEqual([]);
    figure(`${files.length.toLocaleString('en')} files, 0 secrets`);
  });
});

it.each([
  ['a private key', '-----BEGIN RSA PRIVATE KEY-----'],
  ['a key of AWS', 'AKIAIOSFODNN7EXAMPLE'],
  ['a token of GitHub', `ghp_${'a1'.repeat(18)}`],
  ['a signed token', `eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxMjM0NTY3ODkwIn0.${'a'.repeat(40)}`],
  ['a password in a URL', 'postgres://redress:hunter22hunter22@db.example/redress'],
])('a planted one is found: %s', (name, text) => {
  expect(secretsIn(`first line\nconst x = '${text}';`)).toEqual([`line 2: ${name}`]);
});
