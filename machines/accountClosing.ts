import { assign, setup } from 'xstate';
import { undecided } from '#contract/failures.ts';
import { type Failure, failureIn, failureOf, rememberFailure } from './failure.ts';
import { effect, port, typed } from './port.ts';

interface Input {
  /** A legal hold, or a purchase that may still be paid. */
  readonly isPrevented: boolean;
}

interface Context extends Input {
  readonly failure: Failure | null;
}

export type AccountClosingEvent =
  | { type: 'consent.give' }
  | { type: 'consent.withdraw' }
  | { type: 'closing.confirm' }
  | { type: 'obstacle.check' };

type Thrown = { error: unknown };

/** Codes of refusals that the page shows as obstacles once it is loaded again. */
const obstacles: ReadonlySet<string> = new Set(['onHold', 'orderOpen']);

/**
 * Closes the consumer's own account. The call can be repeated: a closed account answers that it is closed, which is what was asked
 * for. If a newer sign-in is needed, the actor asks for it.
 */
export const accountClosingMachine = setup({
  types: typed<{ input: Input; context: Context; events: AccountClosingEvent; tags: 'busy' | 'agreed' }>(),
  actors: { closeAccount: port<void>('closeAccount') },
  guards: {
    isPrevented: ({ context }) => context.isPrevented,
    isClosed: (_, { error }: Thrown) => failureOf(error).code === 'accountClosed',
    isNotFresh: (_, { error }: Thrown) => failureOf(error).code === 'freshSignInNeeded',
    isObstacle: (_, { error }: Thrown) => obstacles.has(failureOf(error).code),
    isUndecided: (_, { error }: Thrown) => undecided.has(failureOf(error).code),
  },
  actions: {
    rememberFailure: assign(failureIn),
    forgetFailure: assign({ failure: null }),
    /** Loads again what the account has, and what prevents the closing. */
    refresh: effect('refresh'),
    /** Forgets what this browser keeps for the account, and leaves for the page that says that it is closed. */
    leave: effect('leave'),
  },
}).createMachine({
  id: 'accountClosing',
  description: 'A consumer closes their account.',
  context: ({ input }) => ({ ...input, failure: null }),
  initial: 'opening',
  states: {
    opening: {
      description: 'Checks whether something prevents the closing.',
      always: [{ guard: 'isPrevented', target: 'prevented' }, { target: 'reading' }],
    },
    prevented: {
      description: 'The account can’t be closed now, and the page says why.',
      on: { 'obstacle.check': { actions: 'refresh' } },
    },
    reading: {
      description: 'The page says what is erased, what is kept, and what else ends.',
      on: { 'consent.give': 'agreed' },
    },
    agreed: {
      description: 'The person has ticked that they understand. Nothing is closed without it.',
      tags: 'agreed',
      initial: 'ready',
      on: { 'consent.withdraw': 'reading', 'closing.confirm': 'closing' },
      states: {
        ready: { description: 'The account can be closed.' },
        notFresh: { description: 'The new sign-in was not finished, and nothing was changed.' },
        refused: { description: 'The server refused, and nothing was changed.' },
        unknown: {
          description: 'No answer came: the account may be closed or not. Asking again is safe.',
        },
      },
    },
    closing: {
      description: 'The account is being closed, after a new sign-in if one is needed.',
      tags: ['busy', 'agreed'],
      entry: 'forgetFailure',
      invoke: {
        id: 'closeAccount',
        src: 'closeAccount',
        onDone: 'closed',
        onError: [
          { guard: { type: 'isClosed', params: ({ event }) => event }, target: 'closed' },
          { guard: { type: 'isNotFresh', params: ({ event }) => event }, target: 'agreed.notFresh' },
          {
            guard: { type: 'isUndecided', params: ({ event }) => event },
            target: 'agreed.unknown',
            actions: rememberFailure,
          },
          {
            guard: { type: 'isObstacle', params: ({ event }) => event },
            target: 'agreed.refused',
            actions: [rememberFailure, 'refresh'],
          },
          { target: 'agreed.refused', actions: rememberFailure },
        ],
      },
    },
    closed: {
      description: 'The account is closed. The browser is leaving for the page that says so.',
      entry: 'leave',
    },
  },
});
