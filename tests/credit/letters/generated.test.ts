import { expect, it } from 'vitest';
import { planLetters } from '#credit/letters/planLetters.ts';
import { readReport } from '#credit/report/read.ts';
import { smartCreditReport } from '#sandbox/reports/formats/smartCredit.ts';
import { reportFor } from '#sandbox/reports/reportFor.ts';
import { aConsumer } from '#tests/support/aConsumer.ts';

const seeds = Array.from({ length: 15 }, (_, index) => `letters-${String(index)}`);

it.each(seeds)('the letters about consumer %s are well-formed sentences', (seed) => {
  const report = readReport(smartCreditReport(reportFor(seed, 0, '2026-11-01')));
  const letters = [1, 2, 3, 4, 5, 6].flatMap((option) =>
    planLetters({
      report,
      profile: aConsumer(),
      choice: { kind: 'automatic', options: [option] },
      today: '2026-11-21',
    }),
  );
  const sentences = letters.flatMap((letter) =>
    letter.blocks.flatMap((block) =>
      block.kind === 'paragraph'
        ? block.sentences
        : [...block.item.states, ...block.item.grounds, ...block.item.asks],
    ),
  );
  const broken = sentences
    .map(({ text }) => text)
    .filter(
      (text) =>
        !/^[A-Z“][^]*\.$/.test(text) ||
        /undefined|null|NaN| {2}|\(\)| ,|\b(and|while)\.|not reported/.test(text),
    );
  expect(broken).toEqual([]);
  expect(letters.length).toBeGreaterThan(0);
});
