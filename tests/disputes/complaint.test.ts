import { describe, expect, it } from 'vitest';
import { addDays } from '#disputes/civilDays.ts';
import { type ComplaintAnswer, complaintOpens, type ComplaintRound } from '#disputes/complaint.ts';

const mailedOn = '2026-10-05';
const round = (values: Partial<ComplaintRound> = {}): ComplaintRound => ({
  mailedOn,
  due: '2026-11-07',
  answers: [],
  ...values,
});
const answered = (kind: ComplaintAnswer['kind'], on = '2026-10-20') => round({ answers: [{ on, kind }] });

describe('without a result', () => {
  it.each([
    ['the 46th day after mailing, if that is later', '2026-11-07', addDays(mailedOn, 46)],
    [
      'the 46th day after mailing, if the due date is the day before',
      addDays(mailedOn, 45),
      addDays(mailedOn, 46),
    ],
    ['the day after the due date, if that is later', addDays(mailedOn, 46), addDays(mailedOn, 47)],
    ['the day after a due date that was extended', '2026-12-19', '2026-12-20'],
  ])('it opens on %s', (_, due, from) => {
    expect(complaintOpens(round({ due }), addDays(from, -1))).toEqual({
      kind: 'locked',
      until: from,
      because: 'pending',
    });
    expect(complaintOpens(round({ due }), from)).toEqual({ kind: 'open', since: from, because: 'time' });
    expect(complaintOpens(round({ due }), addDays(from, 1))).toEqual({
      kind: 'open',
      since: from,
      because: 'time',
    });
  });

  it('is locked, without a day, while nothing was mailed or no receipt is known', () => {
    const year = '2027-10-05';
    const locked = (because: string) => ({ kind: 'locked', until: null, because });
    expect(complaintOpens(round({ mailedOn: null, due: null }), year)).toEqual(locked('notMailed'));
    expect(complaintOpens(round({ due: null }), year)).toEqual(locked('notReceived'));
  });
});

describe('a result', () => {
  it.each(['verified', 'partlyCorrected', 'alreadyInvestigated', 'putBack'] as const)(
    'that leaves something wrong (%s) opens it on the day it came, and not before',
    (kind) => {
      expect(complaintOpens(answered(kind), '2026-10-19').kind).toBe('locked');
      expect(complaintOpens(answered(kind), '2026-10-20')).toEqual({
        kind: 'open',
        since: '2026-10-20',
        because: 'result',
      });
    },
  );

  it.each(['deleted', 'corrected', 'notInFile'] as const)(
    'that settles the dispute (%s) leaves nothing to complain about',
    (kind) => {
      expect(complaintOpens(answered(kind), '2027-10-05')).toEqual({
        kind: 'locked',
        until: null,
        because: 'settled',
      });
    },
  );

  it.each(['identity', 'thirdParty', 'moreNeeded'] as const)(
    'is not what %s is: only time opens it',
    (kind) => {
      expect(complaintOpens(answered(kind), '2026-10-20')).toEqual({
        kind: 'locked',
        until: addDays(mailedOn, 46),
        because: 'pending',
      });
      expect(complaintOpens(answered(kind), addDays(mailedOn, 46))).toMatchObject({ because: 'time' });
    },
  );

  it('is replaced by a later one', () => {
    const answers = [
      { on: '2026-10-20', kind: 'verified' },
      { on: '2026-11-02', kind: 'deleted' },
      { on: '2027-01-05', kind: 'putBack' },
    ] as const;
    const opens = (count: number) =>
      complaintOpens(round({ answers: answers.slice(0, count) }), '2027-02-01');
    expect([1, 2, 3].map((count) => opens(count).kind)).toEqual(['open', 'locked', 'open']);
  });
});

it('locks again when the item is disputed again', () => {
  const again = round({ mailedOn: '2026-11-10', due: '2026-12-13' });
  expect(complaintOpens(answered('verified'), '2026-11-20').kind).toBe('open');
  expect(complaintOpens(again, '2026-11-20')).toEqual({
    kind: 'locked',
    until: '2026-12-26',
    because: 'pending',
  });
});
