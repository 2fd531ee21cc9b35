import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './child.ts';
import { deltaOf } from '../web/deltas.mjs';

/** Scripts shorter than this get no difference (tools/web/deltas.mjs). */
const shortest = 10_000;

/**
 * What these scripts cost a visitor who has them, after a simulated release: every name of another script in them has
 * changed, as it does in a build, and so have forty of their functions. Short ones are loaded whole.
 */
export function afterRelease(addresses: Iterable<string>): number {
  let bytes = 0;
  for (const address of addresses) {
    const file = join(root, 'dist', 'web', new URL(address).pathname);
    const before = readFileSync(file);
    if (before.length < shortest) {
      bytes += readFileSync(`${file}.br`).length;
      continue;
    }
    const pieces = before.toString().split('function ');
    const step = Math.max(1, Math.floor(pieces.length / 40));
    const next = pieces
      .map((piece, place) =>
        place % step === 1 ? piece.replace(/return/, `if(${place * 7_919}>$)return`) : piece,
      )
      .join('function ')
      .replaceAll(/-[\w-]{8}\.js/g, (name) => `-${name.slice(5, 9)}${name.slice(1, 5)}.js`);
    bytes += deltaOf(Buffer.from(next), before).length;
  }
  return bytes;
}
