/**
 * What a browser that has an earlier build needs for a newer one: for each large script, the difference to the same script
 * of the last builds (Compression Dictionary Transport, RFC 9842). `server/http/deltas.ts` sends it.
 */
import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

/** How many earlier builds are kept; a visitor who stayed away for longer loads everything. */
const keptBuilds = 2;
/** Bytes. The difference of a smaller script saves less than its request costs. */
const minLength = 10_000;
/** Of a `dcb` stream (RFC 9842, section 4). */
const magic = Buffer.from([0xff, 0x44, 0x43, 0x42]);

/** @param {string} name `frame-D7EcapI2.js` @returns {string} `frame` */
const stemOf = (name) => name.replace(/-[\w-]{8}\.js$/, '');

/** @param {string} folder @returns {{ name: string, content: Buffer }[]} */
function largeScripts(folder) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith('.js'))
    .map((name) => ({ name, content: readFileSync(join(folder, name)) }))
    .filter(({ content }) => content.length >= minLength);
}

/**
 * Keeps the scripts of the build that is about to be replaced, and forgets the oldest.
 * @param {string} assets the build's scripts
 * @param {string} earlier where earlier builds are kept, newest first: `1`, `2`
 */
export function keepEarlier(assets, earlier) {
  const scripts = largeScripts(assets);
  if (scripts.length === 0) return;
  const folderOf = (/** @type {number} */ place) => join(earlier, String(place));
  rmSync(folderOf(keptBuilds), { recursive: true, force: true });
  for (let place = keptBuilds - 1; place >= 1; place -= 1)
    if (existsSync(folderOf(place))) renameSync(folderOf(place), folderOf(place + 1));
  mkdirSync(folderOf(1), { recursive: true });
  for (const { name } of scripts) cpSync(join(assets, name), join(folderOf(1), name));
}

/**
 * A script as its difference to an earlier one, with the hash that names that one.
 * @param {Buffer} content @param {Buffer} before @returns {Buffer}
 */
export function deltaOf(content, before) {
  /** @type {import('node:zlib').BrotliOptions & { dictionary: Buffer }} */
  const options = {
    dictionary: before,
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 11,
      // Far enough to look back over all of the earlier script.
      [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    },
  };
  const packed = brotliCompressSync(content, options);
  return Buffer.concat([magic, createHash('sha256').update(before).digest(), packed]);
}

/**
 * Writes the differences next to the scripts: `frame-New.js.HASH.dcb`, with the hash of the earlier script.
 * @param {string} assets @param {string} earlier @returns {number} how many
 */
export function writeDeltas(assets, earlier) {
  const before = existsSync(earlier)
    ? readdirSync(earlier).flatMap((place) => largeScripts(join(earlier, place)))
    : [];
  let written = 0;
  for (const { name, content } of largeScripts(assets)) {
    for (const old of before) {
      // A script with the same name has the same content, which a browser keeps.
      if (old.name === name || stemOf(old.name) !== stemOf(name)) continue;
      const hash = createHash('sha256').update(old.content).digest('hex');
      const delta = deltaOf(content, old.content);
      // Two scripts can have the same stem without having much in common.
      if (delta.length > content.length / 8) continue;
      writeFileSync(join(assets, `${name}.${hash}.dcb`), delta);
      written += 1;
    }
  }
  return written;
}
