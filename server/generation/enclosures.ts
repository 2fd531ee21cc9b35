import type { DocumentKind } from '#contract/documents.ts';
import { CallFailed } from '#contract/failures.ts';
import type { Enclosure } from '#server/letters/data.ts';
import { prepareEnclosure } from '#server/letters/enclosures.ts';
import { TypesettingFailed } from '#server/letters/typesettingFailed.ts';
import type { Services } from '#server/services.ts';

const titles: Readonly<Record<DocumentKind, string>> = {
  idOrDriverLicense: 'Copy of my government-issued identification',
  address: 'Copy of a statement that shows my address',
  ssn: 'Copy of my social security card',
};

/** The client's identity papers as the letters enclose them, at so many dots an inch. */
export async function enclosuresOf(
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
    const place = { accountId, profileId, table: 'document', column: 'blob', row: document.id } as const;
    enclosures.push(await prepareEnclosure(titles[kind], await vault.read(place, document), dots));
  }
  return enclosures;
}

/** What the person can mend is refused by its name. */
export function refusedByName(error: unknown): never {
  const unprintable = error instanceof TypesettingFailed && error.reason === 'unprintable';
  throw unprintable ? new CallFailed('unprintableName') : error;
}
