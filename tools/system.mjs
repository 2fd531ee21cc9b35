/**
 * The parts of the tests that npm does not bring: a browser, PostgreSQL, and two readers of PDF. As root on Debian
 * they are installed; elsewhere what is there is used, and the rest is named.
 *
 * Chromium without its own windows (the headless shell) opens a page for half the CPU time, so it is preferred.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';

const shells = ['/usr/bin/chromium-headless-shell'];
const browsers = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

const debianParts = [
  {
    package: 'chromium-headless-shell',
    best: () => first([process.env.CHROMIUM, ...shells]) !== null,
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

/** @param {(string | undefined)[]} candidates */
function first(candidates) {
  return candidates.find((path) => path !== undefined && path !== '' && existsSync(path)) ?? null;
}

/** The one named in CHROMIUM, else one of the machine's. @param {boolean} withWindows whether a person is to see it */
export function chromiumPath(withWindows = false) {
  return first([process.env.CHROMIUM, ...(withWindows ? browsers : [...shells, ...browsers])]);
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
    console.log(`Installing for the tests: ${names.join(', ')} …`);
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
