import { describe, expect, it } from 'vitest';
import type { DisputeEvent, Outcome } from '#contract/disputeEvents.ts';
import { statusByDisputes } from '#disputes/clientStatus.ts';
import { unitsOf } from '#disputes/units.ts';
import { aLetter, anItem, answered, delivered, mailed, nothingCame, returned, standing } from './builders.ts';

const second = aLetter({ id: 'letter-2', sessionId: 'set-2', writtenOn: '2026-05-01' });
const third = aLetter({ id: 'letter-3', sessionId: 'set-3', writtenOn: '2026-05-15' });
const both = [aLetter(), second];
const sentTo = (on: string, letter: string) => mailed(on, { letters: [letter] });
const result = (
  on: string,
  outcome: Outcome,
  { letter = 'letter-1', printed = null }: { letter?: string; printed?: string | null } = {},
): DisputeEvent => ({ ...answered(on, 'results', { card: outcome }, letter), printed });
const dated = (event: DisputeEvent, printed: string) => ({ ...event, printed }) as DisputeEvent;
const shown = (on: string, basis: 'client' | 'scan') => ({ ...delivered(on), basis }) as DisputeEvent;
const rounds = ({ disputes }: ReturnType<typeof standing>) =>
  disputes.map(({ round, state, waitsFor }) => [round, state, waitsFor]);

describe('a late answer to the first letter, after a second followed up', () => {
  const followedUp = [mailed('2026-03-02'), nothingCame('2026-04-20'), sentTo('2026-05-02', 'letter-2')];

  it('"verified" waits for a person, and nobody is asked about the second', () => {
    const late = standing('2026-07-12', [...followedUp, result('2026-05-10', 'verified')], both);
    expect(rounds(late)).toEqual([
      [1, 'verified', 'decideVerified'],
      [1, 'superseded', null],
    ]);
    expect(statusByDisputes(late)).toBe('Needs Review');
  });

  it('"deleted" settles the round', () => {
    const late = standing('2026-07-12', [...followedUp, result('2026-05-10', 'deleted')], both);
    expect(late.disputes.map(({ waitsFor }) => waitsFor)).toEqual([null, null]);
    expect([statusByDisputes(late), unitsOf(late).map(({ as }) => as)]).toEqual(['allDecided', ['deleted']]);
  });

  it('a refusal is an answer, too', () => {
    const late = standing('2026-05-12', [...followedUp, answered('2026-05-10', 'identity')], both);
    expect(rounds(late)[0]).toEqual([1, 'refused', 'decideRefused']);
  });

  it('says when it changes although a third letter took over', () => {
    const events = [
      ...followedUp,
      result('2026-05-10', 'verified'),
      sentTo('2026-05-20', 'letter-3'),
      result('2026-05-30', 'deleted', { letter: 'letter-3' }),
    ];
    const all = [...both, third];
    expect(statusByDisputes(standing('2026-06-16', events, all))).toBe(
      statusByDisputes(standing('2026-07-17', events, all)),
    );
  });
});

describe('the rounds', () => {
  const old = aLetter({ isMailingUnknown: true });

  it('begin with an answered letter whose mailing nobody recorded', () => {
    const events = [result('2026-04-01', 'verified'), sentTo('2026-06-20', 'letter-2')];
    expect(rounds(standing('2026-06-30', events, [old, second]))).toEqual([
      [1, 'verified', null],
      [2, 'investigating', null],
    ]);
  });

  it('are not begun by an old letter that nothing is known about', () => {
    const events = [
      sentTo('2026-06-20', 'letter-2'),
      result('2026-07-20', 'verified', { letter: 'letter-2' }),
    ];
    expect(rounds(standing('2026-08-30', events, [old, second]))).toEqual([
      [1, 'drafted', null],
      [1, 'verified', 'decideVerified'],
    ]);
  });

  it('stay when a letter that came back is mailed again after a later one was answered', () => {
    const events = [
      mailed('2026-03-02'),
      sentTo('2026-05-02', 'letter-2'),
      returned('2026-05-12'),
      result('2026-06-01', 'verified', { letter: 'letter-2' }),
      mailed('2026-06-05'),
    ];
    expect(standing('2026-08-10', events, both).disputes[0]?.round).toBe(1);
  });
});

describe('what an answer shows about the receipt', () => {
  const sent = mailed('2026-03-02');
  const certified = mailed('2026-03-02', { way: 'certified' });
  const answer = result('2026-03-28', 'deleted', { printed: '2026-03-25' });

  it('is no proof of the day that was assumed', () => {
    const after = standing('2026-04-30', [sent, answer]);
    expect(after.letters[0]?.clock).toMatchObject({ received: '2026-03-07', basis: 'assumed' });
    expect(unitsOf(after)[0]).toMatchObject({ isAssumed: true, days: 18 });
  });

  it('leaves a recorded delivery alone, later or earlier than assumed', () => {
    for (const [mailing, day] of [
      [sent, '2026-03-15'],
      [certified, '2026-03-05'],
    ] as const)
      expect(
        standing('2026-04-30', [mailing, shown(day, 'client'), answer]).letters[0]?.clock?.received,
      ).toBe(day);
  });

  it('is the latest possible day of certified mail without a scan, and says nothing about days', () => {
    const after = standing('2026-04-30', [certified, answer]);
    expect(after.letters[0]?.clock).toMatchObject({ received: '2026-03-25', basis: 'letter' });
    expect(unitsOf(after)[0]?.days).toBeNull();
  });

  it('does not bring back a receipt that a return withdrew', () => {
    const events = [
      sent,
      shown('2026-03-06', 'scan'),
      returned('2026-03-12'),
      dated(answered('2026-04-22', 'workingOnIt'), '2026-04-20'),
    ];
    expect(standing('2026-04-25', events).letters[0]?.clock?.received).toBe('2026-04-20');
  });

  it('is never before the mailing', () => {
    const events = [mailed('2026-03-10'), dated(answered('2026-03-20', 'workingOnIt'), '2026-03-04')];
    expect(standing('2026-04-25', events).letters[0]?.clock?.received).toBe('2026-03-15');
  });
});

describe('letters that nobody has to mail', () => {
  const loan = [anItem('loan')];

  it('are those from before mailing was recorded', () => {
    const letters = [
      aLetter({ isMailingUnknown: true }),
      aLetter({ ...second, isMailingUnknown: true, items: loan }),
    ];
    expect(statusByDisputes(standing('2026-04-10', [answered('2026-04-01', 'workingOnIt')], letters))).toBe(
      'Waiting',
    );
  });

  it('are those of a set that was written again', () => {
    const letters = [
      aLetter(),
      aLetter({ ...second, isReplaced: true, items: loan }),
      aLetter({ ...third, items: loan }),
    ];
    const events = [mailed('2026-03-02'), result('2026-04-01', 'deleted'), sentTo('2026-05-20', 'letter-3')];
    expect(statusByDisputes(standing('2026-05-21', events, letters))).toBe('Waiting');
  });
});

describe('on one day', () => {
  it('the answer that was printed later counts', () => {
    const events = [
      mailed('2026-03-02'),
      result('2026-04-01', 'deleted', { printed: '2026-03-20' }),
      result('2026-04-01', 'verified', { printed: '2026-03-27' }),
    ];
    expect(standing('2026-05-20', events).disputes[0]?.state).toBe('verified');
  });

  it('the last statement about the annual report counts, and so does the last pause', () => {
    const said = (had: boolean): DisputeEvent => ({
      kind: 'annualReport',
      on: '2026-03-10',
      letters: ['letter-1'],
      had,
    });
    const events: DisputeEvent[] = [
      mailed('2026-03-02'),
      said(true),
      said(false),
      { kind: 'resumed', on: '2026-03-10' },
      { kind: 'paused', on: '2026-03-10', note: '' },
    ];
    const after = standing('2026-03-20', events);
    expect([after.letters[0]?.clock?.days, after.activity]).toEqual([30, 'paused']);
  });
});

describe('a withdrawn dispute', () => {
  const card = [{ letter: 'letter-1', item: 'card' }];

  it('whose letter was mailed anyway keeps its result', () => {
    const events: DisputeEvent[] = [
      { kind: 'withdrawn', on: '2026-03-05', disputes: card, note: '' },
      mailed('2026-03-06'),
      result('2026-04-01', 'deleted'),
    ];
    expect(standing('2026-04-20', events).disputes[0]?.state).toBe('deleted');
  });
});

describe('what a report shows', () => {
  const compared = (on: string, proposal: 'notSeen' | 'reappeared'): DisputeEvent => ({
    kind: 'compared',
    on,
    disputes: [{ letter: 'letter-1', item: 'card' }],
    report: '0198c1f0-0000-7000-8000-000000000001',
    proposal,
    accepted: true,
  });

  it('is a reinsertion only after the bureau itself said that it was deleted', () => {
    for (const before of [compared('2026-04-09', 'notSeen'), result('2026-03-20', 'notInFile')])
      expect(
        standing('2026-06-20', [mailed('2026-03-02'), before, compared('2026-06-01', 'reappeared')])
          .disputes[0]?.state,
      ).not.toBe('reappeared');
  });

  it('counts a draft nowhere', () => {
    expect(unitsOf(standing('2026-04-20', [compared('2026-04-01', 'notSeen')]))).toEqual([]);
  });
});

it('a second letter before the first is due leaves the first deadline as it is', () => {
  const sent = [mailed('2026-03-02', { way: 'certified' }), delivered('2026-03-05')];
  const inTime = [...sent, sentTo('2026-04-04', 'letter-2'), delivered('2026-04-08', 'letter-2')];
  const early = [aLetter(), aLetter({ id: 'letter-2', sessionId: 'set-2', writtenOn: '2026-04-01' })];
  const { letters, disputes } = standing('2026-04-09', inTime, early);
  expect(letters.map(({ clock }) => clock?.due)).toEqual(['2026-04-04', '2026-05-08']);
  expect(disputes.map(({ state }) => state)).toEqual(['awaitingResult', 'investigating']);
  const over = [...sent, sentTo('2026-04-05', 'letter-2')];
  expect(standing('2026-04-09', over, early).disputes[0]?.state).toBe('superseded');
});
