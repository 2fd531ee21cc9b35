/** Whole letters, word for word, as a reader sees them: a changed word shows up in review as a changed line. */
import { expect, it } from 'vitest';
import { destinationsOf } from '#credit/letters/destinations.ts';
import type { Block, Letter } from '#credit/letters/letter.ts';
import { planLetters, type Choice, type PlanInput } from '#credit/letters/planLetters.ts';
import { readReport } from '#credit/report/read.ts';
import { samples } from '#tests/credit/report/samples.ts';
import { aConsumer } from '#tests/support/aConsumer.ts';

const notMine = {
  id: 'confirmation',
  accountId: 'account-6',
  reason: { reason: 'notMine' },
  by: 'Devin Sampleton',
  on: '2025-09-14',
} as const;
const report = readReport(samples['mfsn-basic']);

function blockText(block: Block): string {
  const lines = (sentences: readonly { readonly text: string }[]) => sentences.map(({ text }) => text);
  if (block.kind === 'paragraph') return lines(block.sentences).join(' ');
  const { heading, states, grounds, asks } = block.item;
  return [
    `${block.number}. ${heading.text}`,
    ...lines(states),
    ...lines(grounds).map((text) => `- ${text}`),
    ...lines(asks),
  ].join('\n');
}

function letterText({ id, destination, date, sender, identification, subject, blocks, exhibits }: Letter) {
  return [
    `=== ${id}, ${date}`,
    [sender.name, ...sender.lines, sender.phone].join('\n'),
    [destination.name, ...destination.lines].join('\n'),
    identification.map(({ label, value }) => `${label}: ${value}`).join('\n'),
    subject.text,
    ...blocks.map(blockText),
    ...exhibits.map(({ number, heading, bureaus, rows }) =>
      [
        `Exhibit${number === null ? '' : ` ${number}`}: ${heading} | ${bureaus.join(' | ')}`,
        ...rows.map(
          ({ label, disputed, cells }) => `${disputed ? '*' : ' '} ${label} | ${cells.join(' | ')}`,
        ),
      ].join('\n'),
    ),
  ].join('\n\n');
}

function lettersText(choice: Choice, more: Partial<PlanInput> = {}): string {
  const letters = planLetters({ report, profile: aConsumer(), choice, today: '2025-09-15', ...more });
  return `${letters.map(letterText).join('\n\n')}\n`;
}

it.each([
  ['negativeAccounts', [1]],
  ['personalInformation', [2]],
  ['latePayments', [3]],
  ['inquiries', [5]],
])('the letters of %s', async (name, options) => {
  const text = lettersText({ kind: 'automatic', options });
  await expect(text).toMatchFileSnapshot(`./wordForWord/${name}.txt`);
});

it('the letters about everything separately, of court records and personal entries', async () => {
  const text = lettersText({ kind: 'automatic', options: [6] });
  const some = text.split(/(?==== )/).filter((letter) => /court-records|personal/.test(letter));
  await expect(some.join('')).toMatchFileSnapshot('./wordForWord/separately.txt');
});

it('the letters about three accounts as Experian has them, with what the client confirmed', async () => {
  const accounts = ['account-1', 'account-3', 'account-6'];
  const destinations = destinationsOf(report).map(({ id }) => id);
  const text = lettersText(
    { kind: 'manual', accounts, destinations, bureau: 'Experian' },
    { confirmed: [notMine] },
  );
  await expect(text).toMatchFileSnapshot('./wordForWord/chosen.txt');
});
