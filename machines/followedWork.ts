import { assign, setup } from 'xstate';
import type { ClientWork } from '#contract/clientWork.ts';
import { CallError } from '#contract/failures.ts';
import { port, typed } from './port.ts';

interface Input {
  readonly profileId: string;
  /** What is being done, or how it ended, when the page opened. */
  readonly work: ClientWork;
}

/** What the page is told: the work when it is over, or null if nothing is known of it. */
export type FollowedWork = ClientWork | null;

/** Why it was not done: as the call that began it answered, or `unavailable` if the server stopped; null if it was done. */
export function refusalOf(work: FollowedWork): CallError | null {
  if (work?.state === 'interrupted') return new CallError('unavailable');
  return work?.failure ? new CallError(work.failure.code, work.failure.error) : null;
}

/** Milliseconds between looks at work that is being done. */
const lookEvery = 1_500;

/**
 * Work for a client that was begun earlier, perhaps on another device: it is followed until it is over, and noted as seen then.
 * Nothing is begun again.
 */
export const followedWorkMachine = setup({
  types: typed<{ input: Input; context: Input & { readonly ended: FollowedWork }; output: FollowedWork }>(),
  actors: {
    creditReports: port<readonly ClientWork[], { profileId: string }>('creditReports'),
    markWorkSeen: port<void, { profileId: string; workId: string }>('markWorkSeen'),
  },
  guards: {
    isRunning: ({ context }, all: readonly ClientWork[]) =>
      all.some(({ id, state }) => id === context.work.id && state === 'running'),
    isOver: ({ context }, all: readonly ClientWork[]) => all.some(({ id }) => id === context.work.id),
  },
  actions: {
    rememberEnd: assign({
      ended: ({ context }, all: readonly ClientWork[]) =>
        all.find(({ id }) => id === context.work.id) ?? null,
    }),
  },
  delays: { lookEvery },
}).createMachine({
  id: 'followedWork',
  description: 'Follows an import or letters that were begun before the page opened, until they are over.',
  context: ({ input }) => ({ ...input, ended: null }),
  output: ({ context }) => context.ended,
  initial: 'looking',
  states: {
    looking: {
      description: 'The server is asked how the work is getting on.',
      invoke: {
        id: 'creditReports',
        src: 'creditReports',
        input: ({ context: { profileId } }) => ({ profileId }),
        onDone: [
          { guard: { type: 'isRunning', params: ({ event }) => event.output }, target: 'waiting' },
          {
            guard: { type: 'isOver', params: ({ event }) => event.output },
            target: 'marking',
            actions: { type: 'rememberEnd', params: ({ event }) => event.output },
          },
          { target: 'over' },
        ],
        onError: 'waiting',
      },
    },
    waiting: {
      description: 'The work is being done, or the server could not be asked. It is asked again shortly.',
      after: { lookEvery: 'looking' },
    },
    marking: {
      description: 'The work is over, and the page is about to show how it ended. It is noted as seen.',
      invoke: {
        id: 'markWorkSeen',
        src: 'markWorkSeen',
        input: ({ context: { profileId, work } }) => ({ profileId, workId: work.id }),
        onDone: 'over',
        onError: 'over',
      },
    },
    over: { type: 'final', description: 'The page knows how the work ended.' },
  },
});
