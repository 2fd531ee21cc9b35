import { assign, setup } from 'xstate';
import { type Failure, failureIn, rememberFailure } from './failure.ts';
import { port, typed } from './port.ts';

/** A part of a log. */
export interface LogPart<Entry> {
  /** Newest first. */
  readonly entries: readonly Entry[];
  /** Where the next part begins; null at the end of the log. */
  readonly next: string | null;
}

/** The parts of a log behind its latest, which the page has. */
export const olderEntriesOf = <Entry>() =>
  setup({
    types: typed<{
      context: LogPart<Entry> & { readonly failure: Failure | null };
      /** Where the first of them begins. */
      input: { readonly next: string | null };
      events: { type: 'entries.more' };
      tags: 'busy';
    }>(),
    actors: { loadPart: port<LogPart<Entry>, string>('loadPart') },
    actions: {
      append: assign({
        entries: ({ context }, { entries }: LogPart<Entry>) => [...context.entries, ...entries],
        next: (_, { next }: LogPart<Entry>) => next,
        failure: null,
      }),
      rememberFailure: assign(failureIn),
    },
    guards: { isWhole: ({ context }) => context.next === null },
  }).createMachine({
    id: 'olderEntries',
    description: 'Shows a log from its newest entry on, a part at a time.',
    context: ({ input: { next } }) => ({ entries: [], next, failure: null }),
    initial: 'shown',
    states: {
      shown: {
        description: 'There may be older entries.',
        always: { guard: 'isWhole', target: 'whole' },
        on: { 'entries.more': 'loading' },
      },
      loading: {
        description: 'The next part is loading. What is there stays.',
        tags: 'busy',
        invoke: {
          id: 'loadPart',
          src: 'loadPart',
          input: ({ context: { next } }) => {
            if (next === null) throw new Error('The log has no further part');
            return next;
          },
          onDone: {
            target: 'shown',
            actions: { type: 'append', params: ({ event }) => event.output },
          },
          onError: { target: 'failed', actions: rememberFailure },
        },
      },
      failed: {
        description: 'The next part could not be loaded. It can be asked for again.',
        on: { 'entries.more': 'loading' },
      },
      whole: { description: 'There are no older entries.', type: 'final' },
    },
  });

export const olderEntriesMachine = olderEntriesOf<unknown>();
