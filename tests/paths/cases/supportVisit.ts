import { supportVisitMachine } from '#machines/supportVisit.ts';
import { refusal } from '#tests/machines/builders.ts';
import { defineCases, done, thrown } from '../harness/cases.ts';

export const supportVisit = defineCases(
  supportVisitMachine,
  { 'support acts for a user': undefined },
  {
    'support presses Give a reason': { type: 'visit.ask' },
    'support enters a reason': { type: 'visit.submit', reason: 'Asked by phone' },
    'support presses Cancel': { type: 'visit.cancel' },
    'the visit starts': done('startVisit', { until: '2026-11-22T15:30:00.000Z' }),
    'the visit does not start': thrown('startVisit', refusal('unavailable')),
  },
);
