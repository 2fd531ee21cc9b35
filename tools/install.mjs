/**
 * Installs the project's packages and its own Node. Runs on any Node ≥ 20 on the path, so it is plain JavaScript and
 * uses only Node's own modules.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));
const wantedMajor = 24;

/** @typedef {Record<string, { version?: string, integrity?: string, optional?: boolean }>} Packages */

/** The packages of a lockfile, by path. @param {string} path @returns {Packages} */
const packagesIn = (path) => JSON.parse(readFileSync(path, 'utf8')).packages;

/**
 * Whether npm's own record of what it installed has the lockfile's packages, and no others. Optional ones are for other systems.
 *
 * @param {string} folder
 */
export function isInstalled(folder) {
  const record = join(folder, 'node_modules', '.package-lock.json');
  if (!existsSync(record)) return false;
  const { '': _, ...wanted } = packagesIn(join(folder, 'package-lock.json'));
  let installed;
  try {
    installed = packagesIn(record);
  } catch {
    // An installation that ended in the middle of it.
    return false;
  }
  return (
    Object.keys(installed).every((path) => path in wanted) &&
    Object.entries(wanted).every(([path, { version, integrity, optional }]) => {
      const own = installed[path];
      return own === undefined ? optional === true : own.version === version && own.integrity === integrity;
    })
  );
}

/** Installs the packages if they are missing or don't match the lockfile, whatever installed them. */
export function installPackages() {
  if (isInstalled(root)) return;
  console.log('Installing packages (npm ci)…');
  const windows = process.platform === 'win32';
  const installed = spawnSync(
    windows ? 'npm.cmd' : 'npm',
    ['ci', '--include=dev', '--ignore-scripts', '--loglevel=error'],
    {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
      shell: windows,
    },
  );
  if (installed.status !== 0) {
    console.error('npm ci failed, so nothing was started. See the output above.');
    process.exit(installed.status ?? 1);
  }
}

/** The Node 24 that runs the product: the project's own if its package exists, otherwise the current one. */
export function ownNode() {
  const windows = process.platform === 'win32';
  const platform = windows ? 'win' : process.platform;
  const binary = join(
    root,
    'node_modules',
    `node-${platform}-${process.arch}`,
    'bin',
    windows ? 'node.exe' : 'node',
  );
  const node = existsSync(binary) ? binary : process.execPath;
  const version =
    node === process.execPath ? process.version : spawnSync(node, ['--version'], { encoding: 'utf8' }).stdout;
  const major = Number(/^v(\d+)/.exec(version)?.[1]);
  if (!(major >= wantedMajor)) {
    console.error(
      `Redress needs Node ${wantedMajor}. The packages for ${process.platform}-${process.arch} don’t include it: install Node ${wantedMajor} or newer, then try again.`,
    );
    process.exit(1);
  }
  return node;
}

/** The environment of a child process: the project's commands and its Node come first on the path. */
export function childEnvironment(extra = {}) {
  const separator = process.platform === 'win32' ? ';' : ':';
  return {
    ...process.env,
    PATH: `${join(root, 'node_modules', '.bin')}${separator}${process.env.PATH ?? ''}`,
    ...extra,
  };
}
