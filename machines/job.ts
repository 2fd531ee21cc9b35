import { setup } from 'xstate';
import { typed } from './port.ts';

export type JobEvent =
  | { type: 'claimed' }
  | { type: 'succeeded' }
  | { type: 'attemptFailed'; isLast: boolean }
  | { type: 'handedBack' }
  | { type: 'leaseExpired' }
  | { type: 'canceled' };

/**
 * One piece of background work. The server runs it over what happens to a row of the job table; which worker holds the
 * job, until when, and when a retry is due are columns of that row.
 */
export const jobMachine = setup({
  types: typed<{ events: JobEvent }>(),
  guards: {
    isLastAttempt: (_, { isLast }: { isLast: boolean }) => isLast,
  },
}).createMachine({
  id: 'job',
  description: 'Work that outlives the request that asked for it: it is done once, and survives a crash.',
  initial: 'waiting',
  states: {
    waiting: {
      description: 'It is due, or it will be. Any worker may claim it then.',
      on: { claimed: 'running', canceled: 'canceled' },
    },
    running: {
      description: 'A worker holds it, and keeps extending its lease while it works.',
      on: {
        succeeded: 'done',
        attemptFailed: [
          { guard: { type: 'isLastAttempt', params: ({ event }) => event }, target: 'failed' },
          { target: 'waiting' },
        ],
        handedBack: 'waiting',
        leaseExpired: 'waiting',
        canceled: 'canceled',
      },
    },
    done: { type: 'final', description: 'Its effects are recorded.' },
    failed: { type: 'final', description: 'No attempt succeeded. The operator’s log says why.' },
    canceled: { type: 'final', description: 'Someone canceled it before it was done.' },
  },
});
