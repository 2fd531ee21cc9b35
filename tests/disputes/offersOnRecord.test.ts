import { describe, expect, it } from 'vitest';
import type { DisputeEvent } from '#contract/disputeEvents.ts';
import type { Facts } from '#disputes/facts.ts';
import { offersOf } from '#disputes/offers.ts';
import { asksAbout } from '#disputes/offersOnRecord.ts';
import { standingOf } from '#disputes/standing.ts';
import { aLetter, anItem, answered, dayInUtc, delivered, entry, furnisher, mailed } from './builders.ts';

const item = 'account:card';
const inquiry = anItem('inquiry:shop');
const toExperian = aLetter({ items: [anItem(item), inquiry] });
const equifax = { id: 'Equifax', name: 'Equifax', kind: 'bureau' } as const;
const toEquifax = aLetter({ id: 'letter-2', recipient: equifax, items: [anItem(item)] });

const notice = (on: string, ends: string | null, letters = ['letter-1'], key = item): DisputeEvent => ({
  kind: 'collectorNotice',
  on,
  disputes: letters.map((letter) => ({ letter, item: key })),
  ends,
  files: [],
});
const theft = (on: string, ...letters: readonly string[]): DisputeEvent => ({
  kind: 'identityTheft',
  on,
  disputes: letters.map((letter) => ({ letter, item })),
  states: true,
  files: ['report'],
});

const stands = (events: readonly DisputeEvent[], letters: Facts['letters']) => {
  const recorded = events.map((event) => entry(event));
  return { standing: standingOf({ letters, events: recorded, today: '2026-04-01' }), recorded };
};
function offers(events: readonly DisputeEvent[], letters: Facts['letters'] = [toExperian, toEquifax]) {
  const { standing, recorded } = stands(events, letters);
  return offersOf(standing, recorded, [], dayInUtc);
}
const asked = (
  purpose: 'validation' | 'block',
  writtenOn: string,
  recipient: Facts['letters'][number]['recipient'],
) => aLetter({ id: 'letter-3', sessionId: 'set-3', purpose, writtenOn, recipient, items: [anItem(item)] });

describe('the validation of a debt', () => {
  it('is offered with the last day of the notice, before any letter was mailed', () => {
    expect(offers([])).toEqual([]);
    expect(offers([notice('2026-03-10', '2026-04-12')])).toMatchObject([
      {
        purpose: 'validation',
        reason: 'collectorNotice',
        since: '2026-03-10',
        until: '2026-04-12',
        needsMailing: false,
      },
    ]);
  });

  it('is offered while a bureau investigates, and without a day if the notice bears none', () => {
    const [offer] = offers([mailed('2026-03-02'), delivered('2026-03-05'), notice('2026-03-10', null)]);
    expect(offer).toMatchObject({ purpose: 'validation' });
    expect(offer).not.toHaveProperty('until');
  });

  it('is asked for once, however many bureaus show the debt, and goes by the newest notice', () => {
    const two = [
      notice('2026-03-10', '2026-04-12', ['letter-1', 'letter-2']),
      notice('2026-03-20', '2026-04-22'),
    ];
    expect(offers(two).map(({ until }) => until)).toEqual(['2026-04-22']);
  });

  it('is not offered about an inquiry, nor again after it was asked, unless another notice comes', () => {
    expect(offers([notice('2026-03-10', null, ['letter-1'], inquiry.key)])).toEqual([]);
    const letters = [toExperian, toEquifax, asked('validation', '2026-03-11', furnisher)];
    expect(offers([notice('2026-03-10', null)], letters)).toEqual([]);
    expect(offers([notice('2026-03-10', null), notice('2026-03-20', null)], letters)).toHaveLength(1);
  });
});

describe('the block of what identity theft caused', () => {
  it('is offered at each bureau whose item the client names, to be signed by them', () => {
    const found = offers([theft('2026-03-10', 'letter-1', 'letter-2')]);
    expect(found.map(({ purpose, reason, recipient }) => [purpose, reason, recipient.id])).toEqual([
      ['block', 'identityTheft', 'Experian'],
      ['block', 'identityTheft', 'Equifax'],
    ]);
    expect(offers([theft('2026-03-10', 'letter-2')])).toHaveLength(1);
  });

  it('is not offered for the Social Security number in the file, which is the client’s own entry', () => {
    const [number, address] = [anItem('personal:I2:/ssn'), anItem('personal:I3:/address')];
    const letters = [aLetter({ items: [number, address] })];
    const named: DisputeEvent = {
      kind: 'identityTheft',
      on: '2026-03-10',
      disputes: [number, address].map(({ key }) => ({ letter: 'letter-1', item: key })),
      states: true,
      files: ['report'],
    };
    expect(offers([named], letters).map((offer) => offer.item)).toEqual([address.key]);
    expect(asksAbout(stands([], letters).standing.disputes).thefts.map((each) => each.item)).toEqual([
      address.key,
    ]);
  });

  it('is not offered for what the bureau deleted, nor to a bureau that was asked', () => {
    const gone = [mailed('2026-03-02'), answered('2026-03-20', 'results', { [item]: 'deleted' })];
    const named = (events: readonly DisputeEvent[], letters?: Facts['letters']) =>
      offers(events, letters)
        .filter(({ purpose }) => purpose === 'block')
        .map(({ recipient }) => recipient.id);
    expect(named([...gone, theft('2026-03-21', 'letter-1', 'letter-2')])).toEqual(['Equifax']);
    const letters = [toExperian, toEquifax, asked('block', '2026-03-11', equifax)];
    expect(named([theft('2026-03-10', 'letter-1', 'letter-2')], letters)).toEqual(['Experian']);
  });
});

it('a notice can be about each account, and theft about each item at each bureau, unless it is gone', () => {
  const gone = [mailed('2026-03-02'), answered('2026-03-20', 'results', { [inquiry.key]: 'deleted' })];
  const all = asksAbout(stands([], [toExperian, toEquifax]).standing.disputes);
  expect(all.notices.map(({ letter }) => letter)).toEqual(['letter-2']);
  expect(all.thefts).toHaveLength(3);
  expect(asksAbout(stands(gone, [toExperian]).standing.disputes).thefts.map((each) => each.item)).toEqual([
    item,
  ]);
});
