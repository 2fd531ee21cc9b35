import { expect, it } from 'vitest';
import type { ProfileListItem } from '#contract/profiles.ts';
import { comingAnswers } from '#src/overview/workDue/comingAnswers.ts';

const client = (name: string, on: string | null): ProfileListItem => ({
  id: name,
  name,
  date: '2026-11-01T12:00:00Z',
  status: 'Waiting',
  latestSessionId: null,
  standing: {
    round: 1,
    due: on === null ? null : { on, isAssumed: false },
    next: null,
    begin: null,
    scores: [],
  },
});

it('names the clients whose answers are due next, the soonest first, and none whose day has come', () => {
  const clients = [
    client('Ana', '2026-12-23'),
    client('Ben', '2026-11-20'),
    client('Eva', null),
    client('Ida', '2026-11-21'),
    client('Joe', '2026-12-08'),
    client('Kim', '2027-01-02'),
  ];
  const { standing: _, ...withoutStanding } = client('Lea', '2026-12-01');
  const coming = comingAnswers([...clients, withoutStanding], '2026-11-21', 2);
  expect(coming.map(({ name, on }) => [name, on])).toEqual([
    ['Joe', '2026-12-08'],
    ['Ana', '2026-12-23'],
  ]);
});
