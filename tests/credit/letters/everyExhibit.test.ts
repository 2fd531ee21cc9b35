import { expect, it } from 'vitest';
import { belongsTo, evidenceOfItem } from '#credit/letters/exhibit.ts';
import { capital } from '#credit/letters/sentence.ts';
import { labelOf } from '#credit/findings/fields.ts';
import type { Evidence } from '#credit/findings/finding.ts';
import type { Exhibit, Letter } from '#credit/letters/letter.ts';
import { options } from '#credit/letters/options.ts';
import { planLetters, type PlanInput } from '#credit/letters/planLetters.ts';
import { reportItems, statementsFor } from '#credit/letters/reportItems.ts';
import { readReport } from '#credit/report/read.ts';
import { cases } from '#tests/credit/findings/cases/cases.ts';
import type { Case } from '#tests/credit/findings/cases/ruleCases.ts';
import { today } from '#tests/credit/findings/hits.ts';
import { everyForm } from '#tests/credit/report/samples.ts';
import { aConsumer } from '#tests/support/aConsumer.ts';
import { ruleIds } from '#vocabulary/findings.ts';

const planned = new Map<string, readonly Letter[]>();

/** Letters to everyone about everything, those of each option, and those that deny everything but the accounts. */
function lettersOf(text: string): readonly Letter[] {
  const known = planned.get(text) ?? plan(text);
  planned.set(text, known);
  return known;
}

function plan(text: string): readonly Letter[] {
  const report = readReport(text);
  return lettersFrom({ report, profile: aConsumer(), today: '2025-09-20' });
}

function lettersFrom(input: Omit<PlanInput, 'choice'>): readonly Letter[] {
  const { report } = input;
  const manual = {
    kind: 'manual',
    accounts: report.accounts.map(({ id }) => id),
    destinations: planLetters({
      ...input,
      choice: { kind: 'automatic', options: options.map(({ id }) => id) },
    }).map(({ destination }) => destination.id),
  } as const;
  const stated = reportItems(report).map((item) => ({
    id: item.key,
    item: item.key,
    statement: statementsFor(item)[0] ?? 'neverMyName',
    by: 'Ana Agent',
    on: '2025-09-14',
  }));
  return [
    ...planLetters({ ...input, stated, choice: { kind: 'automatic', options: [6] } }),
    ...options.flatMap(({ id }) => planLetters({ ...input, choice: { kind: 'automatic', options: [id] } })),
    ...planLetters({ ...input, choice: manual }),
  ];
}

/** Whether a row of the exhibit quotes this value, in the column of its bureau. */
function quotes({ bureaus, rows }: Exhibit, { bureau, field, value }: Evidence): boolean {
  return rows.some(({ label, cells }) =>
    cells.some((cell, column) => {
      if (bureau === null || !(bureaus[column] ?? '').includes(bureau)) return false;
      if (field === 'remark') return cell.includes(value);
      return (
        cell === value || (label.startsWith('Payment history') && `${cell} in ${label.slice(-7)}` === value)
      );
    }),
  );
}

const isReported = ({ bureau, field }: Evidence) => bureau !== null && field !== 'reportDate';

/** What the points of letters use and their exhibits don't quote. */
const missingIn = (letters: readonly Letter[]): readonly string[] =>
  letters.flatMap(({ id, blocks, exhibits }) =>
    blocks.flatMap((block) => {
      if (block.kind === 'paragraph') return [];
      const own = exhibits.filter(({ number }) => number === null || number === block.number);
      return evidenceOfItem(block.item)
        .filter((evidence) => isReported(evidence) && !own.some((exhibit) => quotes(exhibit, evidence)))
        .map(({ field, value }) => `${id} ${block.number}: ${field} ${value}`);
    }),
  );

it.each(Object.entries(everyForm))(
  '%s: exhibits quote every value of the report that a letter’s points use',
  (_, text) => {
    expect(missingIn(lettersOf(text))).toEqual([]);
  },
);

it.each(ruleIds)('%s: exhibits quote every value of the report that its letters use', (rule) => {
  const letters = Object.values<Case>(cases[rule].fires).flatMap(({ report, profile, before }) =>
    lettersFrom({ report, profile: profile ?? aConsumer(), before: before ?? null, today }),
  );
  expect(missingIn(letters)).toEqual([]);
});

/** The cells that an account's exhibit shows for the value's field in the columns of its bureau. */
function shownFor({ bureaus, rows }: Exhibit, { bureau, field }: Evidence): readonly string[] {
  const label = capital(labelOf(field));
  return rows
    .filter((row) => row.label === label)
    .flatMap(({ cells }) => cells.filter((_, column) => bureaus[column] === bureau));
}

it.each(Object.entries(everyForm))(
  '%s: no row of an account’s exhibit shows something else than the letter says of that field',
  (_, text) => {
    const { accounts } = readReport(text);
    const contradictions = lettersOf(text).flatMap(({ id, blocks, exhibits }) =>
      blocks.flatMap((block) => {
        if (block.kind === 'paragraph') return [];
        const own = exhibits.find(({ number, about }) => number === block.number && about === 'account');
        const account = accounts.find(({ id }) => block.item.key === `account:${id}`);
        if (own === undefined || account === undefined) return [];
        return evidenceOfItem(block.item)
          .filter(({ at }) => belongsTo(at, account))
          .flatMap((evidence) => {
            const cells = shownFor(own, evidence);
            const agrees = cells.length === 0 || cells.includes(evidence.value);
            return agrees
              ? []
              : [`${id} ${block.number}: ${evidence.field} ${evidence.value} / ${cells.join(' / ')}`];
          });
      }),
    );
    expect(contradictions).toEqual([]);
  },
);

it('checks at least two hundred letters', () => {
  const count = Object.values(everyForm).reduce((sum, text) => sum + lettersOf(text).length, 0);
  expect(count).toBeGreaterThan(200);
});
