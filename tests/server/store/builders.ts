import type { Variant } from '#contract/shapes.ts';
import type { Letter } from '#credit/letters/letter.ts';
import { createProfile } from '#server/profiles/createProfile.ts';
import { enter } from '#server/identity/enter.ts';
import { newId } from '#server/store/ids.ts';
import type { Claim } from '#server/store/idempotency.ts';
import type { ProfileOrder } from '#server/profiles/createProfile.ts';
import type { Recording } from '#server/generation/recordLetterSet.ts';
import type { DisputeRow, StandingRow } from '#server/store/disputes.ts';
import type { NewLetter } from '#server/store/sessionRecording.ts';
import type { Store } from '#server/store/store.ts';
import type { StoredBlob } from '#server/store/storedBlob.ts';

/** Long after every test's clock. */
const later = new Date('2027-01-01T00:00:00.000Z');

export function aClaim(key: string = newId(), overrides: Partial<Claim> = {}): Claim {
  return { key, requestHash: 'the request', expiresAt: later, ...overrides };
}

/** An account with one person and, by default, three generations. */
export async function anAccount(
  store: Store,
  { variant = 'b2b', generations = 3 }: { variant?: Variant; generations?: number } = {},
): Promise<string> {
  const { account } = await enter(store, {
    provider: 'embedded',
    subject: newId(),
    variant,
    timeZone: 'America/New_York',
    fullName: 'Ana Agent',
    mail: 'ana@example.com',
  });
  if (generations > 0) {
    await store.ledger.grant({
      accountId: account.id,
      count: generations,
      reason: 'grant',
      reference: newId(),
    });
  }
  return account.id;
}

export const maria: ProfileOrder['profile'] = {
  profileName: 'María',
  firstName: 'María',
  lastName: 'Núñez',
  phone: '+1 (555) 010 0199',
  mail: 'maria@example.com',
  city: 'Austin',
  state: 'Texas',
  postalCode: '78701',
  ssn: '666123456',
  dob: '1990-02-28',
  streetAddress: '12 Marker Street',
};

export function aNewProfile(accountId: string, overrides: Partial<ProfileOrder> = {}): ProfileOrder {
  return {
    accountId,
    variant: 'b2b',
    username: 'Ana Agent',
    claim: aClaim(),
    profile: maria,
    ...overrides,
  };
}

/** Creates a profile of that account and returns its id. */
export async function aProfile(
  store: Store,
  accountId: string,
  names: Partial<ProfileOrder['profile']> = {},
): Promise<string> {
  const made = await store.transaction((step) =>
    createProfile(step, aNewProfile(accountId, { profile: { ...maria, ...names } })),
  );
  if (made.kind !== 'created') throw new Error(`The profile was not made: ${made.kind}.`);
  return made.id;
}

/** What a row stores about a blob, with a unique name. */
export function aStoredBlob(overrides: Partial<StoredBlob> = {}): StoredBlob {
  return { blob: newId().replaceAll('-', ''), sha256: 'ab'.repeat(32), bytes: 1_000, ...overrides };
}

/** Creates a report of that profile and returns its id. */
export async function aReport(
  store: Store,
  accountId: string,
  profileId: string,
  reportDate = '2026-11-01',
): Promise<string> {
  const id = newId();
  await store.reports.add(accountId, {
    id,
    profileId,
    provider: 'SmartCredit',
    name: `${reportDate} SmartCredit`,
    reportDate,
    raw: aStoredBlob(),
    model: { ...aStoredBlob(), parserVersion: '1' },
  });
  return id;
}

/** A letter in the letter writer's format, as far as it is read after it was written. */
export function aWrittenLetter(overrides: Partial<Letter> = {}): Letter {
  const sentence = (text: string) => ({ text, evidence: [] });
  const item = {
    key: 'account:account-1',
    heading: sentence('LONE PINE MOTORS CR'),
    states: [],
    grounds: [],
    asks: [],
    rules: ['M2'] as const,
  };
  return {
    id: 'experian-accounts-1',
    destination: { id: 'Experian', kind: 'bureau', name: 'Experian', lines: [] },
    topic: 'accounts',
    date: '2026-11-21',
    sender: { name: 'María Núñez', lines: [], phone: null },
    identification: [],
    subject: sentence('Dispute of account information'),
    blocks: [{ kind: 'item', number: 1, item }],
    exhibits: [],
    ...overrides,
  };
}

export function aLetter(overrides: Partial<NewLetter> = {}): NewLetter {
  return {
    id: newId(),
    destinationId: 'bureau-Experian',
    destinationName: 'Experian',
    subject: 'Dispute of account information',
    items: aWrittenLetter(),
    enclosed: { documents: [], ssn: null },
    pages: 2,
    templateVersion: '1',
    stored: aStoredBlob(),
    ...overrides,
  };
}

export interface Owned {
  readonly accountId: string;
  readonly profileId: string;
  readonly reportId: string;
}

/** An account with a profile that has a report: all that a generation needs. */
export async function aClient(store: Store, generations = 3): Promise<Owned> {
  const accountId = await anAccount(store, { generations });
  const profileId = await aProfile(store, accountId);
  return { accountId, profileId, reportId: await aReport(store, accountId, profileId) };
}

export function aRecording(
  { accountId, profileId, reportId }: Owned,
  overrides: Partial<Recording> = {},
): Recording {
  const id = newId();
  return {
    accountId,
    claim: aClaim(),
    session: {
      id,
      profileId,
      reportId,
      kind: 'automatic',
      choice: { options: [1, 3] },
      printVariantId: `variant-${id}`,
    },
    today: '2026-11-21',
    letters: [aLetter(), aLetter({ destinationId: 'bureau-Equifax', destinationName: 'Equifax' })],
    ...overrides,
  };
}

/** Where an item stands: mailed to Experian, and due on December 21. */
export function aDisputeRow(
  given: Pick<DisputeRow, 'sessionId' | 'letterId'> & Partial<DisputeRow>,
): DisputeRow {
  return {
    item: 1,
    recipientKind: 'bureau',
    bureau: 'Experian',
    reasons: ['M2'],
    round: 1,
    state: 'investigating',
    waitsFor: null,
    nextOn: '2026-12-21',
    mailedOn: '2026-11-16',
    receivedOn: '2026-11-21',
    basis: 'receipt',
    dueOn: '2026-12-21',
    askOn: '2027-01-03',
    decidedOn: null,
    printedOn: null,
    countedAs: 'open',
    days: null,
    ...given,
  };
}

export function aStanding(given: Partial<StandingRow> = {}): StandingRow {
  return {
    nextOn: '2026-12-21',
    waiting: 0,
    round: 1,
    notMailed: 0,
    ordered: 0,
    lastMailedOn: '2026-11-16',
    isMailingUnknown: false,
    changesOn: '2026-12-22',
    activity: 'active',
    ...given,
  };
}
