/** Whether a letter that was not mailed may say what is no longer so. */
import { describe, expect, it } from 'vitest';
import type { DisputeEvent } from '#contract/disputeEvents.ts';
import type { RecordedEvent, WrittenLetter } from '#disputes/facts.ts';
import { standingOf } from '#disputes/standing.ts';
import { aLetter, anItem, answered, furnisher, mailed } from './builders.ts';

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

it('a letter that was mailed is not outdated', () => {
  const left = at('3', mailed('2026-04-02', { letters: ['letter-2'] }));
  expect(isOutdated([left, at('4', verified)])).toBe(false);
});
