/**
 * The parts of the tests that npm does not bring: a browser, PostgreSQL, and two readers of PDF. As root on Debian
 * they are installed; elsewhere what is there is used, and the rest is named.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { chromiumPath, chromiumShellPath } from '../tests/support/chromiumPath.mjs';

const debianParts = [
  {
    package: 'chromium-headless-shell',
    best: () => chromiumShellPath() !== null,
    there: () => chromiumPath() !== null,
  },
  { package: 'postgresql', there: () => postgresServer() !== null },
  { package: 'qpdf', there: () => onPath('qpdf') },
  { package: 'poppler-utils', there: () => onPath('pdftotext') },
];

/** @param {string} command */
function onPath(command) {
  return spawnSync('sh', ['-c', `command -v ${command}`]).status === 0;
}

function postgresServer() {
  const versions = '/usr/lib/postgresql';
  if (!existsSync(versions)) return null;
  return (
    readdirSync(versions)
      .map((version) => `${versions}/${version}/bin/postgres`)
      .find(existsSync) ?? null
  );
}

/** @returns {{chromium: string | null, missing: string[], environment: Record<string, string>}} */
export function installSystemParts() {
  const wanted = debianParts.filter((part) => !(part.best ?? part.there)());
  if (wanted.length > 0 && process.getuid?.() === 0 && onPath('apt-get')) {
    const names = wanted.map((part) => part.package);
    console.log(`Installing for the tests: ${names.join(', ')}…`);
    const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    spawnSync('apt-get', ['update', '-qq'], { stdio: 'ignore', env: environment });
    spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...names], {
      stdio: 'ignore',
      env: environment,
    });
  }
  const chromium = chromiumPath();
  return {
    chromium,
    missing: debianParts
      .filter((part) => !part.there())
      .map((part) => `${part.package}: not on this machine, and it could not be installed`),
    environment: chromium === null ? {} : { CHROMIUM: chromium },
  };
}
