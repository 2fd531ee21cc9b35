import { assign, setup } from 'xstate';
import type { ReplyOf } from '#contract/call.ts';
import type { AutomatedOption, automatedTypes } from '#contract/repair.ts';
import { type Failure, failureIn, rememberFailure } from './failure.ts';
import { letterPreviewMachine } from './letterPreview.ts';
import { port, typed } from './port.ts';
import type { ChoiceOf, RepairChoice, ReportOfProfile } from './repairChoice.ts';

interface Input extends ReportOfProfile {
  /** What was selected when the dialog was last confirmed. */
  readonly picked: readonly number[];
}

interface Context extends Input {
  readonly options: readonly AutomatedOption[];
  readonly key: string;
  readonly failure: Failure | null;
}

type Toggle = { type: 'option.toggle'; id: number };
type Confirm = { type: 'options.confirm'; key: string };
export type AutomaticChoiceEvent =
  | Toggle
  | Confirm
  | { type: 'letters.preview' }
  | { type: 'options.retry' }
  | { type: 'options.cancel' };

/** The options dialog. Its output is the choice, or null when the dialog was closed. */
export const automaticChoiceMachine = setup({
  types: typed<{
    input: Input;
    context: Context;
    events: AutomaticChoiceEvent;
    output: ChoiceOf<'automatic'> | null;
    children: { letterPreview: 'letterPreview' };
    tags: 'busy';
  }>(),
  actors: {
    automatedTypes: port<ReplyOf<typeof automatedTypes>, ReportOfProfile>('automatedTypes'),
    letterPreview: letterPreviewMachine,
  },
  guards: {
    hasPicked: ({ context }) => context.picked.length > 0,
    isAccepted: (_, { choice }: { choice: RepairChoice | null }) => choice !== null,
  },
  actions: {
    rememberOptions: assign({
      options: (_, { results }: { results: readonly AutomatedOption[] }) => results,
      failure: null,
    }),
    rememberFailure: assign(failureIn),
    forgetFailure: assign({ failure: null }),
    toggle: assign({
      picked: ({ context: { picked } }, { id }: Toggle) =>
        picked.includes(id) ? picked.filter((other) => other !== id) : [...picked, id].sort((a, b) => a - b),
    }),
    rememberKey: assign({ key: (_, { key }: Pick<Confirm, 'key'>) => key }),
  },
}).createMachine({
  id: 'automaticChoice',
  description: 'Chooses the automated options for the letters.',
  context: ({ input }) => ({ ...input, options: [], key: '', failure: null }),
  output: ({ context: { key, picked } }) => (key === '' ? null : { kind: 'automatic', key, options: picked }),
  initial: 'fetching',
  states: {
    fetching: {
      description: 'The options for the chosen report are being fetched.',
      tags: 'busy',
      entry: 'forgetFailure',
      invoke: {
        id: 'automatedTypes',
        src: 'automatedTypes',
        input: ({ context: { profileId, reportId } }) => ({ profileId, reportId }),
        onDone: {
          target: 'choosing',
          actions: { type: 'rememberOptions', params: ({ event }) => event.output },
        },
        onError: { target: 'failed', actions: rememberFailure },
      },
      on: { 'options.cancel': 'cancelled' },
    },
    failed: {
      description: 'The options could not be loaded. The dialog offers a retry.',
      on: { 'options.retry': 'fetching', 'options.cancel': 'cancelled' },
    },
    choosing: {
      description: 'The checklist is open. Preview and Generate are enabled once an option is selected.',
      on: {
        'option.toggle': { actions: { type: 'toggle', params: ({ event }) => event } },
        'options.confirm': {
          guard: 'hasPicked',
          target: 'confirmed',
          actions: { type: 'rememberKey', params: ({ event }) => event },
        },
        'letters.preview': { guard: 'hasPicked', target: 'previewing' },
        'options.cancel': 'cancelled',
      },
    },
    previewing: {
      description:
        'The letters for the selected options replace the checklist, which returns unchanged unless they are to be generated.',
      invoke: {
        id: 'letterPreview',
        src: 'letterPreview',
        input: ({ context: { profileId, reportId, picked } }) => ({
          profileId,
          reportId,
          choice: { kind: 'automatic', key: '', options: picked },
        }),
        onDone: [
          {
            guard: { type: 'isAccepted', params: ({ event }) => ({ choice: event.output }) },
            target: 'confirmed',
            actions: { type: 'rememberKey', params: ({ event }) => ({ key: event.output?.key ?? '' }) },
          },
          { target: 'choosing' },
        ],
      },
    },
    confirmed: { type: 'final', description: 'The selected options are confirmed.' },
    cancelled: { type: 'final', description: 'The dialog was closed without choosing.' },
  },
});
