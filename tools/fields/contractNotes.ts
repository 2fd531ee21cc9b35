import { readdirSync } from 'node:fs';
import type { Note } from '#server/http/openApi/note.ts';
import { type Constant, fileAt } from './contractFile.ts';
import { finished, isNamed, joined, noteOf, partsOf } from './noteOf.ts';

const folder = new URL('../../contract/', import.meta.url);

/** Parameters have descriptions of their own (contract/examples/parameters.ts). */
const described: ReadonlySet<string> = new Set(['body', 'reply']);

/** What a constant of the contract says, by the name of its shape, or of a call and its part. */
function entriesOf(constant: Constant): [string, Note][] {
  const { name, value, about, file } = constant;
  if (isNamed(constant)) return [[name, finished(joined(about, noteOf(value, file)))]];
  const found = partsOf(value);
  if (found === null) return [];
  return [...found.parts].flatMap(([part, shape]): [string, Note][] =>
    described.has(part) ? [[`${found.call}/${part}`, finished(noteOf(shape, file))]] : [],
  );
}

/** What the contract's comments say about the fields of its calls, for the API document. */
export function contractNotes(): Readonly<Record<string, Note>> {
  const files = readdirSync(folder)
    .filter((name) => name.endsWith('.ts'))
    .toSorted();
  const entries = files.flatMap((name) =>
    [...fileAt(new URL(name, folder)).constants.values()].flatMap(entriesOf),
  );
  return Object.fromEntries(entries.filter(([, note]) => Object.keys(note).length > 0));
}
