/** Which stored files a letter of a next step encloses. */
import { expect, it } from 'vitest';
import { planNextLetters } from '#credit/letters/next/planNext.ts';
import { countingEvents } from '#disputes/countingEvents.ts';
import { enclosuresOf, kindsOf, sourcesOf } from '#server/generation/next/enclosures.ts';
import type { StoredWrittenLetter } from '#server/store/writtenLetters.ts';
import { answered, delivered, entry, mailed } from '#tests/disputes/builders.ts';
import { aConsumer } from '#tests/support/aConsumer.ts';
import { aStep, firstLetters, itemsOf } from '#tests/support/nextSteps.ts';

const stored = (id: string): StoredWrittenLetter => ({
  id,
  sessionId: 'set-1',
  reportId: 'report-1',
  position: 1,
  items: firstLetters()[0],
  isMailingUnknown: false,
  isRewritten: false,
});

const found = (id: string, ...events: readonly object[]) =>
  enclosuresOf(
    stored(id),
    { letter: id, item: 'account:card' },
    {
      counting: countingEvents(events.map((event) => entry({ ...mailed('2026-10-05'), ...event }))),
      hasIdentification: false,
    },
  );

it('keeps what proves the mailing apart from what proves the delivery', () => {
  const both = found(
    'letter-1',
    { files: ['label'] },
    { ...delivered('2026-10-08'), files: ['signed receipt'] },
  );
  expect(both).toMatchObject({ mailingReceipt: ['label'], deliveryReceipt: ['signed receipt'] });
  expect(kindsOf(both)).toEqual(['earlierLetter', 'mailingReceipt', 'deliveryReceipt']);
  expect(kindsOf(found('letter-1', { ...delivered('2026-10-08'), files: ['signed receipt'] }))).toEqual([
    'earlierLetter',
    'deliveryReceipt',
  ]);
});

it('takes the receipts of the last mailing only, once an earlier one came back', () => {
  expect(
    found(
      'letter-1',
      { files: ['first label'] },
      { kind: 'returned', on: '2026-10-20', note: '', files: [] },
      { on: '2026-10-20', files: ['second label'] },
      { ...delivered('2026-10-23'), files: ['signed receipt'] },
    ),
  ).toMatchObject({ mailingReceipt: ['second label'], deliveryReceipt: ['signed receipt'] });
});

it('takes the answer that the letter tells, and no refusal that came after the result', () => {
  const results = [{ letter: 'letter-1', item: 'account:card', outcome: 'verified' as const }];
  expect(
    found(
      'letter-1',
      { ...answered('2026-11-05', 'results'), results, files: ['results'] },
      { ...answered('2026-11-10', 'identity'), files: ['refusal'] },
      { ...answered('2026-11-12', 'workingOnIt'), files: ['acknowledgment'] },
    ).answer,
  ).toEqual(['results']);
});

it('takes each of two letters of one date, with its own receipt', () => {
  const [letter] = firstLetters();
  if (letter === undefined) throw new Error('The sample calls for no letter.');
  const [one, other] = itemsOf(letter);
  const enclosures = ['letter-1', 'letter-2'].map((id) =>
    found(id, { letters: [id], files: [`label of ${id}`] }),
  );
  const steps = [one, other].map((item, place) => ({
    ...aStep('followUp', item === undefined ? {} : { item }),
    letter: { ...letter, id: `letter-${String(place + 1)}` },
    enclosures: kindsOf(enclosures[place] ?? found('letter-1')),
  }));
  const [planned] = planNextLetters({ steps, profile: aConsumer(), today: '2027-01-08' });
  expect(sourcesOf(planned ?? {}, enclosures)).toEqual([
    { letter: { id: 'letter-1', sessionId: 'set-1' }, files: [] },
    { letter: null, files: ['label of letter-1'] },
    { letter: { id: 'letter-2', sessionId: 'set-1' }, files: [] },
    { letter: null, files: ['label of letter-2'] },
  ]);
});
