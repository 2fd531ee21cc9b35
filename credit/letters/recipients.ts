/** Recognizes a recipient in all of a client's letters. A company keeps its history when its address changes. */
import { sameCompany } from '../findings/names.ts';
import type { Destination } from './letter.ts';

type Named = Pick<Destination, 'id' | 'kind' | 'name'>;

/** A letter's recipient, and the subjects of its items (see `subjectsOf`). */
export interface AddressedLetter {
  readonly destination: Named;
  readonly subjects: readonly string[];
}

/**
 * Whether two letters about one item go to the same recipient: a company's id contains the address that the report gave. Of letters
 * about different items it says too much, because departments of one company have addresses of their own.
 */
export const isSameRecipient = (one: Named, other: Named): boolean =>
  one.id === other.id ||
  (one.kind === 'furnisher' && other.kind === 'furnisher' && sameCompany(one.name, other.name));

interface Recipient {
  readonly id: string;
  readonly known: Named[];
  readonly subjects: Set<string>;
}

/**
 * For each letter, an id that its recipient has in all of them: the one of the first letter to it. A letter to another address
 * goes to the same recipient if the company was written to about one of its items before.
 */
export function recipientIds(
  /** In the order in which they were written, so that ids stay when letters are added. */
  letters: readonly AddressedLetter[],
): readonly string[] {
  const recipients: Recipient[] = [];
  return letters.map(({ destination, subjects }) => {
    const found =
      recipients.find(({ known }) => known.some(({ id }) => id === destination.id)) ??
      recipients.find(
        (each) =>
          each.known.some((one) => isSameRecipient(one, destination)) &&
          subjects.some((subject) => each.subjects.has(subject)),
      );
    const recipient = found ?? { id: destination.id, known: [], subjects: new Set() };
    if (found === undefined) recipients.push(recipient);
    recipient.known.push(destination);
    for (const subject of subjects) recipient.subjects.add(subject);
    return recipient.id;
  });
}
