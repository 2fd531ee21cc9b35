import { describe, expect, it } from 'vitest';
import type { DisputeEvent } from '#contract/disputeEvents.ts';
import type { Progress, ProgressStep } from '#contract/progress.ts';
import { disputeProgress } from '#disputes/progress.ts';
import type { WrittenLetter } from '#disputes/facts.ts';
import { nextInProgress } from '#disputes/nextInProgress.ts';
import { aLetter, anItem, answered, delivered, furnisher, mailed, standing } from './builders.ts';

const sent = mailed('2026-03-02');
const equifax = { id: 'Equifax', name: 'Equifax', kind: 'bureau' } as const;
const transUnion = { id: 'TransUnion', name: 'TransUnion', kind: 'bureau' } as const;
const progressOf = (today: string, events: readonly DisputeEvent[], letters?: readonly WrittenLetter[]) =>
  disputeProgress(standing(today, events, letters));

describe('progress', () => {
  it('says until when an answer is due, and whether the receipt is only assumed', () => {
    const step = { recipient: 'Experian', kind: 'due', headings: ['CARD'] };
    expect(progressOf('2026-03-20', [sent]).next).toEqual([{ ...step, on: '2026-04-06', isAssumed: true }]);
    expect(progressOf('2026-03-20', [sent, delivered('2026-03-05')]).next).toEqual([
      { ...step, on: '2026-04-04', isAssumed: false },
    ]);
  });

  it('names a step once for all items that it is the same for', () => {
    const letters = [aLetter({ items: [anItem('card'), anItem('loan')] })];
    expect(progressOf('2026-03-20', [sent], letters).next).toMatchObject([{ headings: ['CARD', 'LOAN'] }]);
  });

  it('has no step and no due date while work is paused', () => {
    const paused: DisputeEvent = { kind: 'paused', on: '2026-03-10', note: '' };
    expect(progressOf('2026-03-20', [sent, paused])).toMatchObject({ activity: 'paused', next: [] });
  });

  it('counts an item once for each recipient, at its newest state, and what is only written nowhere', () => {
    const events = [sent, answered('2026-04-01', 'results', { card: 'verified' })];
    expect(progressOf('2026-05-01', events)).toMatchObject({
      letters: { mailed: 1, toMail: 0 },
      counts: { verified: 1, open: 0 },
    });
    const again = aLetter({ id: 'letter-2', sessionId: 'set-2', writtenOn: '2026-05-01' });
    const later = [...events, mailed('2026-05-02', { letters: ['letter-2'] })];
    const { counts, items, letters } = progressOf('2026-05-03', later, [aLetter(), again]);
    expect(counts).toMatchObject({ verified: 0, open: 1 });
    expect(items[0]?.recipients[0]?.rounds.map(({ round }) => round)).toEqual([2, 1]);
    expect(letters.mailed).toBe(2);
    expect(progressOf('2026-03-01', [])).toMatchObject({
      letters: { mailed: 0, toMail: 1 },
      counts: { open: 0 },
    });
  });

  it('J3 distinguishes letters that a print shop is to mail from those to mail', () => {
    const letters = [aLetter(), aLetter({ id: 'letter-2' })];
    const order: DisputeEvent = {
      kind: 'ordered',
      on: '2026-03-02',
      letters: ['letter-1'],
      basis: 'portal',
      note: '',
    };
    expect(progressOf('2026-03-20', [order], letters).letters).toEqual({ mailed: 0, toMail: 1, ordered: 1 });
  });

  it('has tasks in the order of the list of work: decisions before questions, and what waits longest first', () => {
    const letters = [
      aLetter(),
      aLetter({ id: 'letter-2', recipient: equifax }),
      aLetter({ id: 'letter-3', recipient: transUnion }),
    ];
    const all = letters.map(({ id }) => id);
    const events = [
      mailed('2026-03-02', { letters: all, way: 'certified' }),
      delivered('2026-03-05', 'letter-1'),
      answered('2026-04-10', 'results', { card: 'partlyCorrected' }, 'letter-1'),
      answered('2026-04-02', 'results', { card: 'verified' }, 'letter-2'),
    ];
    expect(progressOf('2026-04-12', events, letters).next.map(({ kind }) => kind)).toEqual([
      'decideVerified',
      'decidePartlyCorrected',
      'askAboutDelivery',
    ]);
  });

  it('JC6 counts what creditors were asked apart from bureaus', () => {
    const toCreditor = aLetter({ id: 'letter-2', recipient: furnisher });
    const events = [sent, mailed('2026-03-05', { letters: ['letter-2'] })];
    expect(progressOf('2026-03-20', events, [aLetter(), toCreditor])).toMatchObject({
      counts: { open: 1 },
      creditorCounts: { open: 1 },
    });
  });
});

describe('what is next', () => {
  const step = (kind: ProgressStep['kind']): ProgressStep => ({
    recipient: 'Experian',
    kind,
    on: kind === 'due' ? '2026-04-04' : null,
    isAssumed: false,
    headings: [],
  });
  const kinds = (next: readonly ProgressStep['kind'][], letters: Partial<Progress['letters']>) =>
    nextInProgress({ next: next.map(step), letters: { mailed: 0, toMail: 0, ordered: 0, ...letters } }).map(
      ({ kind }) => kind,
    );

  it('has letters to mail before decisions, as on a consumer’s home', () => {
    expect(kinds(['decideVerified', 'askAboutDelivery', 'due'], { toMail: 2 })).toEqual([
      'notMailed',
      'decideVerified',
      'askAboutDelivery',
      'due',
    ]);
  });

  it('has questions before letters to mail, and dates last', () => {
    expect(kinds(['askAboutDelivery', 'due'], { toMail: 2, ordered: 1 })).toEqual([
      'askAboutDelivery',
      'notMailed',
      'ordered',
      'due',
    ]);
    expect(kinds([], {})).toEqual([]);
  });
});
