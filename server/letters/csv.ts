/** The list of a session's letters as CSV: one row per letter, safe to open in a spreadsheet. */
import { usDate } from '#credit/findings/formatValue.ts';
import { csvOf } from '#server/csv.ts';
import type { Letter } from '#credit/letters/letter.ts';

const columns = ['letter', 'date', 'sender', 'recipient', 'address', 'subject', 'items', 'accounts'] as const;

function row(letter: Letter): readonly string[] {
  const items = letter.blocks.flatMap((block) => (block.kind === 'item' ? [block.item] : []));
  return [
    letter.id,
    usDate(letter.date),
    letter.sender.name,
    letter.destination.name,
    letter.destination.lines.join(', '),
    letter.subject.text,
    String(items.length),
    items.map((item) => item.heading.text).join('; '),
  ];
}

/** UTF-8 text with a header row and CRLF line ends (RFC 4180). */
export function lettersCsv(letters: readonly Letter[]): string {
  return csvOf([columns, ...letters.map(row)]);
}
