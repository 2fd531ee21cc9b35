import { CallFailed } from '#contract/failures.ts';
import type { DocumentKind } from '#contract/documents.ts';
import type { GenerationSession } from '#contract/repair.ts';
import type { Letter, LetterProfile } from '#credit/letters/letter.ts';
import { planLetters, type Choice } from '#credit/letters/plan.ts';
import type { Session } from '#server/identity/session.ts';
import { loadReport } from '#server/imports/reportModel.ts';
import { templateVersion, type Enclosure } from '#server/letters/data.ts';
import { prepareEnclosure } from '#server/letters/enclosures.ts';
import { TypesettingFailed } from '#server/letters/typesettingFailed.ts';
import type { Services } from '#server/services.ts';
import { stateByName } from '#server/states.ts';
import type { Claim } from '#server/store/idempotency.ts';
import { newId } from '#server/store/ids.ts';
import type { Profile } from '#server/store/profiles.ts';
import type { Sensitive } from '#server/store/profileFields.ts';
import type { NewLetter } from '#server/store/sessionRecording.ts';
import { todayIn } from '#server/today.ts';
import { pageCount } from './pageCount.ts';

export interface Order {
  readonly session: Pick<Session, 'accountId' | 'userId' | 'timeZone'>;
  readonly profileId: string;
  readonly reportId: string;
  readonly choice: Choice;
  readonly claim: Claim;
}

const titles: Readonly<Record<DocumentKind, string>> = {
  idOrDriverLicense: 'Copy of my government-issued identification',
  address: 'Copy of a statement that shows my address',
  ssn: 'Copy of my social security card',
};

function consumerOf(profile: Profile, sensitive: Sensitive): LetterProfile {
  return {
    firstName: profile.firstName,
    lastName: profile.lastName,
    phone: profile.phone || null,
    ssn: sensitive.ssn || null,
    dob: sensitive.dob || null,
    streetAddress: sensitive.streetAddress,
    city: profile.city,
    state: stateByName(profile.state)?.id ?? '',
    postalCode: profile.postalCode,
  };
}

/**
 * Writes a set of letters and records it, spending one generation. Everything costly comes before the one transaction:
 * a crash leaves sealed files that no row names, which the next start sweeps. Throws `notFound`, `noGenerations`, and
 * `nothingToDispute` when the choice selects nothing, `unprintableName` when no letter font has a character of the
 * consumer's name or address; then nothing is kept or spent.
 */
export async function generate(services: Services, order: Order): Promise<GenerationSession> {
  const { store, vault, clock, printVariantId } = services;
  const { accountId, timeZone } = order.session;
  const before = await store.idempotency.find(accountId, order.claim);
  if (before?.kind === 'repeated') return before.reply as GenerationSession;

  const stored = await store.reports.find(accountId, order.reportId, order.profileId);
  const profile = await store.profiles.find(accountId, order.profileId);
  const sensitive = await store.profiles.sensitive(accountId, order.profileId);
  if (stored === null || profile === null || sensitive === null) throw new CallFailed('notFound');
  if ((await store.ledger.summary(accountId)).left < 1) throw new CallFailed('noGenerations');

  const report = await loadReport(services, accountId, stored);
  const today = todayIn(timeZone, clock);
  const letters = planLetters({
    report,
    profile: consumerOf(profile, sensitive),
    choice: order.choice,
    today,
  });
  if (letters.length === 0) throw new CallFailed('nothingToDispute');

  const enclosures = await enclosuresOf(services, accountId, order.profileId);
  const written = await write(services, order, letters, enclosures);
  const session = {
    id: newId(),
    profileId: order.profileId,
    reportId: order.reportId,
    kind: order.choice.kind,
    choice: order.choice,
    printVariantId,
  };
  const result = await store.sessions.record({ accountId, claim: order.claim, session, letters: written });
  if (result.kind === 'recorded') return result.reply;
  await vault.remove(written.map((letter) => letter.stored.blob));
  if (result.kind === 'repeated') return result.reply;
  if (result.kind === 'otherRequest') {
    throw new CallFailed('invalid', '', [{ field: 'Idempotency-Key', problem: 'used' }]);
  }
  throw new CallFailed(result.kind);
}

async function enclosuresOf(
  { store, vault }: Services,
  accountId: string,
  profileId: string,
): Promise<Enclosure[]> {
  const documents = await store.documents.list(accountId, profileId);
  const enclosures: Enclosure[] = [];
  for (const kind of Object.keys(titles) as DocumentKind[]) {
    const document = documents.find((candidate) => candidate.kind === kind);
    if (document === undefined) continue;
    const place = { accountId, profileId, table: 'document', column: 'blob', row: document.id } as const;
    enclosures.push(await prepareEnclosure(titles[kind], await vault.read(place, document)));
  }
  return enclosures;
}

function refused(error: unknown): never {
  const unprintable = error instanceof TypesettingFailed && error.reason === 'unprintable';
  throw unprintable ? new CallFailed('unprintableName') : error;
}

async function write(
  { vault, typesetter }: Services,
  { session, profileId }: Order,
  letters: readonly Letter[],
  enclosures: readonly Enclosure[],
): Promise<NewLetter[]> {
  const written: NewLetter[] = [];
  for (const letter of letters) {
    const pdf = await typesetter.typeset(letter, enclosures).catch(refused);
    const id = newId();
    const place = {
      accountId: session.accountId,
      profileId,
      table: 'letter',
      column: 'blob',
      row: id,
    } as const;
    written.push({
      id,
      destinationId: letter.destination.id,
      destinationName: letter.destination.name,
      subject: letter.subject.text,
      items: letter,
      pages: pageCount(pdf),
      templateVersion: String(templateVersion),
      stored: await vault.put(place, pdf),
    });
  }
  return written;
}
