import { statusChangeMachine } from '#machines/statusChange.ts';
import { ids, refusal } from '#tests/machines/builders.ts';
import { defineCases, done, thrown } from '../harness/cases.ts';

export const statusChange = defineCases(
  statusChangeMachine,
  { 'a client in Onboarding': { profileId: ids.profile } },
  {
    'Ana chooses Finished': {
      event: { type: 'status.choose', status: 'Finished' },
      when: ({ context, facts }) => context.status === null && facts['isFinished'] === false,
    },
    'Ana chooses Needs Review': {
      event: { type: 'status.choose', status: 'Needs Review' },
      when: ({ context, facts }) => context.status === null && facts['isFinished'] === true,
    },
    'Ana enters a reason': {
      event: { type: 'reason.write', reason: 'As agreed on the phone' },
      when: ({ context }) => context.reason === '',
    },
    'Ana presses Set status': { type: 'status.set' },
    'the status is set': { event: done('setClientStatus'), sets: { isFinished: true } },
    'the status is not set': thrown('setClientStatus', refusal('busy')),
    'the session has ended': thrown('setClientStatus', refusal('unauthenticated')),
  },
  { isFinished: false },
);
