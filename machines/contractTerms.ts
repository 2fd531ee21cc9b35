import { assign, setup } from 'xstate';
import type { ContractTerms } from '#contract/contractTerms.ts';
import { type Failure, failureIn, rememberFailure } from './failure.ts';
import { effect, port, typed } from './port.ts';

interface Context {
  readonly values: ContractTerms;
  /** As they were loaded or last saved. */
  readonly saved: ContractTerms;
  readonly failure: Failure | null;
}

type Change = { type: 'value.change'; field: keyof ContractTerms; value: string };
export type ContractTermsEvent = Change | { type: 'terms.save' };

/** Whether something would be lost by leaving. */
export const areTermsUnsaved = ({ values, saved }: Pick<Context, 'values' | 'saved'>): boolean =>
  Object.entries(saved).some(([field, value]) => values[field as keyof ContractTerms] !== value);

/** The terms of the agency's contract with its clients. Tag: `busy` while they are saved. */
export const contractTermsMachine = setup({
  types: typed<{
    input: { readonly values: ContractTerms };
    context: Context;
    events: ContractTermsEvent;
    tags: 'busy';
  }>(),
  actors: { saveContractTerms: port<void, ContractTerms>('saveContractTerms') },
  actions: {
    notifySaved: effect('notifySaved'),
    changeValue: assign({
      values: ({ context }, { field, value }: Change) => ({ ...context.values, [field]: value }),
    }),
    rememberSaved: assign({ saved: ({ context }) => context.values }),
    rememberFailure: assign(failureIn),
    forgetFailure: assign({ failure: null }),
  },
}).createMachine({
  id: 'contractTerms',
  description: 'Edits and saves the terms of the agency’s contract with its clients.',
  context: ({ input: { values } }) => ({ values, saved: values, failure: null }),
  initial: 'editing',
  states: {
    editing: {
      description: 'The terms can be changed and saved.',
      initial: 'open',
      on: {
        'value.change': { actions: { type: 'changeValue', params: ({ event }) => event } },
        'terms.save': 'saving',
      },
      states: {
        open: { description: 'Nothing has gone wrong.' },
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
        input: ({ context }) => context.values,
        onDone: { target: 'editing', actions: ['rememberSaved', 'notifySaved'] },
        onError: { target: 'editing.notSaved', actions: rememberFailure },
      },
    },
  },
});
