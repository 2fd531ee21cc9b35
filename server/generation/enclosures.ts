import type { DocumentKind } from '#contract/documents.ts';
import { CallError } from '#contract/failures.ts';
import { isIdentifiedByDocuments } from '#credit/letters/openingAndClosing.ts';
import type { Letter } from '#credit/letters/letter.ts';
import type { Enclosure } from '#server/letters/templateInput.ts';
import { prepareEnclosure } from '#server/letters/enclosures.ts';
import { TypesettingError } from '#server/letters/typesettingError.ts';
import type { Services } from '#server/services.ts';

const titles: Readonly<Record<DocumentKind, string>> = {
  idOrDriverLicense: 'Copy of my government-issued identification',
  address: 'Copy of a statement that shows my address',
  ssn: 'Copy of my Social Security card',
};

type Enclosing = Pick<Letter, 'destination'>;

/**
 * What each of these letters encloses, at the given resolution (dots per inch): copies of the client's identity
 * documents, if the recipient uses them to identify the file. The documents are read once for all letters, and not
 * at all if no letter needs them.
 */
export async function enclosuresOf(
  services: Services,
  { accountId, profileId }: { readonly accountId: string; readonly profileId: string },
  letters: readonly Enclosing[],
  dots: number,
): Promise<(letter: Enclosing) => readonly Enclosure[]> {
  const provesIdentity = ({ destination }: Enclosing) => isIdentifiedByDocuments(destination);
  const copies = letters.some(provesIdentity) ? await copiesOf(services, accountId, profileId, dots) : [];
  return (letter) => (provesIdentity(letter) ? copies : []);
}

async function copiesOf(
  { store, vault }: Services,
  accountId: string,
  profileId: string,
  dots: number,
): Promise<Enclosure[]> {
  const documents = await store.documents.list(accountId, profileId);
  const enclosures: Enclosure[] = [];
  for (const kind of Object.keys(titles) as DocumentKind[]) {
    const document = documents.find((candidate) => candidate.kind === kind);
    if (document === undefined) continue;
    const sealContext = {
      accountId,
      profileId,
      table: 'document',
      column: 'blob',
      row: document.id,
    } as const;
    enclosures.push(await prepareEnclosure(titles[kind], await vault.read(sealContext, document), dots));
  }
  return enclosures;
}

/** Reports problems that the person can fix by name. */
export function refusedByName(error: unknown): never {
  const unprintable = error instanceof TypesettingError && error.reason === 'unprintable';
  throw unprintable ? new CallError('unprintableName') : error;
}
