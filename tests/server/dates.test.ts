import { expect, it } from 'vitest';
import { daysAfter } from '#server/daysAfter.ts';
import { civilDateIn, civilTimeIn, todayIn } from '#server/today.ts';
import { inZones } from '#tests/support/zones.ts';

/** An hour before New York puts its clocks back. */
const early = '2026-11-01T05:00:00.042Z';

inZones(() => {
  it('the day is that of the account’s zone, wherever the server runs', () => {
    const clock = { now: () => new Date('2026-11-21T09:30:00.000Z') };
    expect(
      ['Pacific/Honolulu', 'America/New_York', 'Pacific/Kiritimati'].map((zone) => todayIn(zone, clock)),
    ).toEqual(['2026-11-20', '2026-11-21', '2026-11-21']);
    expect(civilDateIn('America/New_York', '2026-01-01T04:59:59.999Z')).toBe('2025-12-31');
  });

  it('a time has its thousandths, in summer and in winter', () => {
    expect([early, '2026-11-01T07:00:00.042Z'].map((at) => civilTimeIn('America/New_York', at))).toEqual([
      '2026-11-01 01:00:00.042',
      '2026-11-01 02:00:00.042',
    ]);
  });

  it('a day has 24 hours, even when the clocks change', () => {
    expect([daysAfter(early, 1), daysAfter(new Date(early), -30)]).toEqual([
      '2026-11-02T05:00:00.042Z',
      '2026-10-02T05:00:00.042Z',
    ]);
  });
});
