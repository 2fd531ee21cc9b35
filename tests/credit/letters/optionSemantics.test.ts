/** docs/option-semantics.md says what the options do; its examples are what the letters of the fixture really say. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Item, Letter } from '#credit/letters/letter.ts';
import { options, type OptionId } from '#credit/letters/options.ts';
import { planLetters } from '#credit/letters/planLetters.ts';
import { readReport } from '#credit/report/read.ts';
import { samples } from '#tests/credit/report/samples.ts';
import { aConsumer } from '#tests/support/aConsumer.ts';

const page = readFileSync(new URL('../../../docs/option-semantics.md', import.meta.url), 'utf8');
const sections = page.split(/^## (?=\d\. )/m).slice(1);
const report = readReport(samples['mfsn-basic']);

const lettersOf = (option: OptionId) =>
  planLetters({
    report,
    profile: aConsumer(),
    choice: { kind: 'automatic', options: [option] },
    today: '2025-09-15',
  });
const itemsOf = ({ blocks }: Letter): readonly Item[] =>
  blocks.flatMap((block) => (block.kind === 'item' ? [block.item] : []));
const headings = (letter: Letter) => itemsOf(letter).map(({ heading }) => heading.text);

/** "Equifax (accounts): HARBOR BANK VISA, account …": a letter as a line. */
const lineOf = (letter: Letter) =>
  `${letter.destination.name}, ${letter.topic}: ${headings(letter).join('; ')}`;

function pointOf(letter: Letter, number: number): readonly string[] {
  const item = itemsOf(letter)[number - 1];
  if (item === undefined) throw new Error(`${letter.id} has no point ${String(number)}`);
  const { heading, states, grounds, asks } = item;
  const texts = (sentences: Item['states']) => sentences.map(({ text }) => text);
  return [
    `${String(number)}. ${heading.text}`,
    ...texts(states),
    ...texts(grounds).map((ground) => `- ${ground}`),
    ...texts(asks),
  ];
}

const blocksIn = (section: string) =>
  [...section.matchAll(/```text\n([^]*?)```/g)].map(([, text = '']) => text.trim().split('\n'));

describe.each(options.map((option, index) => [option, sections[index] ?? ''] as const))(
  'option $id',
  ({ id, name, selects }, section) => {
    it('has the name and the selection that the product states', () => {
      expect(section.split('\n')[0]).toBe(`${String(id)}. ${name}`);
      expect(section).toContain(`**Selects.** ${selects}`);
    });

    it('yields the letters of its example', () => {
      const [lines = []] = blocksIn(section);
      const letters = lettersOf(id).map(lineOf);
      // If the list is long, the page leaves some out and says so.
      const some = [...new Set(letters)].filter((line) => lines.includes(line));
      const expected = lines.includes('…') ? some : letters;
      expect(lines.filter((line) => line !== '…')).toEqual(expected);
      expect(section).toContain(`${String(letters.length)} letters`);
    });

    it('says what its example quotes', () => {
      const [, letterId, number] = /Point of `([\w-]+)`, number (\d):/.exec(section) ?? [];
      const letter = lettersOf(id).find((each) => each.id === letterId);
      if (letter === undefined) throw new Error(`There is no letter ${String(letterId)}`);
      expect(blocksIn(section)[1]).toEqual(pointOf(letter, Number(number)));
    });
  },
);
