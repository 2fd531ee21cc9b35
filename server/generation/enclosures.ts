import type { DocumentKind } from '#contract/documents.ts';
import { enclosedWith } from '#contract/enclosed.ts';
import { disputesSsn, fullSsnOf, showingSsn, showsSsn } from '#credit/letters/fullSsn.ts';
import type { Letter } from '#credit/letters/letter.ts';
import { prepareEnclosure, resolution } from '#server/letters/enclosures.ts';
import type { Enclosure } from '#server/letters/templateInput.ts';
import { consumerFromProfile } from '#server/profiles/profileConsumer.ts';
import type { Services } from '#server/services.ts';
import type { EnclosureChoicesByRecipient } from '#server/store/enclosureChoices.ts';
import type { EnclosedContent } from '#server/store/sessionSeals.ts';
import type { Plan } from './loadLetterPlan.ts';

const titles: Readonly<Record<DocumentKind, string>> = {
  idOrDriverLicense: 'Copy of my government-issued identification',
  address: 'Copy of a statement that shows my address',
  ssn: 'Copy of my Social Security card',
};

/** It may show the former address, so the letter doesn't say which one it shows. */
const proofBeforeMove = 'Copy of a statement';

/** A letter as it goes to its recipient. */
export interface Printed {
  /** With as much of the SSN as the recipient gets. */
  readonly page: Letter;
  readonly copies: readonly Enclosure[];
  /** What is recorded about it. */
  readonly enclosed: EnclosedContent;
}

interface PrintingOptions {
  /** Dots per inch of the copies. */
  readonly dots: number;
}

/**
 * What each of these letters encloses, and how much of the SSN it shows: as chosen for its recipient, or the usual.
 * The documents and the SSN are read once for all letters, and only if a letter needs them.
 */
export async function preparePrinting(
  services: Services,
  { session: { accountId }, profileId }: Pick<Plan, 'session' | 'profileId'>,
  letters: readonly Letter[],
  { dots }: PrintingOptions,
): Promise<(letter: Letter) => Printed> {
  const choices = await services.store.enclosureChoices.list(accountId, profileId);
  const wantedFor = (letter: Letter) => enclosedFor(letter, choices);
  return printing(services, { accountId, profileId }, letters, wantedFor, { dots });
}

/** The same for letters of which it is recorded what they enclose. What was removed since is no longer enclosed. */
export async function prepareRecorded(
  services: Services,
  whose: Whose,
  letter: Letter,
  enclosed: EnclosedContent | null,
): Promise<Printed> {
  const wanted = enclosed ?? enclosedFor(letter, new Map());
  const printed = await printing(services, whose, [letter], () => wanted, { dots: resolution.paper });
  return printed(letter);
}

interface Whose {
  readonly accountId: string;
  readonly profileId: string;
}

type Wanted = Pick<EnclosedContent, 'ssn'> & { readonly documents: readonly DocumentKind[] };

async function printing(
  services: Services,
  { accountId, profileId }: Whose,
  letters: readonly Letter[],
  wantedFor: (letter: Letter) => Wanted,
  { dots }: PrintingOptions,
): Promise<(letter: Letter) => Printed> {
  const wanted = letters.map(wantedFor);
  const kinds = new Set(wanted.flatMap(({ documents }) => documents));
  const copies = kinds.size === 0 ? new Map() : await copiesOf(services, accountId, profileId, kinds, dots);
  const needsSsn = wanted.some(({ ssn }) => ssn === 'full');
  const ssn = needsSsn ? await ssnOf(services, accountId, profileId) : null;
  const full = fullSsnOf(ssn);
  return (letter) => {
    const chosen = wantedFor(letter);
    const documents = chosen.documents.filter((kind) => copies.has(kind));
    const isFull = chosen.ssn === 'full' && full !== null;
    return {
      page: isFull ? showingSsn(letter, full) : letter,
      copies: documents.flatMap((kind) => copies.get(kind) ?? []),
      enclosed: { documents, ssn: showsSsn(letter) ? (isFull ? 'full' : 'lastFour') : null },
    };
  };
}

/** What a letter to this letter's recipient encloses to identify its sender, as chosen. */
export function enclosedFor(letter: Letter, choices: EnclosureChoicesByRecipient) {
  const { destination } = letter;
  return enclosedWith({ destination, disputesSsn: disputesSsn(letter) }, choices.get(destination.id));
}

async function ssnOf(services: Services, accountId: string, profileId: string): Promise<string | null> {
  return (await consumerFromProfile(services, accountId, profileId))?.ssn ?? null;
}

async function copiesOf(
  { store, vault }: Services,
  accountId: string,
  profileId: string,
  kinds: ReadonlySet<DocumentKind>,
  dots: number,
): Promise<ReadonlyMap<DocumentKind, Enclosure>> {
  const documents = await store.documents.list(accountId, profileId);
  const copies = new Map<DocumentKind, Enclosure>();
  for (const document of documents) {
    if (!kinds.has(document.kind)) continue;
    const sealContext = {
      accountId,
      profileId,
      table: 'document',
      column: 'blob',
      row: document.id,
    } as const;
    const bytes = await vault.read(sealContext, document);
    const title = document.isBeforeMove === 1 ? proofBeforeMove : titles[document.kind];
    copies.set(document.kind, await prepareEnclosure(title, bytes, dots));
  }
  return copies;
}
