/**
 * `node tools/complete-lockfile.mjs`, to run after every version change: adds to package-lock.json the platform
 * packages that the current registry doesn’t have. npm leaves them out of the lockfile, and `npm ci` then rejects it. An
 * entry without integrity is used only on its own platform, which this machine is not.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './install.mjs';

const file = join(root, 'package-lock.json');
const lock = JSON.parse(readFileSync(file, 'utf8'));
const systems = [
  'aix',
  'android',
  'darwin',
  'freebsd',
  'linux',
  'netbsd',
  'openbsd',
  'openharmony',
  'sunos',
  'win32',
];
const processors = [
  'arm64',
  'arm',
  'ia32',
  'loong64',
  'mips64el',
  'ppc64',
  'riscv64',
  's390x',
  'x64',
  'wasm32',
];

/**
 * What a package's name says about where it runs. Without the C library, npm would install both Linux packages as soon as the
 * registry has them.
 *
 * @param {string} name
 */
function platformOf(name) {
  const words = name.split(/[-/]/);
  return {
    os: systems.find((system) => words.includes(system)),
    cpu: processors.find((processor) => words.includes(processor)),
    libc: words.includes('musl') ? 'musl' : words.includes('gnu') ? 'glibc' : undefined,
  };
}

/** @param {string} path a lockfile path @param {string} name */
function isPresent(path, name) {
  for (let at = path; ; at = at.slice(0, Math.max(0, at.lastIndexOf('node_modules/') - 1))) {
    if (lock.packages[`${at === '' ? '' : `${at}/`}node_modules/${name}`]) return true;
    if (at === '') return false;
  }
}

let added = 0;
for (const [path, entry] of Object.entries(lock.packages)) {
  for (const [name, version] of Object.entries(entry.optionalDependencies ?? {})) {
    if (isPresent(path, name)) continue;
    const { os, cpu, libc } = platformOf(name);
    lock.packages[`node_modules/${name}`] = {
      version: /^\d/.test(version) ? version : version.replace(/^[^\d]+/, ''),
      ...(entry.dev && { dev: true }),
      optional: true,
      ...(os && { os: [os] }),
      ...(cpu && { cpu: [cpu] }),
      ...(libc && { libc: [libc] }),
    };
    console.log(`added ${name}@${version} (${os ?? 'any system'}, ${cpu ?? 'any processor'})`);
    added += 1;
  }
}
if (added > 0) {
  lock.packages = Object.fromEntries(Object.entries(lock.packages).sort(([a], [b]) => (a < b ? -1 : 1)));
  writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
}
console.log(added === 0 ? 'The lockfile is complete.' : `${added} added. Now run npm ci in an empty folder.`);
