import { assign, setup } from 'xstate';
import { type ClientQuery, isSameQuery } from './clientQuery.ts';
import {
  type Context,
  type Input,
  type LoadedWindow,
  missingWindow,
  opened,
  top,
  withWindow,
} from './clientWindowsParts.ts';
import { failureIn, rememberFailure } from './failure.ts';
import { port, typed } from './port.ts';

type QueryChanged = { type: 'query.change'; query: ClientQuery };
type Wanted = { type: 'rows.want'; first: number; end: number };

export type ClientWindowsEvent = QueryChanged | Wanted | { type: 'list.renew' } | { type: 'windows.retry' };

/** The rows in view of a long list of clients, which the server searches, sorts, and counts. */
export const clientWindowsMachine = setup({
  types: typed<{ input: Input; context: Context; events: ClientWindowsEvent; tags: 'busy' }>(),
  actors: {
    loadWindow: port<LoadedWindow, { query: ClientQuery; place: number }>('loadWindow'),
    countClients: port<number, { query: ClientQuery }>('countClients'),
  },
  guards: {
    isMissing: ({ context }) => missingWindow(context) !== null,
    isUncounted: ({ context }) => !context.isCounted,
    isOther: ({ context }, { query }: QueryChanged) => !isSameQuery(query, context.query),
  },
  actions: {
    changeQuery: assign({
      query: (_, { query }: QueryChanged) => query,
      holds: 'other',
      isCounted: false,
      wanted: top,
    }),
    doubtRows: assign({
      holds: ({ context: { holds } }) => (holds === 'current' ? 'earlier' : holds),
      isCounted: false,
    }),
    rememberWanted: assign({ wanted: (_, { first, end }: Wanted) => ({ first, end }) }),
    rememberWindow: assign(({ context }, loaded: LoadedWindow) => withWindow(context, loaded)),
    rememberTotal: assign((_, { total }: { total: number }) => ({ total, isCounted: true })),
    rememberFailure: assign(failureIn),
    forgetFailure: assign({ failure: null }),
  },
}).createMachine({
  id: 'clientWindows',
  description: 'A long list of clients, of which only the rows in view are loaded.',
  context: ({ input }) => opened(input),
  initial: 'checking',
  on: {
    // What was asked for the query before is dropped, whenever it arrives.
    'query.change': {
      guard: { type: 'isOther', params: ({ event }) => event },
      target: '.checking',
      actions: { type: 'changeQuery', params: ({ event }) => event },
    },
    'list.renew': { target: '.checking', actions: 'doubtRows' },
    'rows.want': { actions: { type: 'rememberWanted', params: ({ event }) => event } },
  },
  states: {
    checking: {
      description: 'Checks whether the rows in view are loaded, and all rows are counted.',
      always: [
        { guard: 'isMissing', target: 'loading' },
        { guard: 'isUncounted', target: 'counting' },
        { target: 'shown' },
      ],
    },
    loading: {
      description: 'Rows in view are being loaded. Those that are there keep their places.',
      tags: 'busy',
      entry: 'forgetFailure',
      invoke: {
        id: 'loadWindow',
        src: 'loadWindow',
        input: ({ context }) => ({ query: context.query, place: missingWindow(context) ?? 0 }),
        onDone: {
          target: 'checking',
          actions: { type: 'rememberWindow', params: ({ event }) => event.output },
        },
        onError: { target: 'failed', actions: rememberFailure },
      },
    },
    counting: {
      description: 'Rows are shown, and the server is counting all of them.',
      entry: 'forgetFailure',
      invoke: {
        id: 'countClients',
        src: 'countClients',
        input: ({ context: { query } }) => ({ query }),
        onDone: {
          target: 'checking',
          actions: { type: 'rememberTotal', params: ({ event }) => ({ total: event.output }) },
        },
        onError: { target: 'failed', actions: rememberFailure },
      },
    },
    shown: {
      description: 'The rows in view are shown, and it is known how many there are.',
      on: {
        'rows.want': {
          target: 'checking',
          actions: { type: 'rememberWanted', params: ({ event }) => event },
        },
      },
    },
    failed: {
      description:
        'Rows could not be loaded or counted. The list says so and offers a retry; rows that are there stay.',
      on: { 'windows.retry': 'checking' },
    },
  },
});
