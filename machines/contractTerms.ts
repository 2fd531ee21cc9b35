import { assign, setup } from 'xstate';
import type { ContractTerms } from '#contract/contractTerms.ts';
import { type Failure, failureIn, failureOf, rememberFailure } from './failure.ts';
import { type FormValues, withNewer } from './newerValues.ts';
import { effect, port, typed } from './port.ts';

interface Loaded {
  readonly values: ContractTerms;
  /** When these were saved; null if none are. */
  readonly savedAt: string | null;
}

interface Context extends FormValues<ContractTerms>, Loaded {
  /** What was typed in here and changed by someone else, whose words are in `saved`. */
  readonly theirs: readonly (keyof ContractTerms)[];
  readonly failure: Failure | null;
}

type Change = { type: 'value.change'; field: keyof ContractTerms; value: string };
/** What is saved by now, after the page was loaded again. */
type Load = { type: 'terms.load' } & Loaded;
export type ContractTermsEvent = Change | Load | { type: 'terms.save' };

/** Whether something would be lost by leaving. */
export const areTermsUnsaved = ({ values, saved }: Pick<Context, 'values' | 'saved'>): boolean =>
  Object.entries(saved).some(([field, value]) => values[field as keyof ContractTerms] !== value);

/** The terms of the agency's contract with its clients. Tag: `busy` while they are saved. */
export const contractTermsMachine = setup({
  types: typed<{
    input: Loaded;
    context: Context;
    events: ContractTermsEvent;
    tags: 'busy';
  }>(),
  actors: { saveContractTerms: port<{ savedAt: string }, Loaded>('saveContractTerms') },
  guards: {
    isOutdated: (_, { error }: { error: unknown }) => failureOf(error).code === 'changedMeanwhile',
  },
  actions: {
    refresh: effect('refresh'),
    notifySaved: effect('notifySaved'),
    changeValue: assign({
      values: ({ context }, { field, value }: Change) => ({ ...context.values, [field]: value }),
    }),
    follow: assign(({ context }, { values, savedAt }: Load) => ({
      ...withNewer(context, values),
      savedAt,
    })),
    rememberSaved: assign(({ context }, { savedAt }: { savedAt: string }) => ({
      saved: context.values,
      savedAt,
      theirs: [],
    })),
    rememberFailure: assign(failureIn),
    forgetFailure: assign({ failure: null }),
  },
}).createMachine({
  id: 'contractTerms',
  description: 'Edits and saves the terms of the agency’s contract with its clients.',
  context: ({ input: { values, savedAt } }) => ({
    values,
    saved: values,
    savedAt,
    theirs: [],
    failure: null,
  }),
  initial: 'editing',
  states: {
    editing: {
      description: 'The terms can be changed and saved.',
      initial: 'open',
      on: {
        'value.change': { actions: { type: 'changeValue', params: ({ event }) => event } },
        'terms.save': 'saving',
        'terms.load': { actions: { type: 'follow', params: ({ event }) => event } },
      },
      states: {
        open: { description: 'Nothing has gone wrong.' },
        outdated: {
          description:
            'Nothing was saved, because someone else has saved other terms. What they changed is loaded, except where something was typed here.',
        },
        notSaved: { description: 'Nothing was saved. The page says why and marks what is missing.' },
      },
    },
    saving: {
      description: 'The terms are being saved. The form is locked until that finishes.',
      tags: 'busy',
      entry: 'forgetFailure',
      invoke: {
        id: 'saveContractTerms',
        src: 'saveContractTerms',
        input: ({ context: { values, savedAt } }) => ({ values, savedAt }),
        onDone: {
          target: 'editing',
          actions: [{ type: 'rememberSaved', params: ({ event }) => event.output }, 'notifySaved'],
        },
        onError: [
          {
            guard: { type: 'isOutdated', params: ({ event }) => event },
            target: 'editing.outdated',
            actions: [rememberFailure, 'refresh'],
          },
          { target: 'editing.notSaved', actions: rememberFailure },
        ],
      },
    },
  },
});
