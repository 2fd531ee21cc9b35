import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const files = globSync(['src/**/*.{ts,tsx}', 'credit/page/*.ts', 'server/{pages,identity}/**/*.ts']).map(
  (file) => [file, readFileSync(file, 'utf8')] as const,
);
/** Where a space is, a line may break: after a dot, it would end with the dot, and after a section sign, with the sign. */
const breaking = /[·§] /;
/** Titles of windows have one line, and so do names that are only announced. WorkRow cuts its dot off at the beginning of a line. */
const oneLine = /document\.title|<title>|const label = |WorkRow/;
const isComment = (line: string) => /^\s*(\/\/|\/?\*)/.test(line);

it('no line of a text can break between a dot and what follows it, or a section sign and its number', () => {
  const found = files.flatMap(([file, text]) =>
    text
      .split('\n')
      .filter((line) => breaking.test(line) && !isComment(line) && !oneLine.test(`${file} ${line}`))
      .map((line) => `${file}: ${line.trim()}`),
  );
  expect(files.length).toBeGreaterThan(500);
  expect(found).toEqual([]);
});
