/** What a letter encloses to identify its sender, and how much of the SSN it shows. */
import type { DocumentKind } from './documents.ts';
import type { EnclosureChoice } from './enclosures.ts';
import type { Destination } from './repair.ts';

/** What decides about the enclosures of a letter before anyone chooses. */
export interface EnclosingLetter {
  readonly destination: Pick<Destination, 'kind'>;
  /** Whether it disputes a Social Security number. */
  readonly disputesSsn: boolean;
}

export interface Enclosed {
  /** In the order of the list below the signature, whether or not the profile has them. */
  readonly documents: readonly DocumentKind[];
  readonly ssn: 'full' | 'lastFour';
}

export const usualEnclosures: EnclosureChoice = { added: [], leftOut: [], ssnLastFour: false };

/**
 * The documents that can be enclosed. A furnisher finds the account by its number and never gets the number on the
 * Social Security card.
 */
export function offeredDocuments({ destination }: EnclosingLetter): readonly DocumentKind[] {
  return destination.kind === 'bureau'
    ? ['idOrDriverLicense', 'address', 'ssn']
    : ['idOrDriverLicense', 'address'];
}

/**
 * What a letter encloses unless someone chooses otherwise. A bureau may require copies of an identity document and of
 * a proof of address to match a file (12 CFR 1022.123(b)(2)); the Social Security card proves something only where the
 * number is in question. A furnisher gets nothing.
 */
export function usualDocuments(letter: EnclosingLetter): readonly DocumentKind[] {
  if (letter.destination.kind !== 'bureau') return [];
  return offeredDocuments(letter).filter((kind) => kind !== 'ssn' || letter.disputesSsn);
}

/** A bureau matches a file by the full number (12 CFR 1022.123(b)(1)); a furnisher never gets it. */
export function enclosedWith(letter: EnclosingLetter, choice: EnclosureChoice = usualEnclosures): Enclosed {
  const usual = usualDocuments(letter);
  return {
    documents: offeredDocuments(letter).filter(
      (kind) => choice.added.includes(kind) || (usual.includes(kind) && !choice.leftOut.includes(kind)),
    ),
    ssn: letter.destination.kind === 'bureau' && !choice.ssnLastFour ? 'full' : 'lastFour',
  };
}

/** The recipient's choice after one document of this letter was chosen to be enclosed, or not to be. */
export function withDocument(
  letter: EnclosingLetter,
  choice: EnclosureChoice,
  kind: DocumentKind,
  enclose: boolean,
): EnclosureChoice {
  const getsItAnyway = usualDocuments(letter).includes(kind);
  const added = choice.added.filter((other) => other !== kind);
  const leftOut = choice.leftOut.filter((other) => other !== kind);
  return {
    ...choice,
    added: enclose && !getsItAnyway ? [...added, kind] : added,
    leftOut: !enclose && getsItAnyway ? [...leftOut, kind] : leftOut,
  };
}

/** What is left of a choice once letters with these documents are written: a document is added only once. */
export function afterEnclosing(choice: EnclosureChoice, enclosed: readonly DocumentKind[]): EnclosureChoice {
  return { ...choice, added: choice.added.filter((kind) => !enclosed.includes(kind)) };
}

/** Whether the choice changes nothing. */
export function isUsual({ added, leftOut, ssnLastFour }: EnclosureChoice): boolean {
  return added.length === 0 && leftOut.length === 0 && !ssnLastFour;
}
