import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { expect, it } from 'vitest';
import { Environment, readEnvironment } from '#server/configuration/environment.ts';

const example = readFileSync(new URL('../../.env.example', import.meta.url), 'utf8');
const lines = example.split('\n');
/** Settings, including those that are commented out because they have no default. */
const settings = lines.flatMap((line, index) => {
  const name = /^#?([A-Z][A-Z\d_]*)=/.exec(line)?.[1];
  return name === undefined ? [] : [{ name, before: lines[index - 1] ?? '' }];
});

it('.env.example has every setting of the server once, and no other', () => {
  const wanted = Object.keys(Environment.shape);
  expect(settings.map(({ name }) => name).toSorted()).toEqual(wanted.toSorted());
});

it('.env.example explains each setting in the line before it', () => {
  expect(settings.filter(({ before }) => !/^# .+[.]$/.test(before))).toEqual([]);
});

it('.env.example changes nothing if used unchanged', () => {
  expect(readEnvironment(parseEnv(example))).toEqual(readEnvironment({}));
});
