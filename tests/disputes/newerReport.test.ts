import { describe, expect, it } from 'vitest';
import type { DisputeEvent, Proposal } from '#contract/disputeEvents.ts';
import type { SightingKind } from '#contract/newerReports.ts';
import { countingEvents } from '#disputes/countingEvents.ts';
import type { Facts, WrittenLetter } from '#disputes/facts.ts';
import { seenAgainOn } from '#disputes/lastReply.ts';
import type { SeenItem } from '#disputes/newerReport.ts';
import { standingOf } from '#disputes/standing.ts';
import { unitsOf } from '#disputes/units.ts';
import { aLetter, answered, delivered, entry, mailed, returned } from './builders.ts';

const arrived = [mailed('2026-03-02'), delivered('2026-03-05')];
const seen = (kind: SightingKind, given: Partial<SeenItem> = {}): SeenItem => ({
  letter: 'letter-1',
  item: 'card',
  kind,
  isNotable: false,
  isReAged: false,
  isAgedOff: false,
  alsoIn: [],
  thereIn: [],
  ...given,
});
const decided = (on: string, proposal: Proposal, accepted: boolean, report = 'report-2'): DisputeEvent => ({
  kind: 'compared',
  on,
  disputes: [{ letter: 'letter-1', item: 'card' }],
  report,
  proposal,
  accepted,
});

interface Given {
  readonly today?: string;
  readonly events?: readonly DisputeEvent[];
  readonly letters?: readonly WrittenLetter[];
  readonly report?: string;
  readonly reportOn?: string;
  readonly reportDates?: Facts['reportDates'];
}

/** The report of April 1, 2026, seen on April 2. */
function shown(items: readonly SeenItem[], given: Given = {}) {
  const { today = '2026-04-02', events = arrived, letters = [aLetter()] } = given;
  const newest = { id: given.report ?? 'report-2', on: given.reportOn ?? '2026-04-01', items };
  const reportDates = given.reportDates ?? new Map([[newest.id, newest.on]]);
  const facts: Facts = { letters, events: events.map((event) => entry(event)), today, newest, reportDates };
  return standingOf(facts);
}
const first = (...given: Parameters<typeof shown>) => {
  const { state, waitsFor, next, newer } = shown(...given).disputes[0]!;
  return { state, waitsFor, next, kind: newer?.kind, asks: newer?.asks, answer: newer?.answer };
};

describe('an item that a newer report no longer shows', () => {
  it('waits for a decision, and its state stays', () => {
    expect(first([seen('notSeen')])).toEqual({
      state: 'investigating',
      waitsFor: 'decideProposal',
      next: '2026-04-01',
      kind: 'notSeen',
      asks: true,
      answer: null,
    });
  });

  it('is deleted, by report, only if a person accepts that', () => {
    const accepted = [...arrived, decided('2026-04-02', 'notSeen', true)];
    expect(first([seen('notSeen')], { events: accepted })).toMatchObject({
      state: 'deletedByReport',
      waitsFor: null,
      asks: false,
      answer: 'accepted',
    });
    const rejected = [...arrived, decided('2026-04-02', 'notSeen', false)];
    expect(first([seen('notSeen')], { events: rejected })).toMatchObject({
      state: 'investigating',
      waitsFor: null,
      asks: false,
      answer: 'rejected',
    });
  });

  it('is asked about again by the next report', () => {
    const rejected = [...arrived, decided('2026-04-02', 'notSeen', false, 'report-1')];
    expect(first([seen('notSeen')], { events: rejected })).toMatchObject({ waitsFor: 'decideProposal' });
  });

  it('is no question if it was deleted already, or if the bureau has no such item', () => {
    for (const outcome of ['deleted', 'notInFile'] as const) {
      const events = [...arrived, answered('2026-03-25', 'results', { card: outcome })];
      expect(first([seen('notSeen')], { events })).toMatchObject({ waitsFor: null, asks: false });
    }
  });

  it('says nothing if the letter had not left by the date of the report', () => {
    expect(first([seen('notSeen')], { events: [] }).kind).toBeUndefined();
    expect(first([seen('notSeen')], { reportOn: '2026-03-02' }).kind).toBeUndefined();
  });

  it('is asked about for the last letter only', () => {
    const second = aLetter({ id: 'letter-2', sessionId: 'set-2', writtenOn: '2026-03-20' });
    const events = [...arrived, mailed('2026-03-21', { letters: ['letter-2'] })];
    const items = [seen('notSeen'), seen('notSeen', { letter: 'letter-2' })];
    const { disputes } = shown(items, { letters: [aLetter(), second], events });
    expect(disputes.map(({ waitsFor }) => waitsFor)).toEqual([null, 'decideProposal']);
  });
});

describe('an item that a newer report shows', () => {
  const after = (state: 'deleted' | 'verified' | 'corrected', on = '2026-03-25') => ({
    events: [...arrived, answered(on, 'results', { card: state === 'corrected' ? 'updatedAsAsked' : state })],
  });

  it('unchanged is information', () => {
    expect(first([seen('unchanged')])).toMatchObject({ waitsFor: null, kind: 'unchanged', asks: false });
    expect(first([seen('unchanged')], after('corrected'))).toMatchObject({ state: 'corrected', asks: false });
  });

  it('changed waits for a look if more changed than each month brings', () => {
    expect(first([seen('changed')])).toMatchObject({ waitsFor: null, asks: false });
    expect(first([seen('changed', { isNotable: true })])).toMatchObject({ waitsFor: 'decideProposal' });
    expect(first([seen('changed', { isNotable: true })], after('verified'))).toMatchObject({ asks: true });
    expect(first([seen('changed', { isNotable: true })], after('corrected'))).toMatchObject({ asks: false });
  });

  it('with a later first delinquency waits for a look whatever was decided', () => {
    expect(first([seen('changed', { isReAged: true })], after('corrected'))).toMatchObject({ asks: true });
  });

  it('after a deletion in an answer has reappeared, if a person accepts that', () => {
    expect(first([seen('unchanged')], after('deleted'))).toMatchObject({
      state: 'deleted',
      waitsFor: 'decideProposal',
      kind: 'reappeared',
    });
    const { events } = after('deleted');
    const accepted = { events: [...events, decided('2026-04-02', 'reappeared', true)] };
    expect(first([seen('unchanged')], accepted)).toMatchObject({
      state: 'reappeared',
      waitsFor: 'decideReappeared',
    });
  });

  it('that a person accepted as back is called so, and not changed, in that report', () => {
    const { events } = after('deleted');
    const accepted = { events: [...events, decided('2026-04-02', 'reappeared', true)] };
    for (const kind of ['changed', 'unchanged'] as const)
      for (const isReAged of [false, true])
        expect(first([seen(kind, { isNotable: true, isReAged })], accepted)).toMatchObject({
          state: 'reappeared',
          waitsFor: 'decideReappeared',
          kind: 'reappeared',
          asks: false,
          answer: 'accepted',
        });
  });

  it('no longer counts as deleted when it has come back, and stays among the decided', () => {
    const { events } = after('deleted');
    const back = [...events, decided('2026-04-02', 'reappeared', true)];
    const countedAs = (all: readonly DisputeEvent[]) =>
      unitsOf(shown([seen('unchanged')], { events: all })).map(({ as }) => as);
    expect(countedAs(events)).toEqual(['deleted']);
    expect(countedAs(back)).toEqual(['reappeared']);
  });

  it('in a report from before the answer proves nothing against the deletion', () => {
    expect(first([seen('unchanged')], after('deleted', '2026-04-01')).kind).toBeUndefined();
  });

  it('after a deletion that only a report showed is no reappearance; accepted, the deletion never counted', () => {
    const gone = [...arrived, decided('2026-03-20', 'notSeen', true, 'report-1')];
    expect(first([seen('unchanged')], { events: gone })).toMatchObject({
      state: 'deletedByReport',
      kind: 'seenAgain',
      asks: true,
    });
    const back = [...gone, decided('2026-04-02', 'unchanged', true)];
    expect(first([seen('unchanged')], { events: back })).toMatchObject({
      state: 'investigating',
      waitsFor: null,
      answer: 'accepted',
    });
    const kept = [...gone, decided('2026-04-02', 'unchanged', false)];
    expect(first([seen('unchanged')], { events: kept })).toMatchObject({
      state: 'deletedByReport',
      asks: false,
    });
  });

  it('and was gone in a still newer one is deleted, by report, again', () => {
    const events = [
      ...arrived,
      decided('2026-03-20', 'notSeen', true, 'report-1'),
      decided('2026-04-02', 'unchanged', true),
      decided('2026-05-02', 'notSeen', true, 'report-3'),
    ];
    const given = { events, report: 'report-3', reportOn: '2026-05-01', today: '2026-05-02' };
    expect(first([seen('notSeen')], given)).toMatchObject({ state: 'deletedByReport', asks: false });
  });
});

describe('a possible match under another name', () => {
  it('is a question while the item may still be there', () => {
    expect(first([seen('possibleMatch')])).toMatchObject({ waitsFor: 'decideProposal' });
  });

  it('leaves a deletion alone: another collector of the debt puts nothing back', () => {
    const events = [...arrived, answered('2026-03-25', 'results', { card: 'deleted' })];
    expect(first([seen('possibleMatch')], { events })).toMatchObject({
      state: 'deleted',
      waitsFor: null,
      kind: 'possibleMatch',
    });
  });
});

it('never asks about what cannot be compared, and says so', () => {
  expect(first([seen('notComparable')])).toMatchObject({
    kind: 'notComparable',
    asks: false,
    waitsFor: null,
  });
});

it('asks about a newer report before anything else, and then about what waited before', () => {
  const events = [...arrived, returned('2026-03-20')];
  expect(first([seen('notSeen')], { events })).toMatchObject({ waitsFor: 'decideProposal' });
  const rejected = [...events, decided('2026-04-02', 'notSeen', false)];
  expect(first([seen('notSeen')], { events: rejected })).toMatchObject({ waitsFor: 'returned' });
});

/** Every order of a few things. */
function permutations<T>(all: readonly T[]): readonly (readonly T[])[] {
  if (all.length < 2) return [all];
  return all.flatMap((one, place) =>
    permutations(all.filter((_, other) => other !== place)).map((rest) => [one, ...rest]),
  );
}

describe('a report and an answer follow each other by their own dates', () => {
  const deleted = (received: string, printed: string | null) => ({
    ...answered(received, 'results', { card: 'deleted' }),
    printed,
  });

  it('an item is shown after its deletion only in a report dated after the answer was printed', () => {
    const kindAfter = (printed: string) =>
      first([seen('unchanged')], { events: [...arrived, deleted('2026-04-02', printed)] }).kind;
    expect(kindAfter('2026-03-31')).toBe('reappeared');
    expect(kindAfter('2026-04-01')).toBeUndefined();
    expect(kindAfter('2026-04-02')).toBeUndefined();
  });

  it('an answer without a date counts from the day it came', () => {
    const kindAfter = (received: string) =>
      first([seen('unchanged')], { events: [...arrived, deleted(received, null)] }).kind;
    expect(kindAfter('2026-03-31')).toBe('reappeared');
    expect(kindAfter('2026-04-01')).toBeUndefined();
  });

  it('a deletion that was opened after its reappearance was accepted is older news', () => {
    const back = decided('2026-04-02', 'reappeared', true);
    for (const [printed, state] of [
      ['2026-03-31', 'reappeared'],
      ['2026-04-01', 'deleted'],
      ['2026-04-03', 'deleted'],
    ] as const) {
      const events = [...arrived, back, deleted('2026-04-06', printed)];
      for (const given of [events, events.toReversed()])
        expect(first([seen('unchanged')], { events: given, today: '2026-04-06' })).toMatchObject({ state });
    }
  });

  it('an item that was deleted, came back, and was deleted again counts by its last deletion', () => {
    const events = [
      ...arrived,
      deleted('2026-03-20', '2026-03-18'),
      decided('2026-04-02', 'reappeared', true),
      deleted('2026-04-20', '2026-04-16'),
    ];
    const given = { today: '2026-05-02', report: 'report-3', reportOn: '2026-05-01', events };
    const reportDates = new Map([['report-2', '2026-04-01']]);
    expect(first([seen('unchanged')], { ...given, reportDates })).toMatchObject({
      state: 'deleted',
      kind: 'reappeared',
      asks: true,
    });
  });

  it('a result of a later date stands against what an older report no longer shows', () => {
    const verified = (printed: string) => ({
      ...answered('2026-04-08', 'results', { card: 'verified' }),
      printed,
    });
    const gone = decided('2026-04-10', 'notSeen', true);
    for (const [printed, state, asks] of [
      ['2026-03-31', 'deletedByReport', true],
      ['2026-04-01', 'verified', false],
      ['2026-04-02', 'verified', false],
    ] as const) {
      const today = '2026-04-10';
      const answer = [...arrived, verified(printed)];
      expect(first([seen('notSeen')], { events: answer, today })).toMatchObject({ state: 'verified', asks });
      for (const events of [
        [...answer, gone],
        [gone, ...answer],
      ])
        expect(first([seen('notSeen')], { events, today })).toMatchObject({ state, asks: false });
    }
  });

  it('a refusal says nothing of the item, so a report counts next to it', () => {
    const events = [...arrived, { ...answered('2026-04-08', 'identity'), printed: '2026-04-05' }];
    expect(first([seen('notSeen')], { events, today: '2026-04-08' })).toMatchObject({ asks: true });
  });

  it('the notice of a reinsertion is due from the date of the report, not of the decision', () => {
    const events = [
      ...arrived,
      deleted('2026-03-20', '2026-03-18'),
      decided('2026-04-13', 'reappeared', true),
    ];
    // Five business days after Wednesday, April 1, end on the 8th. Five days for the mail follow.
    expect(first([seen('unchanged')], { events, today: '2026-04-13' })).toMatchObject({
      waitsFor: 'askAboutNotice',
      next: '2026-04-13',
    });
    const sooner = [...events.slice(0, -1), decided('2026-04-02', 'reappeared', true)];
    expect(first([seen('unchanged')], { events: sooner, today: '2026-04-12' })).toMatchObject({
      waitsFor: 'decideReappeared',
      next: '2026-04-13',
    });
  });

  it('the day of the question is the same for every order in which things were recorded', () => {
    const happened = [
      ...arrived,
      deleted('2026-04-08', '2026-03-31'),
      decided('2026-04-06', 'reappeared', true),
    ];
    for (const events of permutations(happened))
      for (const [today, waitsFor] of [
        ['2026-04-12', 'decideReappeared'],
        ['2026-04-13', 'askAboutNotice'],
        ['2026-04-14', 'askAboutNotice'],
      ] as const)
        expect(first([seen('unchanged')], { events, today })).toMatchObject({
          state: 'reappeared',
          waitsFor,
          next: '2026-04-13',
        });
  });

  it('a recorded notice leaves no question, whether it came before the report or after it', () => {
    const notice = (on: string, came: boolean): DisputeEvent => ({
      kind: 'reinsertionNotice',
      on,
      came,
      disputes: [{ letter: 'letter-1', item: 'card' }],
      files: [],
    });
    const happened = [...arrived, deleted('2026-03-20', '2026-03-18')];
    const back = decided('2026-04-06', 'reappeared', true);
    for (const [note, state] of [
      [notice('2026-03-30', true), 'reinsertedWithNotice'],
      [notice('2026-04-07', true), 'reinsertedWithNotice'],
      [notice('2026-04-13', false), 'reinsertedUnnoticed'],
    ] as const)
      for (const events of permutations([...happened, back, note]))
        expect(first([seen('unchanged')], { events, today: '2026-04-20' })).toMatchObject({
          state,
          waitsFor: 'decideReappeared',
          asks: false,
        });
    // Without the report, the notice alone shows it.
    expect(
      first([seen('unchanged')], { events: [...happened, notice('2026-03-30', true)], today: '2026-04-20' }),
    ).toMatchObject({ state: 'reinsertedWithNotice', asks: false });
  });

  it('a letter about the reappearance names the date of the report, and none if no deletion came before it', () => {
    const entries = (printed: string) =>
      countingEvents(
        [...arrived, deleted('2026-04-02', printed), decided('2026-04-13', 'reappeared', true)].map((event) =>
          entry(event),
        ),
      );
    const ref = { letter: 'letter-1', item: 'card' };
    const dates = new Map([['report-2', '2026-04-01']]);
    expect(seenAgainOn(entries('2026-03-31'), ref, dates)).toBe('2026-04-01');
    expect(seenAgainOn(entries('2026-04-01'), ref, dates)).toBeNull();
  });

  it('that the item changed was no decision about its return: another answer makes it a question', () => {
    const events = [...arrived, decided('2026-04-02', 'changed', true), deleted('2026-04-06', '2026-03-30')];
    expect(first([seen('changed', { isNotable: true })], { events, today: '2026-04-06' })).toMatchObject({
      kind: 'reappeared',
      asks: true,
      answer: null,
    });
  });
});

describe('what earlier reports showed in the same way', () => {
  it('is not asked again', () => {
    for (const [kind, proposal, accepted] of [
      ['notSeen', 'notSeen', false],
      ['changed', 'changed', true],
      ['possibleMatch', 'changed', false],
    ] as const) {
      const events = [...arrived, decided('2026-04-02', proposal, accepted, 'report-1')];
      const items = [seen(kind, { isNotable: true, alsoIn: ['report-1'] })];
      expect(first(items, { events })).toMatchObject({
        asks: false,
        answer: accepted ? 'accepted' : 'rejected',
      });
      expect(first([{ ...items[0]!, alsoIn: [] }], { events })).toMatchObject({ asks: true, answer: null });
    }
  });

  it('is asked again if the item was deleted again since', () => {
    const deleted = (received: string) => answered(received, 'results', { card: 'deleted' });
    const events = [
      ...arrived,
      deleted('2026-03-10'),
      decided('2026-03-21', 'reappeared', false, 'report-1'),
    ];
    const reportDates = new Map([['report-1', '2026-03-20']]);
    const items = [seen('unchanged', { alsoIn: ['report-1'] })];
    expect(first(items, { events, reportDates })).toMatchObject({ kind: 'reappeared', asks: false });
    const again = [...events, deleted('2026-03-28')];
    expect(first(items, { events: again, reportDates })).toMatchObject({ kind: 'reappeared', asks: true });
  });
});

describe('an item of which a person said that it is another one', () => {
  const deleted = answered('2026-03-10', 'results', { card: 'deleted' });
  const another = decided('2026-03-21', 'reappeared', false, 'report-1');
  const reportDates = new Map([
    ['report-0', '2026-03-08'],
    ['report-1', '2026-03-20'],
    ['report-2', '2026-04-01'],
  ]);
  const changed = (thereIn: readonly string[]) => [seen('changed', { isNotable: true, thereIn })];

  it('is not asked about again when a later report shows other values of it', () => {
    const events = [...arrived, deleted, another];
    expect(first(changed(['report-1']), { events, reportDates })).toMatchObject({
      kind: 'reappeared',
      asks: false,
      answer: 'rejected',
    });
  });

  it('is asked about again if a report in between did not show it, or if it was deleted again', () => {
    const events = [...arrived, deleted, another];
    expect(first(changed([]), { events, reportDates })).toMatchObject({ kind: 'reappeared', asks: true });
    const again = answered('2026-03-28', 'results', { card: 'deleted' });
    expect(first(changed(['report-1']), { events: [...events, again], reportDates })).toMatchObject({
      asks: true,
    });
  });

  it('takes nothing for that answer that was said about another question', () => {
    const noticed = decided('2026-03-21', 'changed', false, 'report-1');
    expect(
      first(changed(['report-1']), { events: [...arrived, deleted, noticed], reportDates }),
    ).toMatchObject({
      asks: true,
      answer: null,
    });
  });

  it('stays gone for a report that had shown it gone, too', () => {
    const gone = decided('2026-03-09', 'notSeen', true, 'report-0');
    const notIt = decided('2026-03-21', 'unchanged', false, 'report-1');
    const events = [...arrived, gone, notIt];
    expect(first(changed(['report-1']), { events, reportDates })).toMatchObject({
      kind: 'seenAgain',
      asks: false,
      answer: 'rejected',
    });
    expect(first(changed([]), { events, reportDates })).toMatchObject({ kind: 'seenAgain', asks: true });
  });
});

it('an item whose time in reports was over has aged off: no question, and no deletion', () => {
  const items = [seen('notSeen', { isAgedOff: true })];
  expect(first(items)).toMatchObject({
    state: 'investigating',
    kind: 'agedOff',
    asks: false,
    waitsFor: null,
  });
  expect(unitsOf(shown(items)).map(({ as }) => as)).toEqual(['open']);
  // What an answer had deleted before did not age off.
  const events = [...arrived, answered('2026-03-25', 'results', { card: 'deleted' })];
  expect(first(items, { events })).toMatchObject({ state: 'deleted', kind: 'notSeen', asks: false });
  expect(unitsOf(shown(items, { events })).map(({ as }) => as)).toEqual(['deleted']);
});
