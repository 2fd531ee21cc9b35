import { assign, setup } from 'xstate';
import type { LetterCheck } from '#contract/letterCheck.ts';
import { port, typed } from './port.ts';
import type { ReportOfProfile } from './repairChoice.ts';

interface Context extends ReportOfProfile {
  readonly check: LetterCheck | null;
}

const parts = setup({
  types: typed<{ input: ReportOfProfile; context: Context }>(),
  actors: { letterCheck: port<LetterCheck, ReportOfProfile>('letterCheck') },
  actions: { rememberCheck: assign({ check: (_, check: LetterCheck) => check }) },
});

/**
 * Whether a bureau could tell whose letters these are. It only advises: letters can be generated in each of its
 * states.
 */
export const letterCheckMachine = parts.createMachine({
  id: 'letterCheck',
  description:
    'Checks for anything that would keep a bureau from responding to letters about the chosen report.',
  context: ({ input }) => ({ ...input, check: null }),
  initial: 'checking',
  states: {
    checking: {
      description: 'The profile and report are being checked.',
      invoke: {
        id: 'letterCheck',
        src: 'letterCheck',
        input: ({ context: { profileId, reportId } }) => ({ profileId, reportId }),
        onDone: {
          target: 'checked',
          actions: { type: 'rememberCheck', params: ({ event }) => event.output },
        },
        onError: 'unchecked',
      },
    },
    checked: { description: 'Anything the letters would be missing is shown.' },
    unchecked: { description: 'The check failed. Nothing is shown, since the check is only advisory.' },
  },
});
