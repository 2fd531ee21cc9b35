import { expect, it } from 'vitest';
import { lettersToChange } from '#src/screens/disputes/letters/lettersToChange.ts';
import { type Task, tasksOf } from '#src/screens/disputes/summary/tasks.ts';
import { aDispute, aLetter, aReceivedLetter, aRequest, bureauNamed } from '#tests/support/aDispute.ts';
import { disputesOf } from '#tests/support/disputesOf.ts';
import { anOffer } from '#tests/support/anOffer.ts';

const shown = ({ kind, recipient, count, target }: Task) => [kind, recipient, count, target];

it('lists questions before letters to mail, each once with how much it is about', () => {
  const [transUnion, experian] = [bureauNamed.TransUnion, bureauNamed.Experian];
  const asked = { state: 'questionOpen', waitsFor: 'askWhetherAnythingCame' } as const;
  const all = disputesOf({
    letters: [aLetter({ id: 'new', recipient: experian }), aLetter({ id: 'sent', state: 'received' })],
    disputes: [
      aDispute({ letter: 'new', recipient: experian }),
      aDispute({ letter: 'sent', subject: 'one', recipient: transUnion, ...asked, next: '2026-11-20' }),
      aDispute({ letter: 'sent', subject: 'two', recipient: transUnion, ...asked, next: '2026-11-18' }),
      aDispute({ letter: 'sent', subject: 'three', state: 'verified', waitsFor: 'decideVerified' }),
    ],
  });
  expect(tasksOf(all).map(shown)).toEqual([
    ['decideVerified', 'Equifax', 1, '[data-waits="decideVerified"]'],
    // Two items, but one letter about which it is asked.
    ['askWhetherAnythingCame', 'TransUnion', 1, '[data-waits="askWhetherAnythingCame"]'],
    ['notMailed', 'Experian', 1, '#letters-to-mail'],
  ]);
  expect(tasksOf(all)[1]?.on).toBe('2026-11-18');
});

it('lists an answer that is due as the list of work does, until it is asked about, and none whose day is to come', () => {
  const clock = aReceivedLetter().clock;
  if (clock === null) throw new Error('The letter has a clock');
  const letters = [aReceivedLetter({ clock: { ...clock, due: '2026-11-07' } })];
  const state = { state: 'awaitingResult', since: '2026-11-07', next: '2026-11-21' } as const;
  const dueOn = (today: string, change: object = {}) =>
    tasksOf(disputesOf({ today, letters, disputes: [aDispute({ ...state, ...change })] })).map(
      ({ kind, recipient, count, on }) => [kind, recipient, count, on],
    );
  expect(dueOn('2026-11-10')).toEqual([['due', 'Equifax', 1, '2026-11-07']]);
  expect(dueOn('2026-11-06')).toEqual([]);
  const asked = { state: 'questionOpen', waitsFor: 'askWhetherAnythingCame', next: '2026-11-21' };
  expect(dueOn('2026-11-22', asked).map(([kind]) => kind)).toEqual(['askWhetherAnythingCame']);
});

it('J3 keeps letters that a print shop is to mail apart from those that a person is to mail', () => {
  const letters = [aLetter({ id: 'new' }), aLetter({ id: 'ordered', state: 'ordered' })];
  const disputes = letters.map(({ id }) => aDispute({ letter: id }));
  expect(tasksOf(disputesOf({ letters, disputes })).map(shown)).toEqual([
    ['notMailed', 'Equifax', 1, '#letters-to-mail'],
    ['ordered', 'Equifax', 1, '#letters-to-mail'],
  ]);
});

it('begins, in each group, with what waits longest, as the list of work due does', () => {
  const all = disputesOf({
    disputes: [
      aDispute({ subject: 'one', state: 'deleted', waitsFor: 'decideProposal', next: '2026-11-20' }),
      aDispute({ subject: 'two', state: 'verified', waitsFor: 'decideVerified', next: '2026-11-10' }),
    ],
  });
  expect(tasksOf(all).map(({ kind }) => kind)).toEqual(['decideVerified', 'decideProposal']);
});

it('asks about letters that dispute nothing, too, and names nobody where several wait', () => {
  const waiting = { state: 'undelivered', waitsFor: 'returned' } as const;
  const all = disputesOf({
    disputes: [aDispute({ ...waiting })],
    requests: [aRequest({ letter: 'other', recipient: bureauNamed.Experian, ...waiting })],
  });
  expect(tasksOf(all).map(shown)).toEqual([['returned', null, 2, '[data-waits="returned"]']]);
});

it('counts only the newest round, and asks nothing while work is paused or over', () => {
  const earlier = aDispute({ round: 1, state: 'verified', waitsFor: 'decideVerified' });
  const later = aDispute({ letter: 'later', round: 2, state: 'investigating' });
  expect(tasksOf(disputesOf({ disputes: [earlier, later] }))).toEqual([]);
  for (const activity of ['paused', 'ended'] as const) {
    const all = disputesOf({ letters: [aLetter()], disputes: [aDispute()], activity });
    expect(tasksOf(all)).toEqual([]);
  }
});

it('keeps letters that must not be mailed as they are apart from those that are ready', () => {
  const letters = ['said', 'asked', 'dropped', 'ready'].map((id) => aLetter({ id }));
  const all = disputesOf({
    letters,
    disputes: [
      ...letters.map(({ id }) => aDispute({ letter: id })),
      aDispute({ letter: 'dropped', item: 'account:account-2', state: 'withdrawn' }),
    ],
    statements: [
      {
        id: 'statement',
        heading: 'HARBOR BANK VISA',
        text: 'I never paid late.',
        letters: ['said'],
        withdrawn: { at: '2026-11-20T10:00:00.000Z', by: 'Ana Torres' },
      },
    ],
    approvals: [{ letter: 'asked', said: 'changeAsked', on: '2026-11-20', note: 'Wrong', signature: '' }],
  });
  expect(lettersToChange(letters, all).map(({ id }) => id)).toEqual(['said', 'asked', 'dropped']);
  expect(tasksOf(all).map(({ kind, count }) => [kind, count])).toEqual([
    ['toChange', 3],
    ['notMailed', 1],
  ]);
});

it('leads to the correcting letters of statements that were withdrawn after they were sent', () => {
  const all = disputesOf({ offers: [anOffer({ purpose: 'retraction', reason: 'withdrawn' }), anOffer()] });
  expect(tasksOf(all).map(({ kind, count, target }) => [kind, count, target])).toEqual([
    ['toCorrect', 1, '#next-letters'],
  ]);
});
