import { assign, setup } from 'xstate';
import type { ProfileListItem } from '#contract/profiles.ts';
import { type Failure, failureIn, rememberFailure } from './failure.ts';
import { port, typed } from './port.ts';

/** What a client is looked for: their page, their letters, or an answer that came. */
export type ClientTask = 'open' | 'repair' | 'answer';

interface Input {
  /** Whether the account has clients that can be searched: an agency's has. */
  readonly hasClients: boolean;
}

interface Context extends Input {
  readonly text: string;
  readonly task: ClientTask;
  /** What was found last, which may be for an earlier text. */
  readonly clients: readonly ProfileListItem[];
  /** The option that arrow keys or the pointer reached; null for none. */
  readonly reached: string | null;
  readonly failure: Failure | null;
}

type TextChanged = { type: 'text.change'; text: string };
type Reached = { type: 'option.reach'; option: string };
type Wanted = { type: 'client.want'; task: ClientTask };

export type CommandPaletteEvent =
  | TextChanged
  | Reached
  | Wanted
  | { type: 'commands.show' }
  | { type: 'search.retry' }
  | { type: 'palette.close' };

/** Milliseconds without a key after which clients are searched. */
const typingPause = 150;

/**
 * Finds clients, pages, and actions by name. The view filters pages and actions, which it names in the person's
 * language; clients are searched by the server. Tag: `pending` until what was typed has been searched.
 */
export const commandPaletteMachine = setup({
  types: typed<{ input: Input; context: Context; events: CommandPaletteEvent; tags: 'pending' }>(),
  actors: { findClients: port<readonly ProfileListItem[], { search: string }>('findClients') },
  delays: { typingPause },
  guards: {
    /** With a task, the first clients are listed before anything is typed. */
    isForClients: ({ context: { hasClients, task } }, { text }: TextChanged) =>
      hasClients && (task !== 'open' || text.trim() !== ''),
    isForAnything: ({ context: { hasClients, task } }) => hasClients && task === 'open',
    isForTask: ({ context }) => context.task !== 'open',
  },
  actions: {
    rememberText: assign({ text: (_, { text }: TextChanged) => text, reached: null }),
    forgetClients: assign({ clients: [] }),
    rememberTask: assign({ task: (_, { task }: Wanted) => task, text: '', clients: [], reached: null }),
    forgetTask: assign({ task: 'open', text: '', clients: [], reached: null }),
    rememberReached: assign({ reached: (_, { option }: Reached) => option }),
    rememberClients: assign({ clients: (_, found: readonly ProfileListItem[]) => found, reached: null }),
    rememberFailure: assign(failureIn),
    forgetFailure: assign({ failure: null }),
  },
}).createMachine({
  id: 'commandPalette',
  description: 'Finds clients, pages, and actions by name.',
  context: ({ input }) => ({
    ...input,
    text: '',
    task: 'open',
    clients: [],
    reached: null,
    failure: null,
  }),
  initial: 'browsing',
  on: {
    // A search in progress is dropped, whenever its result arrives.
    'text.change': [
      {
        guard: { type: 'isForClients', params: ({ event }) => event },
        target: '.typing',
        actions: { type: 'rememberText', params: ({ event }) => event },
      },
      {
        target: '.browsing',
        actions: ['forgetClients', { type: 'rememberText', params: ({ event }) => event }],
      },
    ],
    'option.reach': { actions: { type: 'rememberReached', params: ({ event }) => event } },
    'client.want': {
      guard: 'isForAnything',
      target: '.searching',
      actions: { type: 'rememberTask', params: ({ event }) => event },
    },
    'commands.show': { guard: 'isForTask', target: '.browsing', actions: 'forgetTask' },
    'palette.close': '.closed',
  },
  states: {
    browsing: {
      description: 'Pages and actions are listed, all or those whose names have what was typed.',
    },
    typing: {
      description: 'A name is being typed. Clients are searched after a short pause.',
      tags: 'pending',
      after: { typingPause: 'searching' },
    },
    searching: {
      description: 'The server is searching clients for what was typed.',
      tags: 'pending',
      entry: 'forgetFailure',
      invoke: {
        id: 'findClients',
        src: 'findClients',
        input: ({ context: { text } }) => ({ search: text.trim() }),
        onDone: {
          target: 'found',
          actions: { type: 'rememberClients', params: ({ event }) => event.output },
        },
        onError: { target: 'failed', actions: rememberFailure },
      },
    },
    found: {
      description: 'The clients that were found are listed, if there are any.',
    },
    failed: {
      description: 'Clients could not be searched. The reason and a retry are shown; pages and actions stay.',
      on: { 'search.retry': 'searching' },
    },
    closed: { type: 'final', description: 'The palette was closed.' },
  },
});
