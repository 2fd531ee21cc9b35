import { contractTermsMachine } from '#machines/contractTerms.ts';
import { refusal } from '#tests/machines/builders.ts';
import { defineCases, done, thrown } from '../harness/cases.ts';

const nothing = { services: '', guarantees: '', completion: '', payment: '', total: '', address: '' };

const bensTerms = {
  type: 'terms.load',
  values: { ...nothing, total: '$240' },
  savedAt: '2026-11-20T11:00:00.000Z',
} as const;

export const contractTerms = defineCases(
  contractTermsMachine,
  { 'an agency without terms': { values: nothing, savedAt: null } },
  {
    'Ana describes the services': {
      event: { type: 'value.change', field: 'services', value: 'Letters to the bureaus' },
      when: ({ context }) => context.values.services === '',
    },
    'Ana presses Save terms': { type: 'terms.save' },
    'the terms are saved': done('saveContractTerms', { savedAt: '2026-11-20T12:00:00.000Z' }),
    'Ben has saved other terms': thrown('saveContractTerms', refusal('changedMeanwhile')),
    'Ben’s terms are loaded': {
      event: bensTerms,
      when: ({ context }) => context.saved.total === '',
    },
    'the terms are not saved': thrown('saveContractTerms', refusal('busy')),
  },
);
