import { proposalReviewMachine } from '#machines/proposalReview.ts';
import { ids, refusal } from '#tests/machines/builders.ts';
import { aProposal } from '#tests/support/aDispute.ts';
import { defineCases, done, thrown } from '../harness/cases.ts';

const { letter, item } = aProposal();
const keys = [`${letter} ${item}`];

export const proposalReview = defineCases(
  proposalReviewMachine,
  { 'a newer report no longer shows an item': { profileId: ids.profile } },
  {
    'Ana accepts that it is no longer shown': {
      event: { type: 'proposals.choose', keys, choice: 'accept' },
      when: ({ context: { choices } }) => Object.keys(choices).length === 0,
    },
    'Ana decides later': {
      event: { type: 'proposals.choose', keys, choice: null },
      when: ({ context: { choices } }) => Object.keys(choices).length > 0,
    },
    'Ana presses Save': { type: 'choices.save' },
    'the decision is saved': done('recordDecisions'),
    'the server can’t save the decision': thrown('recordDecisions', refusal('busy')),
  },
);
