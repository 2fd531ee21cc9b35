import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { figure } from '#tests/support/figure.ts';
import { isPermitted, licensesOf, unexpectedLicenses } from './licenses.ts';
import { isInstalled, lockProblems, readLock, root, type LockedPackage } from './lockfile.ts';
import { differences, strangers, type Bom } from './sbom.ts';
import { secretsIn } from './secrets.ts';
import { broughtBy, bundledNames, neededBy, onServer, shipped } from './shipped.ts';
import { secretsInTree } from './sources.ts';

const lock = readLock();

describe('P52, the lockfile', () => {
  it('has only packages of the registry, compared with a hash, not deprecated, without new install scripts', () => {
    expect(lockProblems(lock, isInstalled)).toEqual([]);
    figure(`${Object.keys(lock).length - 1} packages`);
  });

  const sound = { version: '1.0.0', integrity: 'sha512-x' };
  it.each<[string, Partial<LockedPackage>, string]>([
    ['from a repository', { version: 'git+ssh://git@github.com/a/b.git' }, 'not from the registry'],
    ['from another host', { resolved: 'https://packages.example/a.tgz' }, 'not from the registry'],
    ['linked to a folder', { link: true }, 'not from the registry'],
    ['without a hash', { integrity: undefined }, 'no integrity'],
    [
      'for this platform without a hash',
      { integrity: undefined, optional: true, os: ['linux'] },
      'no integrity',
    ],
    ['deprecated', { deprecated: 'use another' }, 'deprecated'],
    ['that runs a script', { hasInstallScript: true }, 'a script runs during installation'],
  ])('would be refused with a package %s', (_, change, problem) => {
    const planted = { 'node_modules/a': { ...sound, ...change } };
    expect(lockProblems(planted, () => true)).toEqual([`node_modules/a: ${problem}`]);
  });

  it('may have no hash for packages of platforms that nobody here installs', () => {
    const elsewhere = { 'node_modules/a': { version: '1.0.0', optional: true, os: ['win32'] } };
    expect(lockProblems(elsewhere, () => false)).toEqual([]);
  });
});

describe('P54, what is shipped', () => {
  it('is under licenses that allow it', () => {
    expect(unexpectedLicenses(licensesOf(shipped(lock), lock))).toEqual([]);
  });

  it.each([
    ['MIT', true],
    ['(MIT OR GPL-3.0-only)', true],
    ['Apache-2.0 AND MIT', true],
    ['MIT AND GPL-3.0-only', false],
    ['AGPL-3.0-only', false],
    ['SEE LICENSE IN LICENSE.md', false],
    ['none', false],
  ])('accepts the license %s: %s', (license, permitted) => {
    expect(isPermitted(license)).toBe(permitted);
    expect(unexpectedLicenses([{ name: 'planted', license }]).length).toBe(permitted ? 0 : 1);
  });

  it('has no tool and no browser package on the server, and both kinds in the whole', () => {
    const server = [...onServer(lock)];
    expect(server).toEqual(expect.arrayContaining(['node_modules/fastify', 'node_modules/jose']));
    expect(server.filter((path) => /\/(react|vite|typescript|@babel|@chakra-ui)(\/|$)/.test(path))).toEqual(
      [],
    );
    expect(bundledNames(lock)).toEqual(expect.arrayContaining(['react', '@chakra-ui/react', 'ky']));
    expect([...shipped(lock)]).toEqual(
      expect.arrayContaining(['node_modules/react', 'node_modules/fastify']),
    );
    expect(neededBy(lock, ['react-dom'])).toContain('node_modules/scheduler');
  });

  it('is as large as docs/dependencies.md says', () => {
    const page = readFileSync(join(root, 'docs', 'dependencies.md'), 'utf8');
    expect(page).toContain(`**${onServer(lock).size} packages**`);
    figure(`${onServer(lock).size} packages on a server`);
    const listed = [...page.matchAll(/^\| `([^`]+)` +\| +(\d+) *\|$/gm)].map(([, name, alone]) => ({
      name,
      alone: Number(alone),
    }));
    expect(listed).toEqual(broughtBy(lock).filter(({ alone }) => alone > 5));
  });
});

describe('P50, the bill of materials', () => {
  const { version = '' } = lock['node_modules/zod'] ?? {};
  const bill = (...names: string[]): Bom => ({
    components: names.map((name) => ({ 'bom-ref': name, name, version })),
    dependencies: [],
  });

  it('differs if a package is missing from it or from the disk', () => {
    const installed = new Set(['node_modules/zod']);
    expect(differences(bill('zod'), installed)).toEqual([]);
    expect(differences(bill(), installed)).toEqual([`zod@${version} is installed, but not listed`]);
    expect(differences(bill('zod', 'planted'), installed)).toEqual([
      `planted@${version} is listed, but not installed`,
    ]);
  });

  it('could not miss a package, because every installed one is in the lockfile', () => {
    expect(strangers(lock)).toEqual([]);
  });
});

describe('P53, secrets', () => {
  it('are not in the repository', () => {
    const { read, found } = secretsInTree();
    expect(read).toBeGreaterThan(1_000);
    expect(found).toEqual([]);
    figure(`${read.toLocaleString('en')} files, ${found.length} secrets`);
  });

  // Put together here, so that the search above doesn't find them.
  it.each([
    ['a private key', `-----BEGIN PRIVATE KEY-----\n${'MIIEvQIBADANBgkqhkiG'.repeat(4)}`],
    ['an AWS access key', `AKIA${'A1B2'.repeat(4)}`],
    ['a GitHub token', `ghp_${'a1B2'.repeat(9)}`],
    ['an npm token', `npm_${'a1B2'.repeat(9)}`],
    ['a Slack token', `xoxb-${'a1B2'.repeat(6)}`],
    ['a Stripe key', `sk_live_${'a1B2'.repeat(6)}`],
    ['a Google key', `AIza${'a1B2c'.repeat(7)}`],
    ['a signed token', `eyJ${'hbGciOi'.repeat(4)}.eyJ${'hbGciOi'.repeat(4)}.${'a1B2'.repeat(12)}`],
    ['a password in a URL', `postgres://redress:${'tr0ub4dor'.repeat(2)}@db.example/redress`],
    ['a secret setting', `REDRESS_KEY=${'q83vEjRWeJCrze8S'.repeat(2)}`],
  ])('would be found: %s', (kind, text) => {
    expect(secretsIn('planted', `before\n${text}\nafter`)).toEqual([{ place: 'planted', kind }]);
  });

  it('are not what early commits planted as examples, which does not hide what is next to it', () => {
    const planted = `AKIAIOSFODNN7EXAMPLE postgres://redress:hunter22hunter22@db.example/redress`;
    expect(secretsIn('planted', planted)).toEqual([]);
    expect(secretsIn('planted', `${planted} AKIA${'A1B2'.repeat(4)}`)).toEqual([
      { place: 'planted', kind: 'an AWS access key' },
    ]);
  });
});
