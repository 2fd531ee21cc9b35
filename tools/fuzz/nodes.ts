/** Changes that keep a document well-formed, so that its contents are read: values of other types, sizes, and names. */
import { z } from 'zod';
import type { Random } from './random.ts';

const Json = z.json();
type Json = z.infer<typeof Json>;

const isRecord = (node: Json): node is Record<string, Json> =>
  typeof node === 'object' && node !== null && !Array.isArray(node);

function deep(random: Random): Json {
  let tower: Json = 1;
  for (let level = random.pick([3, 5, 10, 30, 50, 70]); level > 0; level -= 1)
    tower = level % 2 ? [tower] : { a: tower };
  return tower;
}

/** Real reports are at most two megabytes; a mutant grows to about that. */
const growth = 1_500_000;

/** How many characters one mutant may still grow by: repeated repetitions would soon fill the command's memory. */
interface Room {
  left: number;
}

/** Copies of a node, as many of the requested number as there is room for. */
function several(node: Json, times: number, room: Room): readonly Json[] {
  const size = JSON.stringify(node).length + 1;
  const length = Math.min(times, Math.floor(room.left / size));
  room.left -= length * size;
  return Array.from({ length }, () => node);
}

/** A value of an unexpected kind. */
function odd(random: Random, instead: Json, room: Room): Json {
  return random.pick<() => Json>([
    () => null,
    () => true,
    () => random.pick([0, -1, 1e308, 12.345, 99_999_999_999]),
    () => random.pick(['', ' ', '-', '0', '1900-01-01', '2024-02-30', '$1,2,3', '9'.repeat(400), '\u0000']),
    () => 'x'.repeat(random.pick([300, 100_000])),
    () => [],
    () => ({}),
    () => [[instead]],
    () => ({ $: instead }),
    () => ({ symbol: instead, description: [instead] }),
    () => deep(random),
    () => [...several(instead, random.pick([2, 100, 3_000]), room)],
  ])();
}

/** Changes one random place, choosing the path down level by level. */
function changed(node: Json, random: Random, room: Room, depth = 0): Json {
  // A change near the top makes the report unrecognizable, which few mutants are enough to test.
  const stop = random.below(depth < 4 ? 300 : 5) === 0;
  if (Array.isArray(node) && node.length > 0 && !stop) {
    const at = random.below(node.length);
    const [child = null] = node.slice(at, at + 1);
    return random.below(12) === 0
      ? node.toSpliced(at, 1, ...several(child, random.pick([0, 2, 200]), room))
      : node.with(at, changed(child, random, room, depth + 1));
  }
  if (isRecord(node) && Object.keys(node).length > 0 && !stop) {
    const entries = Object.entries(node);
    const at = random.below(entries.length);
    const renamed = random.below(depth < 4 ? 300 : 12) === 0;
    return Object.fromEntries(
      entries.map(([name, child], index) => {
        if (index !== at) return [name, child];
        return renamed
          ? [random.pick(['', '$', '#text', `@${name}`, name.toLowerCase()]), child]
          : [name, changed(child, random, room, depth + 1)];
      }),
    );
  }
  return odd(random, node, room);
}

/** The JSON in a text, including inside a callback; null if there is none. */
function partsOf(text: string): readonly [string, Json, string] | null {
  const [, before = '', json = '', after = ''] = /^(\w+\(|)([[{][^]*[\]}])(\)?;?\s*)$/.exec(text) ?? [];
  if (json === '') return null;
  try {
    return [before, Json.parse(JSON.parse(json)), after];
  } catch {
    return null;
  }
}

const escaped = (words: string): string =>
  words.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** Changes between one and a few hundred attribute values or texts of an XML document or a page. */
function changedWords(text: string, random: Random): string {
  const every = random.pick([3, 10, 50, 400, 2_000]);
  const instead = odd(random, 'odd', { left: growth });
  const words = escaped(typeof instead === 'string' ? instead : JSON.stringify(instead)).replaceAll(
    '\u0000',
    '',
  );
  const rest = random.below(every);
  let seen = 0;
  return text.replaceAll(/(="|>)([^"<>]+)(?=["<])/g, (whole, open: string) => {
    seen += 1;
    // A long text in many places would only make the file large.
    return seen > 20 && seen % every === rest && words.length * (seen / every) < growth
      ? open + words
      : whole;
  });
}

/** Changes a few random places of a well-formed document. */
export function changeNodes(text: string, random: Random): string {
  const parts = partsOf(text);
  if (parts === null) return text.startsWith('<') ? changedWords(text, random) : text;
  const [before, document, after] = parts;
  const room: Room = { left: growth };
  let mutated = document;
  for (let turn = random.pick([1, 4, 40]); turn > 0; turn -= 1) mutated = changed(mutated, random, room);
  return `${before}${JSON.stringify(mutated)}${after}`;
}
