/** Letters about reports in which one bureau leaves a field out: no sentence quotes what is not there, or breaks off. */
import { expect, it } from 'vitest';
import type { Account, Report, Tradeline } from '#credit/report/model.ts';
import { planLetters } from '#credit/letters/planLetters.ts';
import { readReport } from '#credit/report/read.ts';
import { everyForm } from '#tests/credit/report/samples.ts';
import { aConsumer } from '#tests/support/aConsumer.ts';
import { type Bureau, bureaus } from '#vocabulary/bureaus.ts';

const without = (report: Report, bureau: Bureau, field: keyof Tradeline): Report => ({
  ...report,
  accounts: report.accounts.map((account): Account => ({
    ...account,
    tradelines: account.tradelines.map((line) =>
      line.bureau === bureau ? { ...line, [field]: Array.isArray(line[field]) ? [] : null } : line,
    ),
  })),
});

const fieldsOf = ({ accounts }: Report): readonly (keyof Tradeline)[] => {
  const lines = accounts.flatMap(({ tradelines }) => tradelines);
  const isLeftOut = (value: unknown) => Array.isArray(value) || (typeof value === 'object' && value !== null);
  return [...new Set(lines.flatMap((line) => Object.keys(line) as (keyof Tradeline)[]))].filter((field) =>
    lines.some((line) => isLeftOut(line[field])),
  );
};

const flaw =
  /not reported|undefined|null|NaN| {2}|\(\)| ,|\b(and|while|with|as)\.|”(?! |[.,;)’])|” (?:and )?\$/;

it.each(Object.entries(everyForm))('from %s', (_, file) => {
  const report = readReport(file);
  const texts = fieldsOf(report).flatMap((field) =>
    bureaus.flatMap((bureau) =>
      planLetters({
        report: without(report, bureau, field),
        profile: aConsumer(),
        choice: { kind: 'automatic', options: [1] },
        today: '2025-09-20',
      }).flatMap(({ blocks }) =>
        blocks.flatMap((block) =>
          block.kind === 'paragraph'
            ? block.sentences
            : [block.item.heading, ...block.item.states, ...block.item.grounds, ...block.item.asks],
        ),
      ),
    ),
  );
  expect(texts.length).toBeGreaterThan(0);
  expect([...new Set(texts.map(({ text }) => text).filter((text) => flaw.test(text)))]).toEqual([]);
});
