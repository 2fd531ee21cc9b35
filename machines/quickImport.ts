import { assign, setup } from 'xstate';
import { effect, typed } from './port.ts';

type Choose = { type: 'file.choose'; name: string };

interface Context {
  /** The chosen file's name, '' before one is chosen. The file itself is never read. */
  readonly fileName: string;
}

export type QuickImportEvent =
  | { type: 'import.open' }
  | Choose
  | { type: 'import.send' }
  | { type: 'import.close' };

/**
 * The Quick Import dialog. By specification it sends nothing to the server: submitting only confirms that it was
 * sent.
 */
export const quickImportMachine = setup({
  types: typed<{ context: Context; events: QuickImportEvent; tags: 'dialog' }>(),
  actions: {
    announce: effect('announce'),
    rememberFile: assign({ fileName: (_, { name }: Choose) => name }),
    forgetFile: assign({ fileName: '' }),
  },
}).createMachine({
  id: 'quickImport',
  description: 'Requests the import of a client list.',
  context: { fileName: '' },
  initial: 'closed',
  states: {
    closed: {
      description: 'The dialog is closed.',
      entry: 'forgetFile',
      on: { 'import.open': 'choosing' },
    },
    choosing: {
      description: 'The dialog is open. Nothing can be sent until a file is chosen.',
      tags: 'dialog',
      on: {
        'file.choose': {
          target: 'chosen',
          actions: { type: 'rememberFile', params: ({ event }) => event },
        },
        'import.close': 'closed',
      },
    },
    chosen: {
      description: 'A file is chosen; the request can be sent.',
      tags: 'dialog',
      on: {
        'file.choose': { actions: { type: 'rememberFile', params: ({ event }) => event } },
        'import.send': { target: 'closed', actions: 'announce' },
        'import.close': 'closed',
      },
    },
  },
});
