/** What a client reads before they approve a letter: everything but the numbers that identify them. */
import { expect, it } from 'vitest';
import { fullTextOf } from '#credit/letters/fullText.ts';
import { maskedLetter } from '#credit/letters/maskedLetter.ts';
import { planLetters } from '#credit/letters/planLetters.ts';
import type { Letter } from '#credit/letters/letter.ts';
import type { Report } from '#credit/report/model.ts';
import { readReport } from '#credit/report/read.ts';
import { everyForm } from '#tests/credit/report/samples.ts';
import { explainedSentences } from './glossFlaws.ts';
import { aConsumer } from '#tests/support/aConsumer.ts';
import { aLetter } from '#tests/support/aLetter.ts';

const profile = aConsumer();
const letters = Object.values(everyForm).flatMap((text) => {
  const report = readReport(Buffer.from(text));
  const choice = { kind: 'automatic', options: [1, 2, 5] } as const;
  return planLetters({ report, profile, choice, today: '2026-11-21' }).map((letter) => ({ report, letter }));
});

/** What a letter must not show of its client, as it is written in letters. */
function secretsOf({ accounts }: Report): readonly string[] {
  const numbers = accounts
    .flatMap(({ tradelines }) => tradelines.map(({ accountNumber }) => accountNumber?.value ?? ''))
    .filter((number) => number.replaceAll(/[^0-9]/g, '').length > 4);
  return [...numbers, '04/12/1986', profile.streetAddress];
}

it('shows no account number, date of birth, SSN, or street of any letter of any sample, nor says it in Spanish', () => {
  const hidden = new Set<string>();
  for (const { report, letter } of letters) {
    const masked = maskedLetter(letter);
    const full = fullTextOf(letter);
    const shown = `${fullTextOf(masked)}\n${glossesOf(masked).join('\n')}`;
    for (const secret of secretsOf(report)) {
      if (full.includes(secret)) hidden.add(secret);
      expect(shown).not.toContain(secret);
    }
    expect(shown).not.toMatch(/\b\d{3}-\d{2}-\d{4}\b/);
  }
  // All of these are in letters as they are printed.
  expect([...hidden]).toEqual(expect.arrayContaining(['04/12/1986', profile.streetAddress]));
  expect(hidden.size).toBeGreaterThan(10);
  expect(letters.flatMap(({ letter }) => glossesOf(letter)).length).toBeGreaterThan(100);
});

const glossesOf = (letter: Letter): readonly string[] =>
  explainedSentences(letter).flatMap(({ gloss }) => gloss ?? []);

/** Whether a text has these parts one after the other, the first at its start and the last at its end. */
function hasInOrder(text: string, [first = '', ...others]: readonly string[]): boolean {
  if (!text.startsWith(first)) return false;
  let from = first.length;
  for (const part of others) {
    const place = text.indexOf(part, from);
    if (place === -1) return false;
    from = place + part.length;
  }
  return text.endsWith(others.at(-1) ?? first);
}

it('shows no street that stands alone, without a city', () => {
  const letter = aLetter();
  const { lines } = maskedLetter({
    ...letter,
    sender: { ...letter.sender, lines: [profile.streetAddress] },
  }).sender;
  expect(lines).toEqual([`***${profile.streetAddress.slice(-4)}`]);
  expect(maskedLetter({ ...letter, sender: { ...letter.sender, lines: [] } }).sender.lines).toEqual([]);
});

it('changes no other word', () => {
  for (const { letter } of letters) {
    const [full, shown] = [fullTextOf(letter).split('\n'), fullTextOf(maskedLetter(letter)).split('\n')];
    expect(shown).toHaveLength(full.length);
    const masked = shown.map((line) => line.split(/(\*{2,}\S*)/).filter((_, place) => place % 2 === 0));
    // What is left of a line stands in the full line, in the same order.
    const lost = masked.filter((parts, index) => !hasInOrder(full[index] ?? '', parts));
    expect(lost).toEqual([]);
    expect(masked.some((parts) => parts.length > 1)).toBe(true);
  }
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
