import { describe, expect, it } from 'vitest';
import type { DisputeEvent } from '#contract/disputeEvents.ts';
import { statusByDisputes } from '#disputes/clientStatus.ts';
import { aLetter, anItem, answered, furnisher, mailed, nothingCame, returned, standing } from './builders.ts';

const statusOn = (...given: Parameters<typeof standing>) => statusByDisputes(standing(...given));

const leave: DisputeEvent = {
  kind: 'leftAsIs',
  on: '2026-04-02',
  disputes: [{ letter: 'letter-1', item: 'card' }],
  note: '',
};

it('does not follow from disputes until something was mailed', () => {
  expect(statusOn('2026-06-01', [])).toBeNull();
  const ordered: DisputeEvent = {
    kind: 'ordered',
    on: '2026-03-02',
    letters: ['letter-1'],
    basis: 'portal',
    note: '',
  };
  expect(statusOn('2026-06-01', [ordered])).toBeNull();
});

it('is Waiting while anything mailed is undecided, until the day to ask', () => {
  expect(statusOn('2026-03-02', [mailed('2026-03-02')])).toBe('Waiting');
  expect(statusOn('2026-04-17', [mailed('2026-03-02')])).toBe('Waiting');
  expect(statusOn('2026-04-18', [mailed('2026-03-02')])).toBe('Needs Review');
});

it('is not Waiting for a creditor, who owes no answer to a letter that was prepared here', () => {
  const letters = [aLetter({ recipient: furnisher })];
  expect(statusOn('2026-03-03', [mailed('2026-03-02')], letters)).toBe('allDecided');
  const both = [...letters, aLetter({ id: 'letter-2', position: 2, items: [anItem('loan')] })];
  const sent = mailed('2026-03-02', { letters: ['letter-1', 'letter-2'] });
  expect(statusOn('2026-03-03', [sent], both)).toBe('Waiting');
});

it('never asks whether certified mail to a creditor was delivered', () => {
  const letters = [aLetter({ recipient: furnisher })];
  const sent = mailed('2026-03-02', { way: 'certified' });
  for (const day of ['2026-03-07', '2026-09-01'])
    expect(standing(day, [sent], letters).disputes).toMatchObject([
      { state: 'onItsWay', waitsFor: null, next: null },
    ]);
  // A bureau's delivery starts its clock, so a person is asked about it.
  expect(standing('2026-03-07', [sent]).disputes).toMatchObject([{ waitsFor: 'askAboutDelivery' }]);
});

it('stays Waiting when the recipient asks for more, which stops no clock', () => {
  expect(statusOn('2026-03-21', [mailed('2026-03-02'), answered('2026-03-20', 'moreNeeded')])).toBe(
    'Waiting',
  );
});

describe('is Needs Review', () => {
  const sent = mailed('2026-03-02');
  it.each<[string, DisputeEvent[]]>([
    ['a letter came back', [sent, returned('2026-03-20')]],
    ['nothing came', [sent, nothingCame('2026-04-20')]],
    ['the recipient refused', [sent, answered('2026-04-01', 'identity')]],
    ['an item was verified', [sent, answered('2026-04-01', 'results', { card: 'verified' })]],
    ['an item was partly corrected', [sent, answered('2026-04-01', 'results', { card: 'partlyCorrected' })]],
  ])('when %s, until a person decides', (_, events) => {
    expect(statusOn('2026-04-21', events)).toBe('Needs Review');
    expect(statusOn('2026-04-21', [...events, { ...leave, on: '2026-04-21' }])).toBe('allDecided');
  });

  it('when a later set is not mailed, but not for an earlier one', () => {
    const second = aLetter({ id: 'letter-2', sessionId: 'set-2', items: [anItem('loan')] });
    const letters = [aLetter(), second];
    expect(statusOn('2026-03-03', [sent], letters)).toBe('Needs Review');
    expect(statusOn('2026-03-03', [mailed('2026-03-02', { letters: ['letter-2'] })], letters)).toBe(
      'Waiting',
    );
  });
});

describe('when everything is decided', () => {
  const events = [mailed('2026-03-02'), answered('2026-04-01', 'results', { card: 'deleted' })];

  it('depends on the newest complete report', () => {
    expect(statusOn('2026-04-02', events)).toBe('allDecided');
  });

  it('is Waiting if another item of the letter is still open', () => {
    const letters = [aLetter({ items: [anItem('card'), anItem('loan')] })];
    expect(statusOn('2026-04-02', events, letters)).toBe('Waiting');
  });
});
