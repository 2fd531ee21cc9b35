import { assign, setup } from 'xstate';
import { type Failure, failureIn, rememberFailure } from './failure.ts';
import { effect, port, typed } from './port.ts';

export type SensitiveFieldName = 'ssn' | 'dob' | 'streetAddress';

interface Input {
  readonly field: SensitiveFieldName;
  /** Null before the profile exists: the value is then only what was typed here. */
  readonly profileId: string | null;
  /** As given by the profile's details; '' if the profile has none. */
  readonly masked: string;
}

interface Context extends Input {
  readonly failure: Failure | null;
}

export type SensitiveFieldEvent = { type: 'value.show' } | { type: 'value.hide' };

/**
 * The eye toggle of a Social Security number, date of birth, or street address. A saved value arrives masked and is
 * fetched in full, which is logged, only when someone chooses to see it.
 */
export const sensitiveFieldMachine = setup({
  types: typed<{
    input: Input;
    context: Context;
    events: SensitiveFieldEvent;
    tags: 'busy' | 'readable';
  }>(),
  actors: {
    revealField: port<{ value: string }, { profileId: string; field: SensitiveFieldName }>('revealField'),
  },
  guards: { isSaved: ({ context }) => context.profileId !== null && context.masked !== '' },
  actions: {
    /** Passes the value to the form. The machine never keeps it. */
    fillIn: effect<{ value: string }>('fillIn'),
    rememberFailure: assign(failureIn),
    forgetFailure: assign({ failure: null }),
  },
}).createMachine({
  id: 'sensitiveField',
  description: 'A value that is shown in full only on request.',
  context: ({ input }) => ({ ...input, failure: null }),
  initial: 'opening',
  states: {
    opening: {
      description: 'Checks whether there is a saved value to mask.',
      always: [{ guard: 'isSaved', target: 'masked' }, { target: 'shown' }],
    },
    masked: {
      description: 'The saved value is shown masked. The full value has not left the server.',
      on: { 'value.show': 'revealing' },
    },
    revealing: {
      description: 'The full value is being fetched.',
      tags: 'busy',
      entry: 'forgetFailure',
      invoke: {
        id: 'revealField',
        src: 'revealField',
        input: ({ context: { profileId, field } }) => {
          if (profileId === null) throw new Error('Only a saved value is revealed');
          return { profileId, field };
        },
        onDone: { target: 'shown', actions: { type: 'fillIn', params: ({ event }) => event.output } },
        onError: { target: 'failed', actions: rememberFailure },
      },
    },
    failed: {
      description: 'The full value could not be loaded. It stays masked and can be requested again.',
      on: { 'value.show': 'revealing' },
    },
    shown: {
      description: 'The value is visible and editable.',
      tags: 'readable',
      on: { 'value.hide': 'hidden' },
    },
    hidden: {
      description: 'The value in the form is masked again; showing it needs no call.',
      on: { 'value.show': 'shown' },
    },
  },
});
