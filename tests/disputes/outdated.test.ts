/** Whether a letter that was not mailed may say what is no longer so. */
import { describe, expect, it } from 'vitest';
import type { DisputeEvent } from '#contract/disputeEvents.ts';
import type { RecordedEvent, WrittenLetter } from '#disputes/facts.ts';
import { standingOf } from '#disputes/standing.ts';
import type { RecordedPart } from '#vocabulary/recorded.ts';
import { aLetter, anItem, answered, delivered, furnisher, mailed } from './builders.ts';

/** Of these, `2` is written between the entries `1…` and `3…`. */
const first = aLetter({
  sessionId: '0',
  items: [anItem('account:card', 'card'), anItem('account:loan', 'loan')],
});
const followUp = (given: Partial<WrittenLetter> = {}) =>
  aLetter({
    id: 'letter-2',
    sessionId: '2',
    purpose: 'followUp',
    items: [anItem('account:card', 'card')],
    ...given,
  });

const at = (id: string, event: DisputeEvent | null, replaces: string | null = null): RecordedEvent => ({
  id,
  recordedAt: '2026-12-31T00:00:00.000Z',
  replaces,
  event,
});
const sent = at('1', mailed('2026-03-02'));
const verified = answered('2026-04-01', 'results', { 'account:card': 'verified' });

const isOutdated = (events: readonly RecordedEvent[], letter = followUp()): boolean =>
  standingOf({ letters: [first, letter], events: [sent, ...events], today: '2026-06-01' }).letters.some(
    (each) => each.id === letter.id && each.isOutdated === true,
  );

describe('a letter that was not mailed', () => {
  it('is outdated once an answer about its item comes after it was written, and not by one before', () => {
    expect(isOutdated([])).toBe(false);
    expect(isOutdated([at('3', verified)])).toBe(true);
    expect(isOutdated([at('11', verified)])).toBe(false);
  });

  it('is not outdated by an answer about other items, or that was withdrawn again', () => {
    expect(isOutdated([at('3', answered('2026-04-01', 'results', { 'account:loan': 'deleted' }))])).toBe(
      false,
    );
    expect(isOutdated([at('3', answered('2026-04-01', 'results', { 'account:card': 'notMentioned' }))])).toBe(
      false,
    );
    expect(isOutdated([at('3', verified), at('4', null, '3')])).toBe(false);
  });

  it('is outdated once what it tells is corrected or withdrawn, and not by a note', () => {
    const told = at('11', verified);
    expect(isOutdated([told, at('3', { ...verified, words: 'Verified' }, '11')])).toBe(true);
    expect(isOutdated([told, at('3', null, '11')])).toBe(true);
    expect(isOutdated([told, at('3', { ...verified, note: 'Scanned' }, '11')])).toBe(false);
    expect(isOutdated([at('3', mailed('2026-03-03'), '1')])).toBe(true);
  });

  it('to someone else is outdated by an answer to the earlier letter only if it tells that', () => {
    expect(
      isOutdated([at('3', verified)], followUp({ recipient: furnisher, purpose: 'creditorDirect' })),
    ).toBe(true);
    expect(isOutdated([at('3', verified)], followUp({ recipient: furnisher, purpose: 'dispute' }))).toBe(
      false,
    );
  });
});

describe('a letter that was mailed', () => {
  const left = at('25', mailed('2026-04-03', { letters: ['letter-2'] }));
  const marksOf = (events: readonly RecordedEvent[]) => {
    const { letters } = standingOf({
      letters: [first, followUp()],
      events: [sent, left, ...events],
      today: '2026-06-01',
    });
    const followed = letters.find(({ id }) => id === 'letter-2');
    return [followed?.isOutdated, followed?.tellsCorrected];
  };
  const told = at('11', verified);

  it('tells what was corrected or withdrawn after it was written', () => {
    expect(marksOf([told, at('3', { ...verified, words: 'Verified' }, '11')])).toEqual([undefined, true]);
    expect(marksOf([told, at('3', null, '11')])).toEqual([undefined, true]);
  });

  it('is not marked for what came later, for a note, or for a correction that was undone', () => {
    const plain = [undefined, undefined];
    expect(marksOf([told])).toEqual(plain);
    expect(marksOf([at('3', verified)])).toEqual(plain);
    expect(marksOf([told, at('3', { ...verified, note: 'Scanned' }, '11')])).toEqual(plain);
    expect(marksOf([told, at('3', null, '11'), at('4', verified)])).toEqual(plain);
  });
});

describe('a letter that was not mailed is not outdated', () => {
  const loan = { letter: 'letter-1', item: 'account:loan', outcome: 'deleted' } as const;
  const other = aLetter({ id: 'letter-9', sessionId: '01', recipient: furnisher });

  it('by a correction of what an entry says about another letter', () => {
    const correctedTo = (letters: string[]) =>
      standingOf({
        letters: [first, other, followUp()],
        events: [
          at('1', mailed('2026-03-02', { letters: ['letter-1', 'letter-9'] })),
          at('3', mailed('2026-03-02', { letters }), '1'),
        ],
        today: '2026-06-01',
      }).letters.at(-1)?.isOutdated;
    expect(correctedTo(['letter-1'])).toBeUndefined();
    expect(correctedTo(['letter-9'])).toBe(true);
  });

  it('by another item in an answer, unless the letter may quote its words as about its own', () => {
    const withWords = (words: string) => {
      const told = { ...verified, words };
      return isOutdated([at('11', told), at('3', { ...told, results: [...told.results, loan] }, '11')]);
    };
    expect(withWords('')).toBe(false);
    expect(withWords('We verified it')).toBe(true);
  });

  it('by a correction that was undone, or by recording again what was withdrawn', () => {
    const told = at('11', verified);
    const wrong = at('3', { ...verified, on: '2026-04-02' }, '11');
    expect(isOutdated([told, wrong])).toBe(true);
    expect(isOutdated([told, wrong, at('4', verified, '3')])).toBe(false);
    expect(isOutdated([told, at('3', null, '11'), at('4', verified)])).toBe(false);
  });

  it('by proof of a mailing, or by proof of a delivery of which only the client knew', () => {
    const proven = mailed('2026-03-02', { basis: 'receipt', files: ['scan'] });
    expect(isOutdated([at('3', proven, '1')])).toBe(false);
    const online = (basis: 'client' | 'portal') => mailed('2026-03-02', { way: 'online', basis });
    expect(isOutdated([at('12', online('client')), at('3', online('portal'), '12')])).toBe(true);
    const said = at('11', delivered('2026-03-05', 'letter-1', 'client'));
    expect(isOutdated([said, at('3', delivered('2026-03-05'), '11')])).toBe(false);
    expect(isOutdated([at('11', delivered('2026-03-05')), at('3', delivered('2026-03-06'), '11')])).toBe(
      true,
    );
  });

  it('by anything, if it was written when nobody recorded mailing and may have left', () => {
    expect(isOutdated([at('3', verified)], followUp({ isMailingUnknown: true }))).toBe(false);
  });

  it('by an answer that only says that work continues, or its withdrawal', () => {
    const working = answered('2026-04-01', 'workingOnIt');
    expect(isOutdated([at('3', working)])).toBe(false);
    expect(isOutdated([at('11', working), at('3', null, '11')])).toBe(false);
  });

  it('by what a letter of its purpose does not tell', () => {
    const toCreditor = followUp({ recipient: furnisher, purpose: 'creditorDirect' });
    const validation = followUp({ recipient: furnisher, purpose: 'validation' });
    expect(isOutdated([at('3', mailed('2026-03-03'), '1')], toCreditor)).toBe(false);
    expect(isOutdated([at('3', verified)], validation)).toBe(false);
    expect(isOutdated([at('3', verified)], followUp({ purpose: 'block' }))).toBe(false);
    const notice: DisputeEvent = {
      kind: 'collectorNotice',
      on: '2026-04-01',
      disputes: [{ letter: 'letter-1', item: 'account:card' }],
      ends: null,
      files: [],
    };
    const corrected = [at('11', notice), at('3', null, '11')];
    expect(isOutdated(corrected, validation)).toBe(true);
    expect(isOutdated(corrected)).toBe(false);
  });
});

describe('a letter to a collector that was not mailed', () => {
  const notice = (ends: string | null): RecordedEvent =>
    at('11', {
      kind: 'collectorNotice',
      on: '2026-05-01',
      disputes: [{ letter: 'letter-1', item: 'account:card' }],
      ends,
      files: [],
    });
  const standing = (writtenOn: string, ends: string | null, today: string) => {
    const validation = followUp({ recipient: furnisher, purpose: 'validation', writtenOn });
    const { letters, changesOn } = standingOf({
      letters: [first, validation],
      events: [sent, notice(ends)],
      today,
    });
    return { isOutdated: letters.at(-1)?.isOutdated === true, changesOn };
  };

  it('is outdated once the last day to dispute the debt has passed, as its notice prints it or 30 days after it came', () => {
    expect(standing('2026-05-10', '2026-06-05', '2026-06-05')).toEqual({
      isOutdated: false,
      changesOn: '2026-06-06',
    });
    expect(standing('2026-05-10', '2026-06-05', '2026-06-06').isOutdated).toBe(true);
    expect(standing('2026-05-10', null, '2026-05-31').isOutdated).toBe(false);
    expect(standing('2026-05-10', null, '2026-06-01').isOutdated).toBe(true);
  });

  it('is not if it was written after that day, because then it only asks', () => {
    expect(standing('2026-06-06', '2026-06-05', '2026-07-01').isOutdated).toBe(false);
  });
});

describe('a letter that names the entries that it tells is not outdated', () => {
  const equifax = { id: 'Equifax', name: 'Equifax', kind: 'bureau' } as const;
  const tells = (part: RecordedPart, letter: string, entries: readonly string[]) => ({
    tells: [{ part, letter, item: 'account:card', entries, value: '', isInItem: true }],
  });

  it('by the answer of a bureau of which it tells nothing', () => {
    const other = aLetter({
      id: 'letter-9',
      sessionId: '01',
      recipient: equifax,
      items: [anItem('account:card', 'card')],
    });
    const toCreditor = followUp({
      recipient: furnisher,
      purpose: 'creditorDirect',
      ...tells('result', 'letter-1', ['11']),
    });
    const outdatedBy = (letter: string) =>
      standingOf({
        letters: [first, other, toCreditor],
        events: [
          sent,
          at('12', mailed('2026-03-02', { letters: ['letter-9'] })),
          at('11', verified),
          at('3', answered('2026-04-02', 'results', { 'account:card': 'deleted' }, letter)),
        ],
        today: '2026-06-01',
      }).letters.at(-1)?.isOutdated;
    expect(outdatedBy('letter-1')).toBe(true);
    expect(outdatedBy('letter-9')).toBeUndefined();
  });

  it('by another day of mailing of a letter that it tells nothing of', () => {
    const third = aLetter({
      id: 'letter-3',
      sessionId: '28',
      purpose: 'followUp',
      items: [anItem('account:card', 'card')],
      ...tells('mailing', 'letter-2', ['25']),
    });
    const outdatedBy = (changed: RecordedEvent) =>
      standingOf({
        letters: [first, followUp(), third],
        events: [sent, at('25', mailed('2026-04-03', { letters: ['letter-2'] })), changed],
        today: '2026-06-01',
      }).letters.at(-1)?.isOutdated;
    expect(outdatedBy(at('3', mailed('2026-04-04', { letters: ['letter-2'] }), '25'))).toBe(true);
    expect(outdatedBy(at('3', mailed('2026-03-03'), '1'))).toBeUndefined();
  });
});

it('a letter that was mailed is not outdated', () => {
  const left = at('3', mailed('2026-04-02', { letters: ['letter-2'] }));
  expect(isOutdated([left, at('4', verified)])).toBe(false);
});
