/** What a client reads before they approve a letter: everything but the numbers that identify them. */
import { expect, it } from 'vitest';
import { fullTextOf } from '#credit/letters/fullText.ts';
import { maskedHeading, maskedLetter } from '#credit/letters/maskedLetter.ts';
import { planLetters } from '#credit/letters/planLetters.ts';
import { readReport } from '#credit/report/read.ts';
import { everyForm } from '#tests/credit/report/samples.ts';
import { aConsumer } from '#tests/support/aConsumer.ts';
import { aLetter } from '#tests/support/aLetter.ts';

const profile = aConsumer();
const letters = Object.values(everyForm).flatMap((text) => {
  const report = readReport(Buffer.from(text));
  const choice = { kind: 'automatic', options: [1, 2, 5] } as const;
  return planLetters({ report, profile, choice, today: '2026-11-21' }).map((letter) => ({ report, letter }));
});

it('shows no account number, date of birth, SSN, or street of any letter of any sample', () => {
  expect(letters.length).toBeGreaterThan(20);
  for (const { report, letter } of letters) {
    const shown = fullTextOf(maskedLetter(letter));
    const numbers = report.accounts
      .flatMap(({ tradelines }) => tradelines.map(({ accountNumber }) => accountNumber?.value ?? ''))
      .filter((number) => number.replaceAll(/[^0-9]/g, '').length > 4);
    for (const number of numbers) expect(shown).not.toContain(number);
    expect(shown).not.toMatch(/\b\d{3}-\d{2}-\d{4}\b/);
    expect(shown).not.toContain('05/17/1986');
    expect(shown).not.toContain(profile.streetAddress);
  }
});

it('changes no other word', () => {
  for (const { letter } of letters) {
    const [full, shown] = [fullTextOf(letter).split('\n'), fullTextOf(maskedLetter(letter)).split('\n')];
    expect(shown).toHaveLength(full.length);
    const changed = shown.filter((line, index) => line !== full[index]);
    for (const line of changed) expect(line).toContain('**');
  }
});

it('keeps the last four characters that a number shows', () => {
  expect(maskedHeading('HARBOR BANK, account 4400661209871234')).toBe('HARBOR BANK, account ****1234');
  expect(maskedHeading('HARBOR BANK, account 440066120987****')).toBe('HARBOR BANK, account ****0987');
  expect(maskedHeading('HARBOR BANK, account 1234')).toBe('HARBOR BANK, account ****');
  expect(maskedHeading('Inquiry by HARBOR BANK')).toBe('Inquiry by HARBOR BANK');
});

it('has a full text that differs as soon as one word of the letter does', () => {
  const letter = aLetter();
  expect(fullTextOf(aLetter())).toBe(fullTextOf(letter));
  const [street = '', ...rest] = letter.sender.lines;
  const moved = { ...letter, sender: { ...letter.sender, lines: [`${street} 2`, ...rest] } };
  expect(fullTextOf(moved)).not.toBe(fullTextOf(letter));
});

it('gives the client’s own address as the return address', () => {
  const { sender } = aLetter();
  expect(sender.lines[0]).toBe(profile.streetAddress);
});
