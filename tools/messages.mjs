/**
 * `npm run messages` extracts the interface's messages into locales/*.po and names what is not translated yet;
 * with `--check` it writes nothing and fails on a stale catalogue or a missing translation.
 */
import { spawnSync } from 'node:child_process';

const check = process.argv.includes('--check');

/** @param {string[]} words */
function lingui(...words) {
  return spawnSync('lingui', [...words, '--workers', '1'], { stdio: 'inherit' }).status ?? 1;
}
/** @param {string[]} words */
function verify(...words) {
  return spawnSync('lingui', ['check', ...words], { stdio: 'inherit' }).status ?? 1;
}

const synced = check ? verify('sync') : lingui('extract', '--clean');
const complete = verify('missing', '--mode', 'catalog', '--verbose');
process.exit(synced || complete);
