/** Letters that come back, that follow one another, and that go to creditors. */
import { expect } from 'vitest';
import { firstClass } from '../client.ts';
import type { Story } from '../story.ts';

const dee: Story = {
  name: 'Dee',
  title: 'returned and mailed again: the same round, with a clock of its own',
  async *tell(dee) {
    yield '2026-06-01';
    await dee.writes({ letter: ['Equifax', 'card'] });
    await dee.records('mailed', ['letter'], firstClass);
    yield '2026-06-20';
    expect(await dee.clockOf('letter')).toEqual([
      '2026-06-06 assumed',
      '2026-07-06',
      '2026-07-13',
      '2026-07-18',
    ]);
    await dee.records('returned', ['letter']);
    expect(await dee.stands()).toEqual(['Needs Review', 'letter card: undelivered (returned)']);
    expect(await dee.clockOf('letter')).toBeNull();
    yield '2026-06-25';
    await dee.records('mailed', ['letter'], firstClass);
    yield '2026-07-01';
    // July 30 is a Thursday: 31, August 3, 4, 5, 6.
    expect(await dee.clockOf('letter')).toEqual([
      '2026-06-30 assumed',
      '2026-07-30',
      '2026-08-06',
      '2026-08-11',
    ]);
    expect(await dee.stands()).toEqual(['Waiting', 'letter card: investigating']);
    yield '2026-07-31';
    const { report } = dee;
    await dee.decides('compared', [['letter', 'card']], { report, proposal: 'notSeen', accepted: true });
    expect(await dee.stands()).toEqual(['Needs Review', 'letter card: deletedByReport']);
    expect(await dee.work()).toEqual([]);
  },
};

const gus: Story = {
  name: 'Gus',
  title: 'refused, then another letter with what was missing: the next round',
  async *tell(gus) {
    yield '2026-02-02';
    await gus.writes({ first: ['Experian', 'card'] });
    await gus.records('mailed', ['first'], firstClass);
    yield '2026-02-20';
    await gus.records('answer', ['first'], { answer: 'identity', printed: '2026-02-17' });
    expect(await gus.stands()).toEqual(['Needs Review', 'first card: refused (decideRefused)']);
    yield '2026-03-09';
    await gus.writes({ second: ['Experian', 'card'] });
    expect(await gus.stands()).toEqual([
      'Needs Review',
      'first card: refused (decideRefused)',
      'second card: drafted 2',
    ]);
    yield '2026-03-10';
    await gus.records('mailed', ['second'], firstClass);
    yield '2026-03-15';
    expect(await gus.stands()).toEqual(['Waiting', 'first card: refused', 'second card: investigating 2']);
    // April 14 is a Tuesday: 15, 16, 17, 20, 21.
    expect(await gus.clockOf('second')).toEqual([
      '2026-03-15 assumed',
      '2026-04-14',
      '2026-04-21',
      '2026-04-26',
    ]);
    yield '2026-04-20';
    await gus.answers(['second'], '2026-04-14', { second: { card: 'updatedAsAsked' } });
    expect(await gus.stands()).toEqual(['Needs Review', 'first card: refused', 'second card: corrected 2']);
  },
};

const kim: Story = {
  name: 'Kim',
  title: 'a follow-up without an answer belongs to the same round',
  async *tell(kim) {
    yield '2026-09-01';
    await kim.writes({ first: ['TransUnion', 'card'] });
    await kim.records('mailed', ['first'], firstClass);
    // Received on September 6, due on October 6. Business days: 7, 8, 9, 13, 14; Columbus Day is the 12th.
    yield '2026-10-19';
    expect(await kim.clockOf('first')).toEqual([
      '2026-09-06 assumed',
      '2026-10-06',
      '2026-10-14',
      '2026-10-19',
    ]);
    await kim.records('nothingCame', ['first']);
    await kim.writes({ second: ['TransUnion', 'card'] });
    await kim.records('mailed', ['second'], firstClass);
    expect(await kim.stands()).toEqual(['Waiting', 'first card: superseded', 'second card: onItsWay']);
    yield '2026-11-10';
    await kim.answers(['second'], '2026-11-06', { second: { card: 'deleted' } });
    expect(await kim.stands()).toEqual(['Needs Review', 'first card: superseded', 'second card: deleted']);
    // All is decided, and the newest report is complete and shows nothing negative.
    yield '2026-11-20';
    await kim.imports();
    expect(await kim.stands()).toEqual(['Finished', 'first card: superseded', 'second card: deleted']);
  },
};

const jon: Story = {
  name: 'Jon',
  title: 'a creditor: no clock and no question, until someone leaves it or it answers',
  async *tell(jon) {
    yield '2026-04-06';
    await jon.writes({ letter: ['Northwind Bank', 'card'], other: ['South Lending', 'loan'] });
    await jon.records('mailed', ['letter', 'other'], firstClass);
    yield '2026-09-01';
    expect(await jon.clockOf('letter')).toBeNull();
    expect(await jon.stands()).toEqual([
      'Needs Review',
      'letter card: investigating',
      'other loan: investigating',
    ]);
    expect(await jon.work()).toEqual(['noDeadline 2']);
    await jon.answers(['letter'], '2026-08-28', { letter: { card: 'updatedAsAsked' } });
    expect(await jon.stands()).toEqual([
      'Needs Review',
      'letter card: corrected',
      'other loan: investigating',
    ]);
  },
};

export const aboutLetters: readonly Story[] = [dee, gus, kim, jon];
