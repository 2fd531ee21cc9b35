import { readFileSync, statSync } from 'node:fs';
import { isAbsolute, relative, resolve } from 'node:path';
import { keyBytesOf, type KeySource } from '#server/sealing/keySource.ts';
import { ConfigurationError } from './configurationError.ts';
import type { Environment } from './environment.ts';

/** Of 32 random bytes, about 30 differ; fewer than this is less likely than a broken disk. */
const minDistinct = 16;

/** Why these bytes can't come from a random generator; null if they may. */
function weakness(key: Buffer): string | null {
  if (new Set(key).size < minDistinct) return 'it repeats itself';
  const steps = new Set(key.map((byte, index) => (byte - (key.at(index - 1) ?? 0)) & 0xff).subarray(1));
  if (steps.size < 3) return 'it counts';
  if (key.every((byte) => byte >= 0x20 && byte < 0x7f)) return 'it is a text';
  return null;
}

/** Where the master key is; by default, in a file in `dataDir`. Throws ConfigurationError if it is in two places. */
export function keyOf(env: Environment, dataDir: string): KeySource {
  if (env.REDRESS_KEY !== '' && env.REDRESS_KEY_FILE !== '')
    throw new ConfigurationError('REDRESS_KEY and REDRESS_KEY_FILE are both set: unset one of them.');
  return {
    given: env.REDRESS_KEY || null,
    file: resolve(env.REDRESS_KEY_FILE || resolve(dataDir, 'redress.key')),
    others: env.REDRESS_KEY_PREVIOUS.split(',').filter((text) => text.trim() !== ''),
  };
}

/**
 * Throws ConfigurationError if the master key can be guessed, or if its file is missing, next to the data that it seals, or open
 * to other users of the machine. A key generated at a mistyped path would be one that nobody has a copy of.
 */
export function refuseExposedKey({ given, file }: KeySource, dataDir: string): void {
  if (given !== null) return refuseWeak(given, 'REDRESS_KEY');
  const inside = relative(dataDir, resolve(file));
  if (!inside.startsWith('..') && !isAbsolute(inside))
    throw new ConfigurationError(
      'REDRESS_KEY_FILE must be outside DATA_DIR: a copy of the data would contain the key.',
    );
  const status = statSync(file, { throwIfNoEntry: false });
  if (status === undefined)
    throw new ConfigurationError(
      `The key file ${file} is missing: correct REDRESS_KEY_FILE, or put the key there. For a new installation, openssl rand -base64 32 generates one.`,
    );
  // Windows has no such bits.
  if (process.platform !== 'win32' && (status.mode & 0o077) !== 0)
    throw new ConfigurationError(
      `The key file ${file} must be readable by the server's user only: run chmod 600 on it.`,
    );
  refuseWeak(readFileSync(file, 'utf8'), `The key file ${file}`);
}

function refuseWeak(text: string, where: string): void {
  const key = keyBytesOf(text);
  // A wrong length has its own sentence, when the key is read.
  const reason = key === null ? null : weakness(key);
  if (reason !== null)
    throw new ConfigurationError(
      `${where} can be guessed, because ${reason}: generate one with openssl rand -base64 32.`,
    );
}
