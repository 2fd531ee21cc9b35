import { civilOf, dateOf } from '#contract/civilDates.ts';
import type { DisputeEvent } from '#contract/disputeEvents.ts';
import type { Letter } from '#credit/letters/letter.ts';
import { addDays } from 'date-fns/addDays';
import { saveStanding } from '#server/disputes/saveStanding.ts';
import { newId } from '#server/store/ids.ts';
import type { Step, Store } from '#server/store/store.ts';
import type { StoredBlob } from '#server/store/storedBlob.ts';
import type { Owner } from '#tests/support/anAgency.ts';
import { bureaus } from '#vocabulary/bureaus.ts';

const rounds = 6;
const items = 8;
const daysBetweenRounds = 60;

/** Nothing opens these files: lists and figures read only what follows from the events. */
const noFile = (): StoredBlob => ({ blob: newId(), sha256: '0'.repeat(64), bytes: 0 });

function aLetter(bureau: string, date: string): Letter {
  const sentence = (text: string) => ({ text, evidence: [] });
  return {
    id: `${bureau.toLowerCase()}-accounts-1`,
    destination: { id: bureau, kind: 'bureau', name: bureau, lines: [] },
    topic: 'accounts',
    date,
    sender: { name: 'Devin Sampleton', lines: [], phone: null },
    identification: [],
    subject: sentence('Dispute of accounts in my credit file'),
    blocks: Array.from({ length: items }, (_, index) => ({
      kind: 'item',
      number: index + 1,
      item: {
        key: `account:account-${String(index)}`,
        heading: sentence(`HARBOR BANK ${String(index)}, account 4400${String(index)}****`),
        states: [],
        grounds: [],
        asks: [],
        rules: ['B1'],
      },
    })),
    exhibits: [],
  };
}

/** Mailed, delivered, and, except in the last round, answered: some items are deleted, most are verified. */
function happened(letter: string, written: string, isLast: boolean): readonly DisputeEvent[] {
  const on = (days: number) => civilOf(addDays(dateOf(written), days));
  const results = Array.from({ length: items }, (_, index) => ({
    letter,
    item: `account:account-${String(index)}`,
    outcome: index % 4 === 0 ? ('deleted' as const) : ('verified' as const),
  }));
  const letters = [letter];
  return [
    { kind: 'mailed', on: on(1), letters, way: 'certified', tracking: '', basis: 'receipt', files: [] },
    { kind: 'delivered', on: on(4), letters, basis: 'scan', files: [] },
    ...(isLast
      ? []
      : [
          {
            kind: 'answer' as const,
            on: on(35),
            printed: on(30),
            letters,
            answer: 'results' as const,
            results,
            words: '',
            note: '',
            files: [],
          },
        ]),
  ];
}

interface Client {
  readonly accountId: string;
  readonly profileId: string;
  /** How many days ago the last letters were written. */
  readonly since: number;
}

async function addRounds(step: Step, { accountId, profileId, since }: Client, today: string): Promise<void> {
  const reportId = newId();
  const by = { userId: newId(), username: 'bench' };
  await step.reports.add(accountId, {
    id: reportId,
    profileId,
    provider: 'File',
    name: 'bench',
    reportDate: null,
    raw: noFile(),
    model: { ...noFile(), parserVersion: 'bench' },
  });
  for (let round = 0; round < rounds; round += 1) {
    const isLast = round === rounds - 1;
    const written = civilOf(addDays(dateOf(today), -since - daysBetweenRounds * (rounds - 1 - round)));
    const letters = bureaus.map((bureau) => ({ id: newId(), letter: aLetter(bureau, written) }));
    await step.sessions.add(
      accountId,
      { id: newId(), profileId, reportId, kind: 'manual', choice: {}, printVariantId: 'bench' },
      letters.map(({ id, letter }) => ({
        id,
        destinationId: letter.destination.id,
        destinationName: letter.destination.name,
        subject: letter.subject.text,
        items: letter,
        enclosed: { documents: [], ssn: null },
        pages: 2,
        templateVersion: 'bench',
        stored: noFile(),
      })),
    );
    for (const event of letters.flatMap(({ id }) => happened(id, written, isLast)))
      await step.disputeEvents.add(
        accountId,
        profileId,
        { id: newId(), event, reason: null, replaces: null },
        by,
      );
  }
  await saveStanding(step, { accountId, profileId, today });
}

/**
 * Gives every client of an agency six rounds of letters to three bureaus about eight accounts. The last round has no answer:
 * for some clients the answer is not due yet, for some it is, and about some letters a person is asked.
 */
export async function disputesOfAYear(
  store: Store,
  { accountId, profileIds }: Owner,
  today: string,
): Promise<void> {
  for (const [index, profileId] of profileIds.entries()) {
    const since = 10 + (index % daysBetweenRounds);
    await store.transaction((step) => addRounds(step, { accountId, profileId, since }, today));
  }
}
