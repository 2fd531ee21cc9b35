import { readFileSync } from 'node:fs';
import { SaxesParser } from 'saxes';
import { describe, expect, it } from 'vitest';
import { ClientEventKind } from '#contract/clientStatus.ts';
import { ProfileStatus } from '#contract/shapes.ts';
import { clientStatusMachine } from '#machines/clientStatus.ts';
import { english } from '#locales/statusChart/texts.en.ts';
import { spanish } from '#locales/statusChart/texts.es.ts';
import { nodesOf } from '#tests/paths/harness/transitions.ts';
import { catalogues } from '#tests/views/catalogue.ts';

/** Every text of the plain drawing, including those for people who cannot see it. */
function textsOf(language: string): string[] {
  const texts: string[] = [];
  const around: string[] = [];
  const parser = new SaxesParser();
  parser.on('opentag', ({ name }) => around.push(name));
  parser.on('closetag', () => around.pop());
  parser.on('text', (text) => {
    if (around.at(-1) !== 'style' && text.trim() !== '') texts.push(text);
  });
  const file = new URL(`../../docs/charts/clientStatus.plain.${language}.svg`, import.meta.url);
  parser.write(readFileSync(file, 'utf8')).close();
  return texts;
}

describe.each([
  { language: 'en', words: english },
  { language: 'es', words: spanish },
] as const)('the plain-language chart of a status ($language)', ({ language, words }) => {
  const texts = textsOf(language);

  it('has words for every state and every event', () => {
    const [{ id: root } = { id: '' }, ...states] = nodesOf(clientStatusMachine);
    expect(Object.keys(words.states).toSorted()).toEqual(
      states.map(({ id }) => id.slice(root.length + 1)).toSorted(),
    );
    expect(Object.keys(words.events).toSorted()).toEqual([...clientStatusMachine.events].toSorted());
  });

  it("uses none of the machine's own names", () => {
    const inner = nodesOf(clientStatusMachine).map(({ key }) => key);
    const names = [...inner, ...ClientEventKind.options].filter((name) => /[A-Z]/.test(name));
    expect(texts.filter((text) => /[a-z][A-Z]|[[\]]/.test(text))).toEqual([]);
    expect(texts.filter((text) => names.some((name) => text.includes(name)))).toEqual([]);
  });

  it('names the four statuses like every screen', () => {
    const named = ProfileStatus.options.map((status) => catalogues[language].get(status) ?? '');
    expect(named.filter((name) => !texts.includes(name))).toEqual([]);
    const { onboarding, waiting, needsReview, finished } = words.states;
    expect([onboarding, waiting, needsReview, finished].map((state) => state?.name)).toEqual(named);
  });
});

it('leaves nothing in English in Spanish', () => {
  const said = new Set(textsOf('en'));
  expect(textsOf('es').filter((text) => said.has(text))).toEqual([]);
});
