import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));
const home = 'contract/limits.ts';
const codeOf = (file: string) =>
  readFileSync(`${root}/${file}`, 'utf8').replaceAll(/\/\*[\s\S]*?\*\/|(?<![:'"])\/\/.*$/gm, '');
const filesOf = (rooms: readonly string[]) =>
  rooms.flatMap((room) => globSync(`${room}/**/*.{ts,tsx}`, { cwd: root })).filter((file) => file !== home);

/** How a second copy of a constant would be written, and the rooms in which nothing else is written so. */
const copies: readonly (readonly [RegExp, readonly string[]])[] = [
  [
    /(['"`])(?:MM\/DD\/YYYY|MM\/dd\/yyyy|\+1[ (][()0 -]+0000|000-00-0000)\1/g,
    ['src', 'machines', 'contract', 'server'],
  ],
  [/\b(?:2_?900|4_?900|64_?000_?000)\b/g, ['src', 'machines', 'contract', 'server']],
  [/\b(?:480|580|6_?000|10_?000|3_?000)\b/g, ['src', 'machines', 'contract']],
  [/height\W{1,4}(?:480|580)/gi, ['src']],
  [/\b(?:narrow|usual|wide|width|maxWidth|maxW|minWidth)\b\W{1,4}(?:400|700|1_?000)(?:px)?\b/g, ['src']],
  [/\b10 \* 1024 \* 1024\b/g, ['src', 'machines', 'contract', 'server']],
  [
    /\b(?:maxLength|minLength|max|min|most|least|days|years)\s*[=:(]\s*\{?(?:18|25|16|30|10)\b/gi,
    ['src', 'machines', 'contract', 'server'],
  ],
  [/(?:const \w+ =|[<>]=?) (?:18|25|16|30)\b/g, ['src', 'machines', 'contract']],
];

it.each(copies)('I6 no second copy is written as %s', (pattern, rooms) => {
  // The pattern must find the original, otherwise it would not find a copy either.
  expect(codeOf(home)).toMatch(new RegExp(pattern.source, 'i'));
  const found = filesOf(rooms).flatMap((file) =>
    [...codeOf(file).matchAll(pattern)].map(([text]) => `${file}: ${text}`),
  );
  expect(found).toEqual([]);
});
