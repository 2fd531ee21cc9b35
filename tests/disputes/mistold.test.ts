/** What a mailed letter told about earlier ones that was recorded otherwise since, and when that is corrected. */
import { describe, expect, it } from 'vitest';
import type { DisputeEvent } from '#contract/disputeEvents.ts';
import type { RecordedEvent, WrittenLetter } from '#disputes/facts.ts';
import { entriesBehind } from '#disputes/entriesBehind.ts';
import { countingEvents } from '#disputes/countingEvents.ts';
import { offersOf } from '#disputes/offers.ts';
import { standingOf } from '#disputes/standing.ts';
import type { Corrects, RecordedPart, ToldRecord } from '#vocabulary/recorded.ts';
import { aLetter, anItem, answered, dayInUtc, delivered, furnisher, mailed } from './builders.ts';

const card = 'account:card';
/** The second letter is written between the entries `1…` and `3…`. */
const first = aLetter({ sessionId: '0', items: [anItem(card, 'card'), anItem('account:loan', 'loan')] });

const at = (id: string, event: DisputeEvent | null, replaces: string | null = null): RecordedEvent => ({
  id,
  recordedAt: `2026-05-0${id.slice(0, 1)}T12:00:00.000Z`,
  replaces,
  event,
});
const sent = at('1', mailed('2026-03-02', { way: 'certified', tracking: '9407' }));
const arrived = at('12', delivered('2026-03-05'));
const verified = answered('2026-04-01', 'results', { [card]: 'verified' });
const answer = at('13', verified);
const left = at('25', mailed('2026-04-20', { letters: ['letter-2'] }));

const tells = (
  part: RecordedPart,
  entries: readonly string[],
  given: Partial<ToldRecord> = {},
): ToldRecord => ({
  part,
  letter: 'letter-1',
  item: card,
  entries,
  value: '',
  isInItem: true,
  ...given,
});
const second = (told: readonly ToldRecord[], given: Partial<WrittenLetter> = {}): WrittenLetter =>
  aLetter({
    id: 'letter-2',
    sessionId: '2',
    purpose: 'procedure',
    writtenOn: '2026-04-19',
    items: [anItem(card, 'card')],
    tells: told,
    ...given,
  });

const before = [sent, arrived, answer];
function stands(
  letter: WrittenLetter,
  events: readonly RecordedEvent[],
  { more = [], known = [...before, left] }: { more?: WrittenLetter[]; known?: RecordedEvent[] } = {},
) {
  const recorded = [...known, ...events];
  const standing = standingOf({ letters: [first, letter, ...more], events: recorded, today: '2026-06-01' });
  return {
    mistold: standing.mistold.map(({ in: letterId, part, now }) => [letterId, part, now?.id ?? null]),
    states: standing.mistold.map(({ correction }) => correction),
    purposes: offersOf(standing, recorded, [], dayInUtc).map(({ purpose }) => purpose),
    isMarked: standing.letters.some(({ id, tellsCorrected }) => id === letter.id && tellsCorrected === true),
    corrections: offersOf(standing, recorded, [], dayInUtc).filter(({ purpose }) => purpose === 'retraction'),
  };
}
const mistold = (...given: Parameters<typeof stands>) => stands(...given).mistold;

describe('what a mailed letter told', () => {
  const result = second([tells('result', ['13'])]);
  const deletedInstead = at('3', answered('2026-04-01', 'results', { [card]: 'deleted' }), '13');

  it('was wrong once its entry says something else, or was withdrawn', () => {
    expect(mistold(result, [])).toEqual([]);
    expect(mistold(result, [deletedInstead])).toEqual([['letter-2', 'result', '3']]);
    expect(mistold(result, [at('3', null, '13')])).toEqual([['letter-2', 'result', null]]);
  });

  it('is what the last of several corrections says', () => {
    const back = at('4', verified, '3');
    expect(mistold(result, [deletedInstead, back])).toEqual([]);
    expect(mistold(result, [deletedInstead, at('4', null, '3')])).toEqual([['letter-2', 'result', null]]);
    expect(mistold(result, [at('3', null, '13'), at('4', verified)])).toEqual([]);
  });

  it('is not changed by what it did not tell: a note, words, a file, or another item', () => {
    const loan = { letter: 'letter-1', item: 'account:loan', outcome: 'deleted' } as const;
    for (const changed of [
      { ...verified, note: 'Scanned' },
      { ...verified, words: 'Verified' },
      { ...verified, results: [...verified.results, loan] },
    ])
      expect(mistold(result, [at('3', changed, '13')])).toEqual([]);
    expect(
      mistold(second([tells('words', ['13'])]), [at('3', { ...verified, words: 'Verified' }, '13')]),
    ).toEqual([['letter-2', 'words', '3']]);
  });

  it('is not changed by another form of it: a printed date that was added, or the spaces in words and numbers', () => {
    const quoting = { ...verified, words: 'Verified with\nthe bank' };
    const known = [sent, arrived, at('13', quoting), left];
    const words = second([tells('words', ['13'])]);
    for (const changed of [
      { ...quoting, printed: '2026-03-30' },
      { ...quoting, words: 'Verified  with the bank' },
    ])
      expect(mistold(words, [at('3', changed, '13')], { known })).toEqual([]);
    expect(mistold(result, [at('3', { ...verified, printed: '2026-03-30' }, '13')])).toEqual([]);
    const printed = [sent, arrived, at('13', { ...verified, printed: '2026-03-30' }), left];
    expect(mistold(result, [at('3', verified, '13')], { known: printed })).toEqual([
      ['letter-2', 'result', '3'],
    ]);
    const spaced = at('3', mailed('2026-03-02', { way: 'certified', tracking: '94 07' }), '1');
    expect(mistold(second([tells('mailing', ['1'], { isInItem: false })]), [spaced])).toEqual([]);
  });

  it('is nobody’s to correct if the letter was not mailed, was lost, or was entered in a form', () => {
    for (const known of [
      before,
      [...before, left, at('26', { kind: 'lost', on: '2026-04-25', letters: ['letter-2'], note: '' })],
      [...before, at('25', mailed('2026-04-20', { letters: ['letter-2'], way: 'online' }))],
    ])
      expect(mistold(result, [deletedInstead], { known })).toEqual([]);
  });

  it('about how the earlier letter left is wrong with another day, and not with a number that was added', () => {
    const mailing = second([tells('mailing', ['1'], { isInItem: false })]);
    const again = (given: object) =>
      at('3', { ...mailed('2026-03-02', { way: 'certified', tracking: '9407' }), ...given }, '1');
    expect(mistold(mailing, [again({ on: '2026-03-03' })])).toEqual([['letter-2', 'mailing', '3']]);
    expect(mistold(mailing, [again({ tracking: '9408' })])).toEqual([['letter-2', 'mailing', '3']]);
    expect(mistold(mailing, [again({ basis: 'receipt', files: ['scan'] })])).toEqual([]);
    const plain = at('1', mailed('2026-03-02'));
    const numbered = at('3', mailed('2026-03-02', { tracking: '9407' }), '1');
    expect(mistold(mailing, [numbered], { known: [plain, left] })).toEqual([]);
  });

  it('of a deadline is wrong only if it would be another day', () => {
    const yearly = (had: boolean, id: string, replaces: string | null = null) =>
      at(id, { kind: 'annualReport', on: '2026-03-01', letters: ['letter-1'], had }, replaces);
    const known = [...before, yearly(false, '14'), left];
    const due = second([tells('deadline', ['12', '14'], { value: '04/04/2026', isInItem: false })]);
    expect(mistold(due, [yearly(true, '3', '14')], { known })).toEqual([['letter-2', 'deadline', '3']]);
    expect(
      mistold(due, [at('3', { ...delivered('2026-03-05'), files: ['scan'] } as DisputeEvent, '12')], {
        known,
      }),
    ).toEqual([]);
  });

  it('of a missing notice was so if the notice came later', () => {
    const notice = (came: boolean, on: string): DisputeEvent => ({
      kind: 'reinsertionNotice',
      on,
      disputes: [{ letter: 'letter-1', item: card }],
      came,
      files: [],
    });
    const known = [...before, at('14', notice(false, '2026-04-18')), left];
    const none = second([tells('noNotice', ['14'])]);
    expect(mistold(none, [at('3', notice(true, '2026-04-10'), '14')], { known })).toEqual([
      ['letter-2', 'noNotice', '3'],
    ]);
    expect(mistold(none, [at('3', notice(true, '2026-04-25'), '14')], { known })).toEqual([]);
    // Recorded on its own, and not in place of the other entry.
    expect(mistold(none, [at('3', notice(true, '2026-04-10'))], { known })).toEqual([
      ['letter-2', 'noNotice', '3'],
    ]);
    expect(mistold(none, [at('3', notice(true, '2026-04-25'))], { known })).toEqual([]);
  });

  it('of an answer or a notice that had come is wrong with another day, or if it never came', () => {
    const disputes = [{ letter: 'letter-1', item: card }];
    const notice = (on: string, came = true): DisputeEvent => ({
      kind: 'reinsertionNotice',
      on,
      disputes,
      came,
      files: [],
    });
    const known = [...before, at('14', notice('2026-04-10')), left];
    for (const [part, entry, same, later, none] of [
      [
        'noticed',
        '14',
        { ...notice('2026-04-10'), files: ['scan'] } as DisputeEvent,
        notice('2026-04-11'),
        notice('2026-04-10', false),
      ],
      [
        'answered',
        '13',
        { ...verified, note: 'Scanned' },
        { ...verified, on: '2026-04-02' },
        { ...verified, results: [] } as DisputeEvent,
      ],
    ] as const) {
      const telling = second([tells(part, [entry])]);
      const wrong = (event: DisputeEvent | null) => stands(telling, [at('3', event, entry)], { known });
      expect(wrong(same).mistold).toEqual([]);
      expect(wrong(later)).toMatchObject({ mistold: [['letter-2', part, '3']], corrections: [] });
      for (const event of [none, null])
        expect(wrong(event)).toMatchObject({
          mistold: [['letter-2', part, null]],
          corrections: [{ item: card }],
        });
    }
  });

  it('of a silence is wrong once a result is recorded that had come before the letter, and not by a refusal', () => {
    const silent = second([tells('silence', [], { isInItem: false })], { purpose: 'followUp' });
    const known = [sent, arrived, left];
    const came = (on: string) => [at('3', { ...verified, on })];
    expect(mistold(silent, came('2026-04-18'), { known })).toEqual([['letter-2', 'silence', '3']]);
    expect(mistold(silent, came('2026-04-19'), { known })).toEqual([]);
    for (const kind of ['workingOnIt', 'identity', 'alreadyInvestigated', 'moreNeeded'] as const)
      expect(mistold(silent, [at('3', answered('2026-04-18', kind))], { known })).toEqual([]);
  });
});

it('a follow-up on a letter about something that is back was wrong about any answer that had come', () => {
  const back = aLetter({ ...first, purpose: 'reinsertion' });
  const silent = second([tells('silence', [], { isInItem: false })], { purpose: 'followUp' });
  const wrongIn = (letter: WrittenLetter) =>
    standingOf({
      letters: [back, letter],
      events: [sent, arrived, left, at('3', answered('2026-04-18', 'identity'))],
      today: '2026-06-01',
    }).mistold.map(({ part }) => part);
  expect(wrongIn(silent)).toEqual(['silence']);
  expect(wrongIn({ ...silent, purpose: 'dispute' })).toEqual([]);
});

describe('a letter with what was mistold', () => {
  const changed = [at('3', answered('2026-04-01', 'results', { [card]: 'deleted' }), '13')];
  const result = second([tells('result', ['13'])]);
  const correcting = (corrects: readonly Corrects[], given: Partial<WrittenLetter> = {}) =>
    aLetter({
      id: 'letter-3',
      sessionId: '4',
      purpose: 'retraction',
      items: [anItem(card, 'card')],
      corrects,
      ...given,
    });
  const own: Corrects = { in: 'letter-2', part: 'result', letter: 'letter-1', item: card };

  it('is marked, and its correction is offered, until a letter corrects it', () => {
    expect(stands(result, changed)).toMatchObject({
      isMarked: true,
      corrections: [
        { letter: 'letter-2', item: card, reason: 'corrected', since: '2026-05-03', heading: 'ACCOUNT:CARD' },
      ],
    });
    expect(stands(result, changed, { more: [correcting([own])] })).toMatchObject({
      isMarked: false,
      corrections: [],
    });
  });

  it('still is if the letter that corrects it was lost, or corrects something else', () => {
    const lost = at('5', { kind: 'lost', on: '2026-05-20', letters: ['letter-3'], note: '' });
    const out = at('4', mailed('2026-05-10', { letters: ['letter-3'] }));
    expect(stands(result, [...changed, out, lost], { more: [correcting([own])] }).isMarked).toBe(true);
    expect(stands(result, changed, { more: [correcting([{ ...own, part: 'words' }])] }).isMarked).toBe(true);
  });

  it('is marked until a letter that corrects it among other things is mailed, and has no letter of its own meanwhile', () => {
    const more = [correcting([own], { purpose: 'followUp' })];
    expect(stands(result, changed, { more })).toMatchObject({ isMarked: true, corrections: [] });
    const out = at('4', mailed('2026-05-10', { letters: ['letter-3'] }));
    expect(stands(result, [...changed, out], { more })).toMatchObject({ isMarked: false, corrections: [] });
  });

  it('is offered again once the letter that is for it is withdrawn, or its set was written again', () => {
    const refs = [{ letter: 'letter-3', item: card }];
    const dropped = at('5', { kind: 'withdrawn', on: '2026-05-20', disputes: refs, note: '' });
    expect(stands(result, [...changed, dropped], { more: [correcting([own])] }).corrections).toHaveLength(1);
    expect(
      stands(result, changed, { more: [correcting([own], { isReplaced: true })] }).corrections,
    ).toHaveLength(1);
  });

  it('has no letter of its own for a date, which is told with the next letter', () => {
    const mailing = second([tells('mailing', ['1'], { isInItem: false })]);
    const later = at('3', mailed('2026-03-03', { way: 'certified', tracking: '9407' }), '1');
    expect(stands(mailing, [later])).toMatchObject({ isMarked: true, corrections: [] });
    const received = at('3', { ...verified, on: '2026-04-02' }, '13');
    expect(stands(result, [received])).toMatchObject({ isMarked: true, corrections: [] });
  });

  it('is no longer marked for a date once no letter about the item can follow, and is again if it is back', () => {
    const mailing = second([tells('mailing', ['1'], { isInItem: false })]);
    const later = at('3', mailed('2026-03-03', { way: 'certified', tracking: '9407' }), '1');
    const said = (outcome: 'deleted' | 'corrected' | 'partlyCorrected' | 'verified') =>
      at('13', answered('2026-04-01', 'results', { [card]: outcome }));
    const isMarked = (...known: RecordedEvent[]) =>
      stands(mailing, [later], { known: [sent, arrived, ...known, left] }).isMarked;
    expect(
      (['deleted', 'corrected', 'partlyCorrected', 'verified'] as const).map((one) => isMarked(said(one))),
    ).toEqual([false, false, true, true]);
    const refs = [{ letter: 'letter-1', item: card }];
    const back: DisputeEvent = {
      kind: 'compared',
      on: '2026-05-20',
      disputes: refs,
      report: 'report-2',
      proposal: 'reappeared',
      accepted: true,
    };
    expect(isMarked(said('deleted'), at('14', back))).toBe(true);
    const leftAsIs = at('14', { kind: 'leftAsIs', on: '2026-05-20', disputes: refs, note: '' });
    expect(isMarked(said('verified'), leftAsIs)).toBe(false);
  });

  it('stays marked if it told what a bureau may act on, whatever was decided', () => {
    expect(stands(second([tells('result', ['13'])]), changed)).toMatchObject({
      isMarked: true,
      corrections: [{ item: card }],
    });
  });

  it('to a collector about the last day of its notice is not marked, since no letter corrects that', () => {
    const notice = (ends: string): DisputeEvent => ({
      kind: 'collectorNotice',
      on: '2026-04-10',
      disputes: [{ letter: 'letter-1', item: card }],
      ends,
      files: [],
    });
    const telling = second([tells('lastDay', ['14'])], { purpose: 'validation', recipient: furnisher });
    const known = [...before, at('14', notice('2026-05-15')), left];
    expect(stands(telling, [at('3', notice('2026-05-16'), '14')], { known })).toMatchObject({
      mistold: [['letter-2', 'lastDay', '3']],
      isMarked: false,
    });
  });

  it('is about its own recipient only', () => {
    const toCompany = second([tells('result', ['13'])], { purpose: 'creditorDirect', recipient: furnisher });
    expect(stands(toCompany, changed).corrections.map(({ recipient }) => recipient)).toEqual([furnisher]);
  });

  it('is about all of its items if the words of an answer about all were quoted, and else about one', () => {
    const items = [anItem(card, 'card'), anItem('account:loan', 'loan')];
    const words = at('3', { ...verified, words: 'Verified' }, '13');
    const aboutOf = (given: Partial<ToldRecord>) => {
      const letter = second([tells('words', ['13'], given)], { items });
      const { mistold: wrong } = standingOf({
        letters: [first, letter],
        events: [...before, left, words],
        today: '2026-06-01',
      });
      return wrong.flatMap(({ about }) => about.map(({ subject }) => subject));
    };
    expect(aboutOf({ isInItem: false })).toEqual(['card', 'loan']);
    expect(aboutOf({ isInItem: true })).toEqual(['card']);
  });

  describe('if it was written before entries were kept', () => {
    const { tells: _, ...old } = result;
    const withdrawn = [at('3', null, '13')];
    const later = second([], {
      id: 'letter-3',
      sessionId: '4',
      purpose: 'followUp',
      writtenOn: '2026-05-02',
    });
    const laterLeft = at('5', mailed('2026-05-02', { letters: ['letter-3'] }));

    it('is marked, until a later letter to the recipient has left', () => {
      expect(stands(old, withdrawn)).toMatchObject({ mistold: [], isMarked: true, corrections: [] });
      expect(stands(old, withdrawn, { more: [later] }).isMarked).toBe(true);
      expect(stands(old, [...withdrawn, laterLeft], { more: [later] }).isMarked).toBe(false);
    });

    it('stays marked after a letter that was written before the correction, or to someone else', () => {
      const earlier = { ...later, sessionId: '26' };
      expect(stands(old, [...withdrawn, laterLeft], { more: [earlier] }).isMarked).toBe(true);
      const toOthers = { ...later, recipient: furnisher };
      expect(stands(old, [...withdrawn, laterLeft], { more: [toOthers] }).isMarked).toBe(true);
    });

    it('is not marked where no letter about the item can follow', () => {
      expect(stands(old, changed).isMarked).toBe(false);
    });
  });
});

it('the entries behind a story are those that say it', () => {
  const yearly = at('14', { kind: 'annualReport', on: '2026-03-01', letters: ['letter-1'], had: false });
  const other = at('15', delivered('2026-03-09', 'letter-1', 'client'));
  const events = [sent, arrived, answer, yearly, other];
  const [shown] = standingOf({ letters: [first], events, today: '2026-06-01' }).letters;
  if (shown === undefined) throw new Error('No letter');
  expect(entriesBehind({ letter: 'letter-1', item: card }, shown, countingEvents(events))).toEqual({
    mailing: ['1'],
    receipt: ['12'],
    deadline: ['12', '14'],
    result: ['13'],
    words: ['13'],
    silence: [],
  });
  expect(
    entriesBehind({ letter: 'letter-1', item: 'account:loan' }, shown, countingEvents(events)).result,
  ).toBeUndefined();
});
