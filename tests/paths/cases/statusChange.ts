import { statusChangeMachine } from '#machines/statusChange.ts';
import { ids, refusal } from '#tests/machines/builders.ts';
import { defineCases, done, thrown } from '../harness/cases.ts';

export const statusChange = defineCases(
  statusChangeMachine,
  { 'a client in Onboarding': { profileId: ids.profile } },
  {
    'Ana chooses Finished': { type: 'status.choose', status: 'Finished' },
    'Ana writes why': { type: 'reason.write', reason: 'As agreed on the phone' },
    'Ana presses Set status': { type: 'status.set' },
    'the status is set': done('setClientStatus'),
    'the status is not set': thrown('setClientStatus', refusal('busy')),
  },
);
