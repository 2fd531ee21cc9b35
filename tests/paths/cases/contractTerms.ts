import { contractTermsMachine } from '#machines/contractTerms.ts';
import { refusal } from '#tests/machines/builders.ts';
import { defineCases, done, thrown } from '../harness/cases.ts';

const nothing = { services: '', guarantees: '', completion: '', payment: '', total: '', address: '' };

export const contractTerms = defineCases(
  contractTermsMachine,
  { 'an agency without terms': { values: nothing } },
  {
    'Ana describes the services': {
      event: { type: 'value.change', field: 'services', value: 'Letters to the bureaus' },
      when: ({ context }) => context.values.services === '',
    },
    'Ana presses Save terms': { type: 'terms.save' },
    'the terms are saved': done('saveContractTerms'),
    'the terms are not saved': thrown('saveContractTerms', refusal('busy')),
  },
);
