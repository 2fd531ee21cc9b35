import { expect, it } from 'vitest';
import { evidenceOfItem } from '#credit/letters/exhibit.ts';
import type { Evidence } from '#credit/findings/finding.ts';
import type { Exhibit, Letter } from '#credit/letters/letter.ts';
import { options } from '#credit/letters/options.ts';
import { planLetters } from '#credit/letters/planLetters.ts';
import { readReport } from '#credit/report/read.ts';
import { everyForm } from '#tests/credit/report/samples.ts';
import { aConsumer } from '#tests/support/aConsumer.ts';

/** Letters to everyone about everything, and those of each option. */
function lettersOf(text: string): readonly Letter[] {
  const report = readReport(text);
  const input = { report, profile: aConsumer(), today: '2025-09-20' };
  const manual = {
    kind: 'manual',
    accounts: report.accounts.map(({ id }) => id),
    destinations: planLetters({
      ...input,
      choice: { kind: 'automatic', options: options.map(({ id }) => id) },
    }).map(({ destination }) => destination.id),
  } as const;
  return [
    ...options.flatMap(({ id }) => planLetters({ ...input, choice: { kind: 'automatic', options: [id] } })),
    ...planLetters({ ...input, choice: manual }),
  ];
}

/** Whether a row of the exhibit quotes this value, in the column of its bureau. */
function quotes({ bureaus, rows }: Exhibit, { bureau, field, value }: Evidence): boolean {
  return rows.some(({ label, cells }) =>
    cells.some((cell, column) => {
      if (bureaus[column] !== bureau) return false;
      if (field === 'remark') return cell.includes(value);
      return (
        cell === value || (label.startsWith('Payment history') && `${cell} in ${label.slice(-7)}` === value)
      );
    }),
  );
}

it.each(Object.entries(everyForm))(
  '%s: exhibits quote every value of the report that a letter’s points use',
  (_, text) => {
    const missing = lettersOf(text).flatMap(({ id, blocks, exhibits }) =>
      blocks.flatMap((block) => {
        if (block.kind === 'paragraph') return [];
        const own = exhibits.filter(({ number }) => number === null || number === block.number);
        const quoted = evidenceOfItem(block.item).filter(
          ({ bureau, field }) => bureau !== null && field !== 'reportDate',
        );
        return quoted
          .filter((evidence) => !own.some((exhibit) => quotes(exhibit, evidence)))
          .map(({ field, value }) => `${id} ${block.number}: ${field} ${value}`);
      }),
    );
    expect(missing).toEqual([]);
  },
);
