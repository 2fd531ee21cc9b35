import { ssnLabel } from '#credit/letters/fullSsn.ts';
import type { Letter } from '#credit/letters/letter.ts';
import { birthLabel } from '#credit/letters/maskedLetter.ts';
import { maskedStreet } from '#server/profiles/masks.ts';

/** Of these, support sees the end only. */
const masked: Readonly<Record<string, (value: string) => string>> = {
  [ssnLabel]: (value) => value.replace(/^\d{3}-\d{2}-/, '***-**-'),
  [birthLabel]: (value) => value.replace(/^\d{2}\/\d{2}\//, '**/**/'),
};

/** A letter's page as support sees it: its sender's SSN, date of birth, and street are masked (docs/decisions/0044). */
export function seenBySupport(letter: Letter): Letter {
  const { sender, identification } = letter;
  const [street, ...city] = sender.lines;
  return {
    ...letter,
    sender: { ...sender, lines: street === undefined ? [] : [maskedStreet(street), ...city] },
    identification: identification.map((line) => ({
      ...line,
      value: masked[line.label]?.(line.value) ?? line.value,
    })),
  };
}
