import { assign, setup } from 'xstate';
import { type Failure, failureIn, rememberFailure } from './failure.ts';
import { effect, port, typed } from './port.ts';

type Submit = { type: 'user.submit'; userId: string };

interface Input {
  /** The person support was already acting for when this page opened; null if none. */
  readonly target: string | null;
}

interface Context extends Input {
  /** What support entered last: a user ID, an address, or an account number; '' before the first. */
  readonly submitted: string;
  readonly failure: Failure | null;
}

export type ImpersonationEvent =
  | { type: 'impersonation.ask' }
  | Submit
  | { type: 'impersonation.cancel' }
  | { type: 'impersonation.end' };

/** Support using the product as one of its users. Every call carries the target until impersonation ends. */
export const impersonationMachine = setup({
  types: typed<{
    input: Input;
    context: Context;
    events: ImpersonationEvent;
    tags: 'busy' | 'dialog' | 'acting';
  }>(),
  actors: {
    /**
     * Asks the server, on the target's behalf, who they are. Refused if the caller may not impersonate, or if not exactly
     * one user fits.
     */
    findUser: port<{ id: string }, { userId: string }>('findUser'),
  },
  actions: {
    /** Sets or clears the header of every further call and reloads the page's data. */
    actAs: effect<Input>('actAs'),
    rememberSubmitted: assign({ submitted: (_, { userId }: Submit) => userId }),
    rememberTarget: assign({ target: (_, { id }: { id: string }) => id }),
    forgetTarget: assign({ target: null }),
    rememberFailure: assign(failureIn),
    forgetFailure: assign({ failure: null }),
  },
  guards: {
    hasTarget: ({ context }) => context.target !== null,
    namesUser: (_, { userId }: Submit) => userId.trim() !== '',
  },
}).createMachine({
  id: 'impersonation',
  description: 'Support acts on behalf of a user.',
  context: ({ input }) => ({ ...input, submitted: '', failure: null }),
  initial: 'arriving',
  states: {
    arriving: {
      description: 'Checks whether support is already acting on behalf of a user.',
      always: [{ guard: 'hasTarget', target: 'acting' }, { target: 'own' }],
    },
    own: { description: 'Support is using its own account.', on: { 'impersonation.ask': 'asking' } },
    asking: {
      description: 'The dialog asks for a user ID, email, or account number.',
      tags: 'dialog',
      entry: 'forgetFailure',
      on: {
        'user.submit': {
          guard: { type: 'namesUser', params: ({ event }) => event },
          target: 'checking',
          actions: { type: 'rememberSubmitted', params: ({ event }) => event },
        },
        'impersonation.cancel': 'own',
      },
    },
    checking: {
      description: 'The server checks that exactly one user fits and that support may act for them.',
      tags: ['busy', 'dialog'],
      invoke: {
        id: 'findUser',
        src: 'findUser',
        input: ({ context }) => ({ userId: context.submitted }),
        onDone: {
          target: 'acting',
          actions: { type: 'rememberTarget', params: ({ event }) => event.output },
        },
        onError: { target: 'refused', actions: rememberFailure },
      },
    },
    refused: {
      description: 'The dialog shows the reason. Another user can be entered.',
      tags: 'dialog',
      on: {
        'user.submit': {
          guard: { type: 'namesUser', params: ({ event }) => event },
          target: 'checking',
          actions: { type: 'rememberSubmitted', params: ({ event }) => event },
        },
        'impersonation.cancel': 'own',
      },
    },
    acting: {
      description: 'A banner names the user. Every call is made and logged on their behalf.',
      tags: 'acting',
      entry: { type: 'actAs', params: ({ context }) => ({ target: context.target }) },
      on: { 'impersonation.end': 'ending' },
    },
    ending: {
      description: 'Support returns to its own account.',
      entry: ['forgetTarget', { type: 'actAs', params: () => ({ target: null }) }],
      always: 'own',
    },
  },
});
