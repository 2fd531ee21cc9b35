import { array, assert, constantFrom, integer, pre, property, shuffledSubarray, tuple } from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { DisputeEvent, Outcome } from '#contract/disputeEvents.ts';
import { addDays } from '#disputes/civilDays.ts';
import { standingOf } from '#disputes/standing.ts';
import {
  aLetter,
  anItem,
  answered,
  delivered,
  entry,
  furnisher,
  mailed,
  nothingCame,
  returned,
  standing,
  stateOn,
} from './builders.ts';

const [letterOf, disputeOf] = [
  (...given: Parameters<typeof standing>) => standing(...given).letters[0],
  (...given: Parameters<typeof standing>) => standing(...given).disputes[0],
];

describe('before a mailing is recorded', () => {
  it('nothing is due, however long ago the letter was written', () => {
    const { letters, disputes, changesOn } = standing('2027-01-01', []);
    expect(letters[0]).toMatchObject({ state: 'drafted', mailed: null, clock: null });
    expect(disputes[0]).toMatchObject({ state: 'drafted', since: null, next: null, waitsFor: null });
    expect(changesOn).toBeNull();
  });

  it('approving and ordering start no clock', () => {
    const events: DisputeEvent[] = [
      { kind: 'approved', on: '2026-03-01', letters: ['letter-1'], hash: 'a'.repeat(64), signature: 'Devon' },
      { kind: 'ordered', on: '2026-03-02', letters: ['letter-1'], basis: 'portal', note: '' },
    ];
    expect(letterOf('2027-01-01', events)).toMatchObject({
      state: 'ordered',
      orderedOn: '2026-03-02',
      clock: null,
    });
    expect(disputeOf('2027-01-01', events)?.state).toBe('drafted');
  });
});

describe('first-class mail', () => {
  const events = [mailed('2026-03-02')];

  it('is on its way for five days, and then counts as received', () => {
    expect(disputeOf('2026-03-06', events)).toMatchObject({ state: 'onItsWay', next: '2026-03-07' });
    expect(letterOf('2026-03-07', events)).toMatchObject({
      state: 'received',
      clock: { received: '2026-03-07', basis: 'assumed', due: '2026-04-06', resultBy: '2026-04-13' },
    });
  });

  it('has the recipient’s time from the day of receipt, and then a question instead of a verdict', () => {
    expect(stateOn('2026-04-06', events)).toBe('investigating');
    expect(stateOn('2026-04-07', events)).toBe('awaitingResult');
    expect(stateOn('2026-04-17', events)).toBe('awaitingResult');
    expect(disputeOf('2026-04-18', events)).toMatchObject({
      state: 'questionOpen',
      waitsFor: 'askWhetherAnythingCame',
    });
    expect(stateOn('2027-04-18', events)).toBe('questionOpen');
  });

  it('counts from its proof as soon as there is one, later or earlier than assumed', () => {
    for (const on of ['2026-03-04', '2026-03-11'])
      expect(letterOf('2026-03-20', [...events, delivered(on)])?.clock).toMatchObject({
        received: on,
        basis: 'receipt',
        due: addDays(on, 30),
      });
  });

  it('says on which day it changes next without anyone doing anything', () => {
    const changes = ['2026-03-02', '2026-03-07', '2026-04-07', '2026-04-18'].map(
      (today) => standing(today, events).changesOn,
    );
    expect(changes).toEqual(['2026-03-07', '2026-04-07', '2026-04-18', null]);
  });
});

it('certified mail without a scan is asked about, and never counts as received', () => {
  const events = [mailed('2026-03-02', { way: 'certified', tracking: '9407 1' })];
  expect(disputeOf('2026-03-06', events)?.waitsFor).toBeNull();
  expect(disputeOf('2026-06-01', events)).toMatchObject({ state: 'onItsWay', waitsFor: 'askAboutDelivery' });
  expect(letterOf('2026-06-01', events)?.clock).toBeNull();
});

it('a dispute made online was received when it was made', () => {
  expect(
    letterOf('2026-03-02', [mailed('2026-03-02', { way: 'online', basis: 'portal' })])?.clock,
  ).toMatchObject({
    received: '2026-03-02',
    basis: 'portal',
  });
});

it('a creditor has no deadline: a letter that was prepared here starts none', () => {
  const events = [mailed('2026-03-02'), delivered('2026-03-05')];
  const { letters, disputes, changesOn } = standing('2027-04-01', events, [
    aLetter({ recipient: furnisher }),
  ]);
  expect(letters[0]).toMatchObject({ state: 'received', clock: null });
  expect(disputes[0]).toMatchObject({ state: 'investigating', next: null, waitsFor: null });
  expect(changesOn).toBeNull();
});

it('says on what the receipt is based, also where no time runs', () => {
  const toCreditor = (events: Parameters<typeof standing>[1]) =>
    standing('2026-04-01', events, [aLetter({ recipient: furnisher })]).letters[0]?.receipt;
  expect(toCreditor([mailed('2026-03-02')])).toEqual({ on: '2026-03-07', basis: 'assumed' });
  expect(toCreditor([mailed('2026-03-02'), delivered('2026-03-05')])).toMatchObject({ on: '2026-03-05' });
  expect(toCreditor([mailed('2026-03-02'), returned('2026-03-20')])).toBeNull();
});

describe('a returned letter', () => {
  const late = [mailed('2026-03-02'), nothingCame('2026-04-20')];

  it('withdraws receipt, dates, and "unanswered"', () => {
    expect(stateOn('2026-04-21', late)).toBe('unanswered');
    const events = [...late, returned('2026-04-22')];
    expect(letterOf('2026-04-23', events)).toMatchObject({ state: 'returned', clock: null });
    expect(disputeOf('2026-04-23', events)).toMatchObject({ state: 'undelivered', waitsFor: 'returned' });
  });

  it('is mailed again in the same round, with a clock of its own', () => {
    const events = [...late, returned('2026-04-22'), mailed('2026-04-25')];
    expect(letterOf('2026-05-01', events)).toMatchObject({
      state: 'received',
      clock: { received: '2026-04-30' },
    });
    expect(disputeOf('2026-05-01', events)).toMatchObject({ state: 'investigating', round: 1 });
  });

  it('that was mailed again before its first assumed receipt is not received on that day', () => {
    const events = [mailed('2026-03-02'), returned('2026-03-04'), mailed('2026-03-05')];
    expect(letterOf('2026-03-08', events)).toMatchObject({ state: 'mailed', clock: null });
    expect(letterOf('2026-03-10', events)?.clock?.received).toBe('2026-03-10');
  });

  it('does not undo a result', () => {
    const events = [
      mailed('2026-03-02'),
      answered('2026-03-20', 'results', { card: 'deleted' }),
      returned('2026-03-25'),
    ];
    expect(stateOn('2026-03-26', events)).toBe('deleted');
  });
});

describe('an answer', () => {
  const sent = mailed('2026-03-02', { way: 'certified' });

  it('proves receipt', () => {
    expect(letterOf('2026-03-20', [sent, answered('2026-03-20', 'workingOnIt')])).toMatchObject({
      state: 'received',
      clock: { received: '2026-03-20', basis: 'letter' },
    });
  });

  it.each([
    ['deleted', 'deleted'],
    ['updatedAsAsked', 'corrected'],
    ['corrected', 'corrected'],
    ['partlyCorrected', 'partlyCorrected'],
    ['updatedButVerified', 'verified'],
    ['verified', 'verified'],
    ['notInFile', 'notInFile'],
  ] as const)('with "%s" makes a dispute %s', (outcome, state) => {
    expect(stateOn('2026-04-01', [sent, answered('2026-03-25', 'results', { card: outcome })])).toBe(state);
  });

  it('that does not mention an item leaves it open', () => {
    const letters = [aLetter({ items: [anItem('card'), anItem('loan')] })];
    const events = [sent, answered('2026-03-25', 'results', { card: 'deleted', loan: 'notMentioned' })];
    const states = standing('2026-03-26', events, letters).disputes.map(({ state }) => state);
    expect(states).toEqual(['deleted', 'investigating']);
  });

  it.each(['identity', 'thirdParty', 'alreadyInvestigated'] as const)('"%s" is a refusal', (kind) => {
    expect(disputeOf('2026-04-01', [sent, answered('2026-03-25', kind)])).toMatchObject({
      state: 'refused',
      waitsFor: 'decideRefused',
    });
  });

  it('that asks for more stops no clock', () => {
    const events = [mailed('2026-03-02'), answered('2026-03-20', 'moreNeeded')];
    expect(disputeOf('2026-03-21', events)).toMatchObject({
      state: 'moreNeeded',
      waitsFor: 'sendWhatIsNeeded',
    });
    expect(stateOn('2026-04-07', events)).toBe('awaitingResult');
    expect(stateOn('2026-04-18', events)).toBe('questionOpen');
  });

  it('that comes late replaces "unanswered"', () => {
    const events = [mailed('2026-03-02'), nothingCame('2026-04-20')];
    expect(stateOn('2026-05-02', [...events, answered('2026-05-01', 'results', { card: 'verified' })])).toBe(
      'verified',
    );
  });

  it('can be recorded for a letter whose mailing nobody recorded', () => {
    const events = [answered('2026-03-25', 'results', { card: 'deleted' })];
    expect(disputeOf('2026-04-01', events)?.state).toBe('deleted');
    expect(letterOf('2026-04-01', events)).toMatchObject({ state: 'received', mailed: null });
  });
});

it('"nothing came" is only an answer to the question', () => {
  const events = [mailed('2026-03-02'), nothingCame('2026-04-10')];
  expect(stateOn('2026-04-11', events)).toBe('awaitingResult');
  expect(stateOn('2026-04-18', events)).toBe('questionOpen');
});

it('further facts within 30 days extend the time to 45 days, and count as sending what was needed', () => {
  const facts: DisputeEvent = {
    kind: 'furtherFacts',
    on: '2026-03-25',
    letters: ['letter-1'],
    basis: 'receipt',
    files: [],
  };
  const events = [mailed('2026-03-02'), answered('2026-03-20', 'moreNeeded'), facts];
  expect(letterOf('2026-03-26', events)?.clock).toMatchObject({
    days: 45,
    because: 'furtherFacts',
    due: '2026-04-21',
  });
  expect(disputeOf('2026-03-26', events)).toMatchObject({ state: 'investigating', waitsFor: null });
});

it('the free annual report before a dispute makes it 45 days', () => {
  const had: DisputeEvent = { kind: 'annualReport', on: '2026-03-02', letters: ['letter-1'], had: true };
  expect(letterOf('2026-03-10', [mailed('2026-03-02'), had])?.clock).toMatchObject({
    days: 45,
    because: 'annualReport',
  });
});

describe('what a newer report shows', () => {
  const report = '0198c1f0-0000-7000-8000-000000000001';
  const compared = (on: string, proposal: 'notSeen' | 'reappeared', accepted = true): DisputeEvent => ({
    kind: 'compared',
    on,
    disputes: [{ letter: 'letter-1', item: 'card' }],
    report,
    proposal,
    accepted,
  });
  const gone = [mailed('2026-03-02'), answered('2026-03-20', 'results', { card: 'deleted' })];

  it('becomes "deleted, by report" only when a person accepts it', () => {
    expect(stateOn('2026-04-10', [mailed('2026-03-02'), compared('2026-04-09', 'notSeen', false)])).toBe(
      'awaitingResult',
    );
    expect(stateOn('2026-04-10', [mailed('2026-03-02'), compared('2026-04-09', 'notSeen')])).toBe(
      'deletedByReport',
    );
  });

  it('does not weaken what the bureau said itself', () => {
    expect(stateOn('2026-04-10', [...gone, compared('2026-04-09', 'notSeen')])).toBe('deleted');
  });

  it('asks about the notice of a reinsertion five business days and the mail’s days after it was seen', () => {
    const events = [...gone, compared('2026-06-01', 'reappeared')];
    expect(disputeOf('2026-06-12', events)).toMatchObject({ state: 'reappeared', next: '2026-06-13' });
    expect(disputeOf('2026-06-13', events)?.waitsFor).toBe('askAboutNotice');
  });

  it('shows nothing reappeared that was not deleted before', () => {
    expect(stateOn('2026-06-12', [mailed('2026-03-02'), compared('2026-03-20', 'reappeared')])).toBe(
      'questionOpen',
    );
  });
});

describe('time alone', () => {
  const report = '0198c1f0-0000-7000-8000-000000000001';
  const disputed = [{ letter: 'letter-1', item: 'card' }];
  const seen = {
    kind: 'compared',
    disputes: disputed,
    report,
    proposal: 'reappeared',
    accepted: true,
  } as const;
  const result = (outcome: Outcome) => answered('2026-04-01', 'results', { card: outcome });
  const sent = mailed('2026-03-02');

  it.each<[string, DisputeEvent[], string, string | null]>([
    ['no answer', [sent], 'questionOpen', 'askWhetherAnythingCame'],
    ['no delivery', [mailed('2026-03-02', { way: 'certified' })], 'onItsWay', 'askAboutDelivery'],
    [
      'a request for more',
      [sent, answered('2026-03-20', 'moreNeeded')],
      'questionOpen',
      'askWhetherAnythingCame',
    ],
    ['a refusal', [sent, answered('2026-03-20', 'identity')], 'refused', 'decideRefused'],
    ['a verification', [sent, result('verified')], 'verified', 'decideVerified'],
    ['a deletion', [sent, result('deleted')], 'deleted', null],
    [
      'a reappearance',
      [sent, result('deleted'), { ...seen, on: '2026-06-01' }],
      'reappeared',
      'askAboutNotice',
    ],
  ])('never makes more of %s than a question, ten years later either', (_, events, state, waitsFor) => {
    expect(disputeOf('2036-06-01', events)).toMatchObject({ state, waitsFor });
  });
});

describe('rounds', () => {
  const second = aLetter({ id: 'letter-2', sessionId: 'set-2', writtenOn: '2026-05-01' });
  const letters = [aLetter(), second];
  const rounds = (events: readonly DisputeEvent[]) =>
    standing('2026-06-30', events, letters).disputes.map(({ round, state, waitsFor }) => [
      round,
      state,
      waitsFor,
    ]);

  it('a letter after an answer begins the next, and takes over what waited', () => {
    const events = [
      mailed('2026-03-02'),
      answered('2026-04-01', 'results', { card: 'verified' }),
      mailed('2026-06-25', { letters: ['letter-2'] }),
    ];
    expect(rounds(events)).toEqual([
      [1, 'verified', null],
      [2, 'investigating', null],
    ]);
  });

  it('a letter that follows up without an answer belongs to the same', () => {
    const events = [
      mailed('2026-03-02'),
      nothingCame('2026-04-20'),
      mailed('2026-06-25', { letters: ['letter-2'] }),
    ];
    expect(rounds(events)).toEqual([
      [1, 'superseded', null],
      [1, 'investigating', null],
    ]);
  });

  it('a late answer to the first letter is still accepted after the second', () => {
    const events = [
      mailed('2026-03-02'),
      mailed('2026-05-02', { letters: ['letter-2'] }),
      answered('2026-05-10', 'results', { card: 'deleted' }),
    ];
    expect(rounds(events)[0]?.slice(0, 2)).toEqual([1, 'deleted']);
  });

  it('another item, or another recipient, has rounds of its own', () => {
    const other = [
      aLetter(),
      aLetter({ ...second, recipient: furnisher }),
      aLetter({ ...second, id: 'letter-3', items: [anItem('loan')] }),
    ];
    const events = [
      mailed('2026-03-02'),
      answered('2026-04-01', 'results', { card: 'verified' }),
      mailed('2026-06-25', { letters: ['letter-2', 'letter-3'] }),
    ];
    expect(standing('2026-06-30', events, other).disputes.map(({ round }) => round)).toEqual([1, 1, 1]);
  });
});

describe('history', () => {
  it('a correction replaces what it corrects, and a withdrawal takes it away', () => {
    const first = entry(mailed('2026-03-02'));
    const corrected = entry(mailed('2026-03-05'), first.id);
    const facts = { letters: [aLetter()], today: '2026-03-20' };
    expect(standingOf({ ...facts, events: [first, corrected] }).letters[0]?.mailed?.on).toBe('2026-03-05');
    const withdrawn = entry(null, corrected.id);
    expect(standingOf({ ...facts, events: [first, corrected, withdrawn] }).letters[0]?.state).toBe('drafted');
  });

  const day = integer({ min: 0, max: 200 }).map((days) => addDays('2026-03-02', days));
  const something = tuple(
    day,
    constantFrom<(on: string) => DisputeEvent>(
      (on) => mailed(on),
      (on) => mailed(on, { way: 'certified' }),
      (on) => delivered(on),
      (on) => returned(on),
      (on) => nothingCame(on),
      (on) => answered(on, 'results', { card: 'verified' }),
      (on) => answered(on, 'results', { card: 'deleted' }),
      (on) => answered(on, 'identity'),
      (on) => answered(on, 'moreNeeded'),
      (on) => ({ kind: 'lost', on, letters: ['letter-1'], note: '' }),
      (on) => ({ kind: 'leftAsIs', on, disputes: [{ letter: 'letter-1', item: 'card' }], note: '' }),
    ),
  ).map(([on, make]) => make(on));

  it('gives the same in every order of arrival, and counts what was recorded twice once', () => {
    const histories = array(something, { maxLength: 8 }).chain((events) =>
      tuple(shuffledSubarray(events, { minLength: events.length }), shuffledSubarray(events)).map(
        ([shuffled, twice]) => ({ events, shuffled: [...shuffled, ...twice] }),
      ),
    );
    assert(
      property(histories, day, ({ events, shuffled }, today) => {
        const [one, other] = [standing(today, events), standing(today, shuffled)];
        expect(other.disputes).toEqual(one.disputes);
        expect(other.changesOn).toEqual(one.changesOn);
        expect(other.letters.map(({ state, clock }) => [state, clock])).toEqual(
          one.letters.map(({ state, clock }) => [state, clock]),
        );
      }),
      { numRuns: 300 },
    );
  });

  it('changes between two days only if it said so', () => {
    assert(
      property(array(something, { maxLength: 6 }), day, (events, today) => {
        const now = standing(today, events);
        const next = standing(addDays(today, 1), events);
        pre(now.changesOn !== addDays(today, 1) && events.every(({ on }) => on <= today));
        expect(next.disputes).toEqual(now.disputes);
      }),
      { numRuns: 300 },
    );
  });
});
