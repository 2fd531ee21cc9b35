import type { Letter } from '#credit/letters/letter.ts';
import { letterName } from '#vocabulary/letterName.ts';
import { safeName } from './archive.ts';

/** Names in a zip have at most 100 characters; the number and the ending are always kept. */
const nameLength = 90;

interface LetterFile {
  /** Starts at 1. */
  readonly position: number;
  readonly destinationName: string;
  /** In the letter writer's format: sealed when the letters were written, so it has our own shape. */
  readonly items: unknown;
}

/** `01 Experian, Dispute of an account, ORCHARD NATIONAL, account 6327.pdf`: sorted as printed, and distinguished without opening it. */
export function letterFileName({ position, destinationName, items }: LetterFile): string {
  const letter = items as Letter;
  const headings = letter.blocks.flatMap((block) => (block.kind === 'item' ? [block.item.heading.text] : []));
  const called = letterName({ recipient: destinationName, subject: letter.subject.text, headings });
  // Letters, figures, and spaces can be typed into a search for files.
  const name = safeName(called.replaceAll(' ··', ', account '));
  const number = String(position).padStart(2, '0');
  return `${number} ${shortened(name)}.pdf`;
}

/**
 * Ends with a whole word, and with none that announces what is missing. A single word that is too long is cut. How many more items
 * there are stays: without it the name would say that the letter is about one.
 */
function shortened(name: string): string {
  if (Array.from(name).length <= nameLength) return name;
  const [more = ''] = / \+\d+$/.exec(name) ?? [];
  const most = nameLength - more.length;
  const letters = Array.from(name.slice(0, name.length - more.length));
  const cut = letters.slice(0, most + 1).join('');
  const whole = letters.length <= most ? cut : cut.replace(/\s+\S*$/, '');
  const ended = Array.from(whole.replace(/(?:,? account(?: number)?)?[\s,]*$/, ''));
  return `${ended.slice(0, most).join('')}${more}`;
}
