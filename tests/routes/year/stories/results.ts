/** What answers and newer reports decide, and what they no longer decide. */
import { expect } from 'vitest';
import { firstClass } from '../client.ts';
import type { Story } from '../story.ts';

const hal: Story = {
  name: 'Hal',
  title: 'deleted and back again: no verdict before the notice had its time',
  async *tell(hal) {
    yield '2026-01-12';
    await hal.writes({ letter: ['Equifax', 'card', 'loan'] });
    await hal.records('mailed', ['letter'], firstClass);
    yield '2026-02-15';
    await hal.answers(['letter'], '2026-02-11', { letter: { card: 'deleted', loan: 'deleted' } });
    yield '2026-07-01';
    const report = await hal.hasReport('2026-07-01');
    const seen = [
      ['letter', 'card'],
      ['letter', 'loan'],
    ] as const;
    await hal.decides('compared', seen, { report, proposal: 'reappeared', accepted: true });
    const waiting = [
      'letter card: reappeared (decideReappeared)',
      'letter loan: reappeared (decideReappeared)',
    ];
    expect(await hal.stands()).toEqual(['Needs Review', ...waiting]);
    yield '2026-07-09';
    await hal.decides('reinsertionNotice', [['letter', 'loan']], { on: '2026-07-08', came: true });
    const noticed = 'letter loan: reinsertedWithNotice (decideReappeared)';
    yield '2026-07-13';
    expect(await hal.stands()).toEqual([
      'Needs Review',
      'letter card: reappeared (decideReappeared)',
      noticed,
    ]);
    // Business days after July 1: 2, 6, 7, 8, 9, because July 4 is a Saturday and observed on the 3rd. Plus 5 for the mail.
    yield '2026-07-14';
    expect(await hal.stands()).toEqual(['Needs Review', 'letter card: reappeared (askAboutNotice)', noticed]);
    await hal.decides('reinsertionNotice', [['letter', 'card']], { came: false });
    expect(await hal.stands()).toEqual([
      'Needs Review',
      'letter card: reinsertedUnnoticed (decideReappeared)',
      noticed,
    ]);
  },
};

const ivy: Story = {
  name: 'Ivy',
  title: 'one answer about twelve accounts of two letters: each has its own result',
  async *tell(ivy) {
    yield '2026-08-03';
    await ivy.writes({
      one: ['Equifax', 'a', 'b', 'c', 'd', 'e', 'f'],
      two: ['Equifax', 'g', 'h', 'i', 'j', 'k', 'l'],
    });
    await ivy.records('mailed', ['one', 'two'], { way: 'online', basis: 'portal', tracking: 'C-1' });
    // September 2 is a Wednesday: 3, 4, 8, 9, 10; Labor Day is the 7th.
    expect(await ivy.clockOf('two')).toEqual(['2026-08-03 portal', '2026-09-02', '2026-09-10', '2026-09-15']);
    yield '2026-08-28';
    await ivy.answers(['one', 'two'], '2026-08-25', {
      one: {
        a: 'deleted',
        b: 'updatedAsAsked',
        c: 'partlyCorrected',
        d: 'deleted',
        e: 'deleted',
        f: 'deleted',
      },
      two: {
        g: 'updatedButVerified',
        h: 'notMentioned',
        i: 'notInFile',
        j: 'updatedAsAsked',
        k: 'corrected',
        l: 'verified',
      },
    });
    expect(await ivy.stands()).toEqual([
      'Needs Review',
      'one a: deleted',
      'one b: corrected',
      'one c: partlyCorrected (decidePartlyCorrected)',
      'one d: deleted',
      'one e: deleted',
      'one f: deleted',
      'two g: verified (decideVerified)',
      'two h: investigating',
      'two i: notInFile',
      'two j: corrected',
      'two k: corrected',
      'two l: verified (decideVerified)',
    ]);
    await ivy.decides('leftAsIs', [
      ['one', 'c'],
      ['two', 'g'],
      ['two', 'l'],
    ]);
    expect((await ivy.stands())[0]).toBe('Waiting');
  },
};

const lea: Story = {
  name: 'Lea',
  title: 'mistakes: a corrected date moves everything, and a withdrawn answer opens the dispute',
  async *tell(lea) {
    yield '2026-04-06';
    await lea.writes({ letter: ['Experian', 'card'] });
    const first = await lea.records('mailed', ['letter'], firstClass);
    yield '2026-04-08';
    await lea.records('mailed', ['letter'], { on: '2026-04-07', ...firstClass }, first);
    yield '2026-04-20';
    // Received on April 12, due on May 12, a Tuesday: 13, 14, 15, 18, 19.
    expect(await lea.clockOf('letter')).toEqual([
      '2026-04-12 assumed',
      '2026-05-12',
      '2026-05-19',
      '2026-05-24',
    ]);
    const answer = await lea.answers(['letter'], null, { letter: { card: 'deleted' } });
    expect(await lea.stands()).toEqual(['Needs Review', 'letter card: deleted']);
    await lea.withdraws(answer);
    expect(await lea.stands()).toEqual(['Waiting', 'letter card: investigating']);
    yield '2026-06-01';
    await lea.stops('paused');
    expect(await lea.work()).toEqual([]);
  },
};

export const aboutResults: readonly Story[] = [hal, ivy, lea];
