/** Whose turn it is on a client's own page. */
import { expect, it } from 'vitest';
import { turnsOf } from '#src/screens/client/turns.ts';
import { aDispute, aReceivedLetter, aRequest, toEquifax } from '#tests/support/aDispute.ts';
import { aClient } from '#tests/machines/answers.ts';

const drafted = { ...toEquifax, state: 'drafted', mailed: null, clock: null } as const;
const received = aReceivedLetter();
const item = aDispute({ letter: drafted.id, state: 'drafted', waitsFor: null });
const matter = aClient({ letters: [drafted], disputes: [item] });
const approval = { letter: drafted.id, on: '2026-11-20', note: '', signature: '' } as const;
const kinds = (change: Partial<typeof matter>) => {
  const { own, theirs } = turnsOf({ ...matter, ...change });
  return [own.map(({ kind }) => kind), theirs.map(({ who }) => who)];
};

it('a letter is read and approved first, and mailed after that', () => {
  expect(kinds({})).toEqual([['approve'], []]);
  expect(kinds({ approvals: [{ ...approval, said: 'approved' }] })).toEqual([['mail'], []]);
});

it('a change that the client asked for, and what they withdrew, wait for the agency', () => {
  expect(kinds({ approvals: [{ ...approval, said: 'changeAsked' }] })).toEqual([[], ['agency']]);
  const withdrawn = { at: '2026-11-20T12:00:00.000Z', by: 'Devon' };
  const statement = { id: drafted.id, heading: '', text: '', letters: [drafted.id], withdrawn };
  expect(kinds({ statements: [statement] })).toEqual([[], ['agency']]);
});

it('questions about the mail are the client’s, and decisions the agency’s', () => {
  const asked = (waitsFor: 'askWhetherAnythingCame' | 'askAboutDelivery' | 'decideVerified') =>
    kinds({
      letters: [received],
      disputes: [aDispute({ letter: received.id, state: 'verified', waitsFor })],
    });
  expect(asked('askWhetherAnythingCame')).toEqual([['answers'], []]);
  expect(asked('askAboutDelivery')).toEqual([['delivery'], []]);
  expect(asked('decideVerified')).toEqual([[], ['agency']]);
});

it('a letter of a set that was written again is nobody’s turn', () => {
  expect(kinds({ disputes: [] })).toEqual([[], []]);
});

it('a letter that only asks for something is approved, mailed, and waited for like any other', () => {
  const request = aRequest({ letter: drafted.id });
  expect(kinds({ disputes: [], requests: [request] })).toEqual([['approve'], []]);
  const mailed = { letters: [received], disputes: [] };
  const clock = { received: '2026-10-08', basis: 'receipt', due: '2026-10-23', askOn: '2026-10-28' } as const;
  const own = aRequest({ letter: received.id, state: 'received', clock });
  expect(kinds({ ...mailed, requests: [own] })).toEqual([[], ['recipient']]);
  const asked = aRequest({ letter: received.id, state: 'questionOpen', waitsFor: 'askWhetherAnythingCame' });
  expect(kinds({ ...mailed, requests: [asked] })).toEqual([['answers'], []]);
});

it('a letter that a print shop has the order for is neither the client’s to approve nor to mail', () => {
  const ordered = { ...drafted, state: 'ordered' } as const;
  expect(kinds({ letters: [ordered] })).toEqual([[], ['printShop']]);
  expect(kinds({ letters: [ordered], approvals: [{ ...approval, said: 'approved' }] })).toEqual([
    [],
    ['printShop'],
  ]);
});

it('a letter in the mail, and one that has no deadline, are their recipients’ turn after those that have a day', () => {
  const creditor = { kind: 'furnisher', id: 'furnisher:1', name: 'Northwind Bank' } as const;
  const sent = { ...received, clock: null };
  const ids = { letter: 'to-creditor', other: 'in-the-mail' };
  const letters = [{ ...sent, id: ids.letter, recipient: creditor }, { ...sent, id: ids.other }, received];
  const disputes = [
    aDispute({ letter: ids.letter, recipient: creditor, state: 'investigating', waitsFor: null }),
    aDispute({ letter: ids.other, state: 'onItsWay', waitsFor: null }),
    aDispute({ letter: received.id, state: 'investigating', waitsFor: null }),
  ];
  expect(turnsOf({ ...matter, letters, disputes }).theirs).toMatchObject([
    { letter: { id: received.id }, due: received.clock?.due, isOpenEnded: false },
    { letter: { id: ids.other }, due: null, isOpenEnded: false },
    { letter: { id: ids.letter }, due: null, isOpenEnded: true },
  ]);
});

it('a letter in which everything was withdrawn is nobody’s turn, and one with a part left is', () => {
  const withdrawn = aDispute({ ...item, state: 'withdrawn' });
  expect(kinds({ disputes: [withdrawn] })).toEqual([[], []]);
  const left = aDispute({ ...item, item: 'account:account-2' });
  expect(kinds({ disputes: [withdrawn, left] })).toEqual([['approve'], []]);
});

it('nobody acts while work is paused or over', () => {
  expect(kinds({ activity: 'paused' })).toEqual([[], []]);
  expect(kinds({ activity: 'ended' })).toEqual([[], []]);
});
