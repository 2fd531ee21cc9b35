/**
 * The sender's Social Security number in a letter. Planned letters show its last four digits, so that whatever is kept
 * or previewed as text has no more; only the printed page gets all nine.
 */
import { evidenceOfItem } from './exhibit.ts';
import type { Letter } from './letter.ts';

/** The name of its line in a letter's identification. */
export const ssnLabel = 'Social Security number';

const isSsn = (ssn: string | null): ssn is string => ssn !== null && /^\d{9}$/.test(ssn);

/** "ending in 0611"; null without nine digits. */
export function lastFourOf(ssn: string | null): string | null {
  return isSsn(ssn) ? `ending in ${ssn.slice(5)}` : null;
}

/** "666-55-0611"; null without nine digits. */
export function fullSsnOf(ssn: string | null): string | null {
  return isSsn(ssn) ? `${ssn.slice(0, 3)}-${ssn.slice(3, 5)}-${ssn.slice(5)}` : null;
}

/** Whether the letter's identification includes a Social Security number, in full or in part. */
export function showsSsn({ identification }: Letter): boolean {
  return identification.some(({ label }) => label === ssnLabel);
}

/** The letter with this text as its Social Security number; unchanged if it shows none. */
export function showingSsn(letter: Letter, text: string): Letter {
  return {
    ...letter,
    identification: letter.identification.map((line) =>
      line.label === ssnLabel ? { ...line, value: text } : line,
    ),
  };
}

/** Whether a letter disputes a Social Security number: one of its items quotes one. */
export function disputesSsn({ blocks }: Letter): boolean {
  return blocks.some(
    (block) => block.kind === 'item' && evidenceOfItem(block.item).some(({ field }) => field === 'ssn'),
  );
}
