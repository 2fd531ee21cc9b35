import { expect, it } from 'vitest';
import { createCompiler } from '#server/letters/compile.ts';
import { pageDrawings } from '#src/repair/pageDrawings.ts';
import { aLetter } from '#tests/support/aLetter.ts';

const head = /^<svg[^>]*>/;

it('shows a drawn letter page by page, each through a window of its own', () => {
  const svg = Buffer.from(createCompiler().compile(aLetter(), [], 'svg')).toString();
  const pages = pageDrawings(svg);
  expect(pages.length).toBeGreaterThan(1);
  expect(pages.map((page) => /viewBox="[^"]*" width="[^"]*" height="[^"]*"/.exec(page)?.[0])).toEqual(
    pages.map((_, index) => `viewBox="0 ${index * 792} 612 792" width="612pt" height="792pt"`),
  );
  expect(pages.map((page) => page.replace(head, ''))).toEqual(pages.map(() => svg.replace(head, '')));
});

it('draws nothing of what is no letter', () => {
  expect(pageDrawings('')).toEqual([]);
});
