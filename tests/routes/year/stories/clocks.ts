/** When an answer is due, and when someone is asked whether one came. */
import { expect } from 'vitest';
import { certified, firstClass } from '../client.ts';
import type { Story } from '../story.ts';

const ana: Story = {
  name: 'Ana',
  title: 'first class, answered in time: everything is deleted, and the report still shows negative accounts',
  async *tell(ana) {
    yield '2026-01-05';
    await ana.writes({ letter: ['Equifax', 'card', 'loan'] });
    expect(await ana.stands()).toEqual(['Onboarding', 'letter card: drafted', 'letter loan: drafted']);
    expect(await ana.work()).toEqual(['notMailed 1']);
    yield '2026-01-06';
    await ana.records('mailed', ['letter'], firstClass);
    yield '2026-01-10';
    expect(await ana.stands()).toEqual(['Waiting', 'letter card: onItsWay', 'letter loan: onItsWay']);
    expect(await ana.clockOf('letter')).toBeNull();
    yield '2026-01-11';
    expect(await ana.stands()).toEqual([
      'Waiting',
      'letter card: investigating',
      'letter loan: investigating',
    ]);
    // Five business days after Tuesday, February 10, without Presidents’ Day on the 16th: 11, 12, 13, 17, 18.
    expect(await ana.clockOf('letter')).toEqual([
      '2026-01-11 assumed',
      '2026-02-10',
      '2026-02-18',
      '2026-02-23',
    ]);
    yield '2026-02-11';
    expect(await ana.stands()).toEqual([
      'Waiting',
      'letter card: awaitingResult',
      'letter loan: awaitingResult',
    ]);
    yield '2026-02-12';
    await ana.answers(['letter'], '2026-02-09', { letter: { card: 'deleted', loan: 'deleted' } });
    expect(await ana.stands()).toEqual(['Needs Review', 'letter card: deleted', 'letter loan: deleted']);
    expect(await ana.work()).toEqual([]);
  },
};

const ben: Story = {
  name: 'Ben',
  title: 'certified with its receipt: silence is only a question, and a late answer replaces "unanswered"',
  async *tell(ben) {
    yield '2026-03-02';
    await ben.writes({ letter: ['Experian', 'card'] });
    await ben.records('mailed', ['letter'], certified);
    yield '2026-03-06';
    await ben.records('delivered', ['letter'], { on: '2026-03-05', basis: 'receipt' });
    // April 4 is a Saturday and stays one. Business days after it: 6, 7, 8, 9, 10.
    expect(await ben.clockOf('letter')).toEqual([
      '2026-03-05 receipt',
      '2026-04-04',
      '2026-04-10',
      '2026-04-15',
    ]);
    yield '2026-04-14';
    expect(await ben.stands()).toEqual(['Waiting', 'letter card: awaitingResult']);
    yield '2026-04-15';
    expect(await ben.stands()).toEqual([
      'Needs Review',
      'letter card: questionOpen (askWhetherAnythingCame)',
    ]);
    yield '2026-04-16';
    await ben.records('nothingCame', ['letter']);
    expect(await ben.stands()).toEqual(['Needs Review', 'letter card: unanswered (decideUnanswered)']);
    yield '2026-05-01';
    await ben.answers(['letter'], '2026-04-28', { letter: { card: 'verified' } });
    expect(await ben.stands()).toEqual(['Needs Review', 'letter card: verified (decideVerified)']);
    await ben.decides('leftAsIs', [['letter', 'card']]);
    expect(await ben.stands()).toEqual(['Needs Review', 'letter card: leftAsIs']);
    expect(await ben.work()).toEqual([]);
  },
};

const cam: Story = {
  name: 'Cam',
  title: 'certified without a scan: asked about, never assumed',
  async *tell(cam) {
    yield '2026-06-15';
    await cam.writes({ letter: ['TransUnion', 'card'] });
    await cam.records('mailed', ['letter'], certified);
    yield '2026-06-19';
    expect(await cam.stands()).toEqual(['Waiting', 'letter card: onItsWay']);
    yield '2026-06-25';
    expect(await cam.stands()).toEqual(['Needs Review', 'letter card: onItsWay (askAboutDelivery)']);
    expect(await cam.clockOf('letter')).toBeNull();
    await cam.records('delivered', ['letter'], { on: '2026-06-18', basis: 'client' });
    // July 18 is a Saturday: 20, 21, 22, 23, 24.
    expect(await cam.clockOf('letter')).toEqual([
      '2026-06-18 client',
      '2026-07-18',
      '2026-07-24',
      '2026-07-29',
    ]);
    expect(await cam.stands()).toEqual(['Waiting', 'letter card: investigating']);
    yield '2026-07-28';
    expect(await cam.stands()).toEqual(['Waiting', 'letter card: awaitingResult']);
    yield '2026-08-03';
    await cam.records('nothingCame', ['letter']);
    expect(await cam.stands()).toEqual(['Needs Review', 'letter card: unanswered (decideUnanswered)']);
  },
};

const eli: Story = {
  name: 'Eli',
  title: 'after the free annual report: 45 days, and Thanksgiving is no business day',
  async *tell(eli) {
    yield '2026-10-01';
    await eli.writes({ letter: ['Equifax', 'card'], other: ['Experian', 'card'] });
    await eli.records('mailed', ['letter', 'other'], firstClass);
    await eli.records('annualReport', ['letter'], { had: true });
    yield '2026-10-07';
    // November 20 is a Friday: 23, 24, 25, 27, 30.
    expect(await eli.clockOf('letter')).toEqual([
      '2026-10-06 assumed',
      '2026-11-20',
      '2026-11-30',
      '2026-12-05',
    ]);
    // November 5 is a Thursday: 6, 9, 10, 12, 13; Veterans Day is Wednesday the 11th.
    expect(await eli.clockOf('other')).toEqual([
      '2026-10-06 assumed',
      '2026-11-05',
      '2026-11-13',
      '2026-11-18',
    ]);
    yield '2026-10-20';
    await eli.records('answer', ['other'], { answer: 'thirdParty', printed: '2026-10-16' });
    yield '2026-11-02';
    await eli.decides('withdrawn', [['letter', 'card']]);
    expect(await eli.stands()).toEqual([
      'Needs Review',
      'letter card: withdrawn',
      'other card: refused (decideRefused)',
    ]);
  },
};

const fay: Story = {
  name: 'Fay',
  title: 'more needed stops no clock, and sending it within the 30 days extends it',
  async *tell(fay) {
    yield '2026-05-04';
    await fay.writes({ letter: ['TransUnion', 'card'] });
    await fay.records('mailed', ['letter'], firstClass);
    yield '2026-05-20';
    await fay.records('answer', ['letter'], { answer: 'moreNeeded', printed: '2026-05-18' });
    expect(await fay.stands()).toEqual(['Waiting', 'letter card: moreNeeded (sendWhatIsNeeded)']);
    expect(await fay.clockOf('letter')).toEqual([
      '2026-05-09 assumed',
      '2026-06-08',
      '2026-06-15',
      '2026-06-20',
    ]);
    yield '2026-06-01';
    await fay.records('furtherFacts', ['letter'], { on: '2026-05-30', basis: 'receipt' });
    // June 23 is a Tuesday: 24, 25, 26, 29, 30.
    expect(await fay.clockOf('letter')).toEqual([
      '2026-05-09 assumed',
      '2026-06-23',
      '2026-06-30',
      '2026-07-05',
    ]);
    expect(await fay.stands()).toEqual(['Waiting', 'letter card: investigating']);
    yield '2026-06-26';
    await fay.records('answer', ['letter'], { answer: 'workingOnIt', printed: '2026-06-22' });
    expect(await fay.stands()).toEqual(['Waiting', 'letter card: awaitingResult']);
    yield '2026-07-06';
    await fay.answers(['letter'], '2026-07-01', { letter: { card: 'partlyCorrected' } });
    expect(await fay.stands()).toEqual([
      'Needs Review',
      'letter card: partlyCorrected (decidePartlyCorrected)',
    ]);
  },
};

export const aboutClocks: readonly Story[] = [ana, ben, cam, eli, fay];
