import { changes } from './changes.ts';
import { inPre, wholeForms } from '#tests/credit/report/savedFiles.ts';
import { randomOf, type Random } from './random.ts';
import type { Sample } from './samples.ts';

export interface Mutant {
  /** The format of the sample it was made from. */
  readonly form: string;
  /** The changes made to it, in order. */
  readonly changes: readonly string[];
  readonly bytes: Uint8Array;
}

/** The bytes with up to thirty of them replaced. */
function damaged(whole: Uint8Array, random: Random): Uint8Array {
  const bytes = Uint8Array.from(whole);
  for (let turn = random.below(30); turn >= 0 && bytes.length > 0; turn -= 1) {
    bytes[random.below(bytes.length)] = random.below(256);
  }
  return bytes;
}

const savedForms = [...Object.values(wholeForms), (text: string) => Buffer.from(inPre(text))];

/** Most files are UTF-8; some are changed as bytes, written in another encoding, or as a browser saves them. */
function encoded(text: string, random: Random): Uint8Array {
  switch (random.below(14)) {
    case 0:
      return Buffer.from(`\uFEFF${text}`, 'utf16le');
    case 1:
      return Buffer.from(text.length % 2 === 0 ? text : `${text} `, 'utf16le').swap16();
    case 2:
      return Buffer.from(text.replace('utf-8', 'iso-8859-1'), 'latin1');
    case 3:
      return damaged(Buffer.from(text), random);
    case 4:
    case 5: {
      const saved = savedForms[random.below(savedForms.length)]?.(text) ?? Buffer.from(text);
      return random.below(3) === 0 ? damaged(saved, random) : saved;
    }
    default:
      return Buffer.from(text);
  }
}

/** Texts with this many characters are not changed any further. */
const large = 4 * 1024 * 1024;

/** The mutant with that number: the same seed and number give the same bytes. Formats take turns. */
export function mutantOf(samples: readonly Sample[], seed: number, number: number): Mutant {
  const sample = samples[number % samples.length];
  if (sample === undefined) throw new Error('There are no samples.');
  const random = randomOf(Math.imul(seed, 2_654_435_761) ^ Math.imul(number + 1, 40_503));
  const other = samples[random.below(samples.length)] ?? sample;
  const names = Object.keys(changes);
  const done: string[] = [];
  let text = sample.text;
  // Half of the mutants stay well-formed, because most others are rejected before their contents are read.
  const gentle = random.pick([true, false]);
  for (let turn = random.below(3); turn >= 0; turn -= 1) {
    const name = gentle ? 'nodes' : (names[random.below(names.length)] ?? '');
    text = changes[name]?.(text, random, other.text) ?? text;
    done.push(name);
    if (text.length > large) break;
  }
  return { form: sample.name, changes: done, bytes: encoded(text, random) };
}
