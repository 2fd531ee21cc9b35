import { assign, setup } from 'xstate';
import type { NewProfile } from '#contract/profileInput.ts';
import { typed } from './port.ts';

export type ProfileField = keyof NewProfile;

interface Context {
  /** The fields the user has been in and left. */
  readonly left: readonly ProfileField[];
}

type FieldLeft = { type: 'field.leave'; field: ProfileField };
/** `invalid`: the fields that can't be saved as they were typed. */
type Submit = { type: 'form.submit'; invalid: readonly ProfileField[] };

export type ProfileValidationEvent = FieldLeft | Submit;

/**
 * When a profile form says what is wrong with a field: not while it is first being typed. The values themselves never
 * enter the machine.
 */
export const profileValidationMachine = setup({
  types: typed<{ context: Context; events: ProfileValidationEvent }>(),
  guards: {
    isInvalid: (_, { invalid }: Submit) => invalid.length > 0,
    isValid: (_, { invalid }: Submit) => invalid.length === 0,
  },
  actions: {
    rememberField: assign({
      left: ({ context: { left } }, { field }: FieldLeft) => (left.includes(field) ? left : [...left, field]),
    }),
  },
}).createMachine({
  id: 'profileValidation',
  description: 'Decides which fields of a profile form show their errors.',
  context: { left: [] },
  initial: 'filling',
  states: {
    filling: {
      description: 'Only fields the user has left show their errors.',
      on: {
        'field.leave': { actions: { type: 'rememberField', params: ({ event }) => event } },
        'form.submit': {
          guard: { type: 'isInvalid', params: ({ event }) => event },
          target: 'correcting',
        },
      },
    },
    correcting: {
      description:
        'Save was pressed with invalid fields. Each of them shows its error until the form can be saved.',
      on: {
        'form.submit': { guard: { type: 'isValid', params: ({ event }) => event }, target: 'filling' },
      },
    },
  },
});
