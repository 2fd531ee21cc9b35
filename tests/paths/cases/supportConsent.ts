import { supportConsentMachine } from '#machines/supportConsent.ts';
import { refusal } from '#tests/machines/builders.ts';
import { defineCases, done, thrown } from '../harness/cases.ts';

const until = '2026-11-22T15:00:00.000Z';

export const supportConsent = defineCases(
  supportConsentMachine,
  {
    'an account that has not allowed anything': { until: null },
    'an account that allowed it this morning': { until },
  },
  {
    'Ana switches it on': { type: 'consent.give' },
    'the consent is saved': done('giveConsent', { until }),
    'the consent is not saved': thrown('giveConsent', refusal('unavailable')),
    'Ana switches it off': { type: 'consent.withdraw' },
    'the consent is withdrawn': done('withdrawConsent', { until: null }),
    'the consent is not withdrawn': thrown('withdrawConsent', refusal('unavailable')),
  },
);
