/**
 * A letter on a screen of the client, who may be looking at it in public or may not be the person they claim to be, and on one of
 * support.
 */
import { evidenceOfItem } from './exhibit.ts';
import { labelOf } from '../findings/fields.ts';
import { visibleCharacters, visibleDigits } from '#vocabulary/accountMask.ts';
import { maskedStreet } from '#vocabulary/maskedStreet.ts';
import { notReported } from '../findings/evidence.ts';
import type { Evidence } from '../findings/finding.ts';
import type { Exhibit, Letter, Sentence } from './letter.ts';
import { capital, withText } from './sentence.ts';

const hidden: ReadonlySet<Evidence['field']> = new Set(['ssn', 'birth', 'accountNumber']);
const hiddenLabels = [...hidden].map((field) => capital(labelOf(field)));

/** The name of its line in a letter's identification. */
export const birthLabel = 'Date of birth';
/** How many characters of a number stay visible. */
const shown = 4;

/** A date shows its year; a number shows its last four characters, and nothing if it has no more than that. */
function mask(value: string): string {
  const date = /^\d{2}\/\d{2}\/(\d{4})$/.exec(value);
  if (date !== null) return `**/**/${date[1] ?? ''}`;
  return visibleCharacters(value).length > shown ? `****${visibleDigits(value)}` : '****';
}

/** Any other number of six characters or more with at least five digits, such as the account that an item is compared with. */
const longNumber = /(?<![0-9A-Za-z*])(?=(?:[A-Za-z]*\d){5})[0-9A-Za-z]{6,}[*xX]*/g;

/** The values of a letter that must not be seen in full, the longest first. */
function secretsIn({ identification, blocks, exhibits }: Letter): readonly string[] {
  const quoted = blocks.flatMap((block) => (block.kind === 'item' ? evidenceOfItem(block.item) : []));
  const secrets = [
    ...quoted.flatMap(({ field, value }) => (hidden.has(field) ? [value] : [])),
    ...exhibits.flatMap(({ rows }) => rows.filter(isHidden).flatMap(({ cells }) => cells)),
    ...identification.flatMap(({ label, value }) => (label === birthLabel ? [value] : [])),
  ];
  return [...new Set(secrets)]
    .filter((value) => /\d/.test(value) && value !== notReported)
    .toSorted((one, other) => other.length - one.length);
}

const isHidden = ({ label }: Exhibit['rows'][number]): boolean =>
  hiddenLabels.some((name) => label === name || label.endsWith(`. ${name}`));

/** The value itself, not the same characters within a longer number. */
const wholeWord = (value: string): RegExp =>
  new RegExp(
    `(?<![0-9A-Za-z])${value.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)}(?![0-9A-Za-z])`,
    'g',
  );

/** Masks what must not be seen in full in a text of the letter. */
export function maskIn(letter: Letter): (clear: string) => string {
  const secrets = secretsIn(letter);
  return (clear) =>
    secrets
      .reduce((masked, secret) => masked.replaceAll(wholeWord(secret), mask(secret)), clear)
      .replaceAll(/\b\d{3}-\d{2}-(\d{4})\b/g, '***-**-$1')
      .replaceAll(longNumber, (number) => mask(number));
}

/**
 * The letter with its SSNs, dates of birth, account numbers, and the sender's street masked wherever they appear. The
 * evidence of its sentences is left out.
 */
export function maskedLetter(letter: Letter): Letter {
  // A lone line may be the street or the city.
  const [street, ...rest] = letter.sender.lines;
  const text = maskIn(letter);
  const sentence = (clear: Sentence): Sentence => ({ ...withText(clear, text), evidence: [] });
  return {
    ...letter,
    sender: {
      ...letter.sender,
      lines: street === undefined ? [] : [maskedStreet(street), ...rest],
    },
    identification: letter.identification.map(({ label, value }) => ({ label, value: text(value) })),
    subject: sentence(letter.subject),
    blocks: letter.blocks.map((block) =>
      block.kind === 'paragraph'
        ? { ...block, sentences: block.sentences.map(sentence) }
        : {
            ...block,
            item: {
              ...block.item,
              heading: sentence(block.item.heading),
              states: block.item.states.map(sentence),
              grounds: block.item.grounds.map(sentence),
              asks: block.item.asks.map(sentence),
            },
          },
    ),
    exhibits: letter.exhibits.map((exhibit) => ({
      ...exhibit,
      heading: text(exhibit.heading),
      rows: exhibit.rows.map((row) => ({ ...row, label: text(row.label), cells: row.cells.map(text) })),
    })),
  };
}
