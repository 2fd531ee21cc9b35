import type { ReadyClient } from '#contract/clientReadiness.ts';
import { clientBatchMachine } from '#machines/clientBatch.ts';
import { ids, refusal } from '#tests/machines/builders.ts';
import { defineCases, done, thrown } from '../harness/cases.ts';

const clients: readonly ReadyClient[] = [
  { id: ids.profile, name: 'Ana Sampleton', status: 'Waiting', provider: 'SmartCredit' },
  { id: ids.other, name: 'Ben Sampleton', status: 'Onboarding', provider: 'MyFreeScoreNow' },
  { id: ids.older, name: 'Cy Sampleton', status: 'Finished', provider: null },
];
const selected = clients.map(({ id }) => id);

export const clientBatch = defineCases(
  clientBatchMachine,
  { 'Eva selects three clients': undefined },
  {
    'Eva presses Refresh reports': {
      event: { type: 'batch.ask', kind: 'refresh', ids: selected },
      when: ({ context }) => context.ids.length === 0,
    },
    'Eva presses Set status': {
      event: { type: 'batch.ask', kind: 'status', ids: selected },
      when: ({ context }) => context.ids.length === 0,
    },
    'it is known what can be done for whom': done('clientReadiness', clients),
    'the clients cannot be looked up': thrown('clientReadiness', refusal('busy')),
    'Eva presses Try Again': { type: 'batch.retry' },
    'Eva chooses Finished': {
      event: { type: 'status.choose', status: 'Finished' },
      when: ({ context }) => context.kind === 'status' && context.status === null,
    },
    'Eva enters a reason': {
      event: { type: 'reason.write', reason: 'As agreed on the phone' },
      when: ({ context }) => context.kind === 'status' && context.reason === '',
    },
    'Eva confirms the summary': { type: 'batch.start' },
    'it is done for the client': done('doForClient'),
    'it fails for the client': thrown('doForClient', refusal('providerLoginFailed')),
    'Eva presses Stop': { type: 'batch.stop' },
    'Eva closes the dialog': { type: 'batch.close' },
  },
);
