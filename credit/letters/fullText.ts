/** Everything a letter says, as plain text: what a client approves, and what the hash of their approval covers. */
import type { Block, Exhibit, Letter } from './letter.ts';

/** The same letter always has the same text: one line per part, in the order of the page. */
export function fullTextOf(letter: Letter): string {
  const { date, sender, destination, identification, subject, blocks, exhibits } = letter;
  return [
    sender.name,
    ...sender.lines,
    date,
    destination.name,
    ...destination.lines,
    subject.text,
    ...identification.map(({ label, value }) => `${label}: ${value}`),
    ...blocks.flatMap(linesOfBlock),
    ...exhibits.flatMap(linesOfExhibit),
  ].join('\n');
}

function linesOfBlock(block: Block): readonly string[] {
  if (block.kind === 'paragraph') return [block.sentences.map(({ text }) => text).join(' ')];
  const { heading, states, grounds, asks } = block.item;
  return [
    `${String(block.number)}. ${heading.text}`,
    ...[...states, ...grounds, ...asks].map(({ text }) => text),
  ];
}

function linesOfExhibit({ heading, bureaus, rows }: Exhibit): readonly string[] {
  return [
    heading,
    bureaus.join(' | '),
    ...rows.map(({ label, disputed, cells }) => `${label}${disputed ? ' *' : ''}: ${cells.join(' | ')}`),
  ];
}
