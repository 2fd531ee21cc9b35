import { assertEvent, assign, setup } from 'xstate';
import { type Failure, failureIn, rememberFailure } from './failure.ts';
import { port, typed } from './port.ts';

interface Input {
  readonly profileId: string;
}

interface Context extends Input {
  readonly failure: Failure | null;
}

export type ReportViewingEvent = { type: 'report.view'; reportId: string } | { type: 'notice.dismiss' };

/**
 * The report in its own window, opened within the click so that no pop-up blocker stops it, then sent to its
 * address.
 */
export const reportViewingMachine = setup({
  types: typed<{ input: Input; context: Context; events: ReportViewingEvent; tags: 'busy' }>(),
  actors: { reportTicket: port<void, { profileId: string; reportId: string }>('reportTicket') },
  actions: {
    rememberFailure: assign(failureIn),
    forgetFailure: assign({ failure: null }),
  },
}).createMachine({
  id: 'reportViewing',
  description: 'View Report, from the click to the window.',
  context: ({ input }) => ({ ...input, failure: null }),
  initial: 'idle',
  states: {
    idle: { description: 'A report can be opened.', on: { 'report.view': 'opening' } },
    opening: {
      description: 'A new window is open, waiting for the report’s address.',
      tags: 'busy',
      entry: 'forgetFailure',
      invoke: {
        id: 'reportTicket',
        src: 'reportTicket',
        input: ({ context: { profileId }, event }) => {
          assertEvent(event, 'report.view');
          return { profileId, reportId: event.reportId };
        },
        onDone: 'idle',
        onError: { target: 'failed', actions: rememberFailure },
      },
    },
    failed: {
      description: 'The report could not be shown. The window was closed, and the page shows an error.',
      on: { 'report.view': 'opening', 'notice.dismiss': 'idle' },
    },
  },
});
