import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const folder = new URL('../../docs/decisions/', import.meta.url);
const read = (name: string) => readFileSync(new URL(name, folder), 'utf8');
const records = readdirSync(folder).filter((name) => /^\d{4}-.*\.md$/.test(name));

it('the index lists every decision record with its number and title', () => {
  const wanted = records.map((name) => {
    const [, number = '', title = ''] = /^# (\d+)\. (.+)$/m.exec(read(name)) ?? [];
    return `- ${number} · [${title}](${name})`;
  });
  const listed = read('README.md')
    .split('\n')
    .filter((line) => /^- \d/.test(line));
  expect(listed).toEqual(wanted);
});

it('a record has the number of its file, a date, and a status', () => {
  const wrong = records.filter((name) => {
    const [, number = ''] = /^# (\d+)\. /.exec(read(name)) ?? [];
    return number.padStart(4, '0') !== name.slice(0, 4) || !/^\d{4}-\d\d-\d\d · \w+/m.test(read(name));
  });
  expect(wrong).toEqual([]);
});
