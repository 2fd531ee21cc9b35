import { assign, setup } from 'xstate';
import { type Failure, failureIn, rememberFailure } from './failure.ts';
import { port, typed } from './port.ts';

interface Input {
  /** The name of the client's page. */
  readonly clientKey: string;
  readonly statementId: string;
}

interface Context extends Input {
  readonly failure: Failure | null;
}

export type StatementWithdrawalEvent = { type: 'statement.withdraw' } | { type: 'dialog.close' };

/** A client withdraws something that letters say only because they said it. Tag: `busy` while the call runs. */
export const statementWithdrawalMachine = setup({
  types: typed<{ input: Input; context: Context; events: StatementWithdrawalEvent; tags: 'busy' }>(),
  actors: { withdrawOwnStatement: port<void, Input>('withdrawOwnStatement') },
  actions: { rememberFailure: assign(failureIn), forgetFailure: assign({ failure: null }) },
}).createMachine({
  id: 'statementWithdrawal',
  description: 'A client withdraws a statement on their own page.',
  context: ({ input }) => ({ ...input, failure: null }),
  initial: 'asking',
  states: {
    asking: {
      description: 'The dialog says what follows. After a failure, it shows the reason.',
      on: { 'statement.withdraw': 'withdrawing', 'dialog.close': 'closed' },
    },
    withdrawing: {
      description: 'The statement is being withdrawn.',
      tags: 'busy',
      entry: 'forgetFailure',
      invoke: {
        id: 'withdrawOwnStatement',
        src: 'withdrawOwnStatement',
        input: ({ context: { clientKey, statementId } }) => ({ clientKey, statementId }),
        onDone: 'withdrawn',
        onError: { target: 'asking', actions: rememberFailure },
      },
    },
    withdrawn: { type: 'final', description: 'The statement is withdrawn, and the page shows it.' },
    closed: { type: 'final', description: 'The dialog was closed. The statement stands.' },
  },
});
