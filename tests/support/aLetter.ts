import type { Letter, LetterProfile } from '#credit/letters/letter.ts';
import { planLetters } from '#credit/letters/planLetters.ts';
import { aConsumer } from '#tests/support/aConsumer.ts';
import { aLine, anAccount, aReport, late30 } from '#tests/support/aReport.ts';

/** A letter to Equifax about two accounts, of one page plus its exhibit. */
export function aLetter(values: Partial<Letter> = {}, profile: Partial<LetterProfile> = {}): Letter {
  const report = aReport({
    accounts: [
      anAccount([
        aLine('Equifax', { payStatus: late30, balance: 2210_00 }),
        aLine('Experian', { payStatus: late30, balance: 1840_00 }),
      ]),
    ],
  });
  const letters = planLetters({
    report,
    profile: aConsumer(profile),
    choice: { kind: 'automatic', options: [1] },
    today: '2026-11-21',
  });
  const letter = letters.find((each) => each.destination.id === 'Equifax');
  if (letter === undefined) throw new Error('The report calls for no letter to Equifax');
  return { ...letter, ...values };
}
