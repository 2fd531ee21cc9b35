import { expect, it } from 'vitest';
import type { DisputeEvent } from '#contract/disputeEvents.ts';
import type { StepOffer } from '#contract/nextSteps.ts';
import type { WrittenLetter } from '#disputes/facts.ts';
import { standingOf } from '#disputes/standing.ts';
import { workOf } from '#disputes/work.ts';
import { aLetter, anItem, answered, delivered, entry, furnisher, mailed } from './builders.ts';

/** Each entry as kind, letter, day, and number. */
function work(letters: readonly WrittenLetter[], events: readonly DisputeEvent[], today: string) {
  const facts = { letters, events: events.map((event) => entry(event)), today };
  return workOf(standingOf(facts), facts, [])
    .map(({ kind, letter, on, count }) => `${kind} ${letter.id} ${on ?? '-'} ${count}`)
    .toSorted();
}

const two = [aLetter({ items: [anItem('card'), anItem('loan')] })];
const sent = [mailed('2026-03-02'), delivered('2026-03-05')];
const approved = (letter: string, on: string): DisputeEvent => ({
  kind: 'approved',
  on,
  letters: [letter],
  hash: '0'.repeat(64),
  signature: 'Ana',
});
const refusal = (answer: 'identity' | 'thirdParty'): DisputeEvent => ({
  kind: 'answer',
  on: '2026-03-20',
  printed: null,
  letters: ['letter-1'],
  answer,
  results: [],
  words: '',
  note: '',
  files: [],
});

it('J24 has one entry for a letter whose answer is due, whatever the number of its items, and its days of the calendar', () => {
  expect(work(two, sent, '2026-03-10')).toEqual([
    'askDay letter-1 2026-04-15 1',
    'due letter-1 2026-04-04 1',
    'dueDay letter-1 2026-04-04 1',
  ]);
});

it('J24 counts a letter once about which a person is asked, and keeps the days of the calendar while the question is open', () => {
  expect(work(two, sent, '2026-04-20')).toEqual([
    'askDay letter-1 2026-04-15 1',
    'askWhetherAnythingCame letter-1 2026-04-15 1',
    'dueDay letter-1 2026-04-04 1',
  ]);
});

it('J24 knows that letters are in the mail, which has no day', () => {
  expect(work(two, [mailed('2026-03-02', { way: 'certified' })], '2026-03-03')).toEqual([
    'inMail letter-1 - 1',
  ]);
});

it('J23 keeps a letter to a creditor until it is answered: it has no deadline, and nobody is asked about it', () => {
  const toCreditor = [aLetter({ recipient: furnisher, items: [anItem('card'), anItem('loan')] })];
  const waiting = ['noDeadline letter-1 2026-03-02 1'];
  const certified = mailed('2026-03-02', { way: 'certified' });
  expect(work(toCreditor, [certified], '2026-03-03')).toEqual(waiting);
  expect(work(toCreditor, [mailed('2026-03-02')], '2026-03-03')).toEqual(waiting);
  // Delivery is assumed after five days, and there is no other day to wait for.
  expect(work(toCreditor, [mailed('2026-03-02')], '2026-03-08')).toEqual(waiting);
  expect(work(toCreditor, sent, '2026-08-01')).toEqual(waiting);
  const verified = answered('2026-03-20', 'results', { card: 'corrected', loan: 'corrected' });
  expect(work(toCreditor, [...sent, verified], '2026-03-21')).toEqual([]);
});

it('waits without a deadline for what a letter asks for, and not for an answer to a statement or about a notice', () => {
  const asking = (
    purpose: 'validation' | 'statement' | 'deletionNotice' | 'procedure',
    events: readonly DisputeEvent[],
  ) => work([aLetter({ purpose })], events, '2026-03-06');
  expect(asking('validation', sent)).toEqual(['noDeadline letter-1 2026-03-02 1']);
  expect(asking('statement', [mailed('2026-03-02')])).toEqual(['noDeadline letter-1 2026-03-02 1']);
  expect(asking('statement', sent)).toEqual([]);
  expect(asking('deletionNotice', sent)).toEqual([]);
  expect(asking('procedure', sent)).toEqual(['due letter-1 2026-03-20 1']);
});

it('J24 has one entry for a letter of which items have to be corrected, and none while work is paused', () => {
  const offer = (item: string): StepOffer => ({
    letter: 'letter-1',
    item,
    purpose: 'retraction',
    heading: item,
    recipient: { kind: 'bureau', id: 'Equifax', name: 'Equifax' },
    reason: 'corrected',
    since: '2026-03-09',
    added: 'optional',
    needsMailing: false,
    mayBeDisregarded: false,
  });
  const corrected = (events: readonly DisputeEvent[]) => {
    const facts = { letters: two, events: events.map((event) => entry(event)), today: '2026-03-10' };
    return workOf(standingOf(facts), facts, [offer('card'), offer('loan')]).filter(
      ({ kind }) => kind === 'toCorrect',
    );
  };
  expect(corrected(sent)).toMatchObject([{ letter: { id: 'letter-1' }, on: null, count: 2 }]);
  expect(corrected([...sent, { kind: 'paused', on: '2026-03-10', note: '' }])).toEqual([]);
});

it('J3 waits for the mailing of what a print shop has the order for, and asks nobody to mail or approve it', () => {
  const letters = [aLetter(), aLetter({ id: 'letter-2' })];
  const order: DisputeEvent = {
    kind: 'ordered',
    on: '2026-03-04',
    letters: ['letter-1'],
    basis: 'portal',
    note: '',
  };
  expect(work(letters, [order], '2026-03-10')).toEqual([
    'notApproved letter-2 2026-03-01 1',
    'ordered letter-1 - 1',
  ]);
  expect(work(letters, [order, mailed('2026-03-05')], '2026-03-06')).not.toContain('ordered letter-1 - 1');
});

it('J24 J31 distinguishes letters to mail by what the client said about them last', () => {
  const letters = [aLetter(), aLetter({ id: 'letter-2' }), aLetter({ id: 'letter-3' })];
  const events: DisputeEvent[] = [
    approved('letter-2', '2026-03-03'),
    approved('letter-3', '2026-03-03'),
    { kind: 'changeAsked', on: '2026-03-04', letters: ['letter-3'], note: 'My name' },
  ];
  expect(work(letters, events, '2026-03-10')).toEqual([
    'changeAsked letter-3 2026-03-04 1',
    'notApproved letter-1 2026-03-01 1',
    'notMailed letter-2 - 1',
  ]);
});

it('J24 distinguishes a bureau that could not identify the client from other refusals', () => {
  expect(work(two, [...sent, refusal('identity')], '2026-03-21')).toContain(
    'identityRefused letter-1 2026-03-20 2',
  );
  expect(work(two, [...sent, refusal('thirdParty')], '2026-03-21')).toContain(
    'decideRefused letter-1 2026-03-20 2',
  );
});

it('J24 knows which letter the client mails, because it says so', () => {
  const cure = aLetter({ id: 'letter-2', purpose: 'identityCured', writtenOn: '2026-03-22' });
  const of = (answer: 'identity' | 'thirdParty') =>
    work([aLetter(), cure], [...sent, refusal(answer)], '2026-03-23').filter((line) =>
      line.includes('letter-2'),
    );
  expect(of('thirdParty')).toEqual(['clientMails letter-2 2026-03-22 1']);
  expect(of('identity')).toEqual(['notApproved letter-2 2026-03-22 1']);
});

it('leaves what is about a freeze to the client to mail, from whom it has to come, and not an alert', () => {
  const of = (purpose: 'freeze' | 'freezeLift' | 'fraudAlert') =>
    work([aLetter({ purpose })], [], '2026-03-02');
  expect(of('freeze')).toEqual(['clientMails letter-1 2026-03-01 1']);
  expect(of('freezeLift')).toEqual(['clientMails letter-1 2026-03-01 1']);
  expect(of('fraudAlert')).toEqual(['notApproved letter-1 2026-03-01 1']);
});

it('J32 has nothing while work is paused', () => {
  expect(work(two, [...sent, { kind: 'paused', on: '2026-03-09', note: '' }], '2026-03-10')).toEqual([]);
});
