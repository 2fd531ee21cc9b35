/**
 * `npm run messages` extracts the interface's messages into locales/*.po and lists missing translations. With
 * `--check` it writes nothing, and fails if a catalog is out of date or a translation is missing.
 */
import { spawnSync } from 'node:child_process';
import { wordsOf } from './usage.mjs';

const help = `npm run messages               extracts the interface texts into locales, and lists those that aren’t translated yet
npm run messages -- --check    writes nothing, and fails if a catalog is out of date or a translation is missing`;
const check = wordsOf(help, (word) => word === '--check').includes('--check');

/** @param {string[]} argv */
function lingui(...argv) {
  return spawnSync('lingui', [...argv, '--workers', '1'], { stdio: 'inherit' }).status ?? 1;
}
/** @param {string[]} argv */
function verify(...argv) {
  return spawnSync('lingui', ['check', ...argv], { stdio: 'inherit' }).status ?? 1;
}

const synced = check ? verify('sync') : lingui('extract', '--clean');
const complete = verify('missing', '--mode', 'catalog', '--verbose');
process.exit(synced || complete);
