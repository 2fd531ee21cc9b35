import { assign, setup } from 'xstate';
import type { AccessEntry, AccessKind } from '#contract/accessRecord.ts';
import { type Failure, failureIn, rememberFailure } from './failure.ts';
import { effect, port, typed } from './port.ts';

/** '' stands for all. */
export interface AccessFilter {
  readonly profileId: string;
  readonly kind: AccessKind | '';
}

export interface AccessPage {
  readonly entries: readonly AccessEntry[];
  /** Where the next page begins; null on the last. */
  readonly next: number | null;
  /** Only with the first page. */
  readonly clients: readonly { readonly id: string; readonly name: string }[];
}

interface Context extends AccessPage {
  readonly filter: AccessFilter;
  readonly failure: Failure | null;
}

export type AccessRecordEvent =
  | { type: 'record.open' }
  | { type: 'record.close' }
  | { type: 'record.retry' }
  | { type: 'record.continue' }
  | { type: 'record.export' }
  | { type: 'filter.change'; filter: AccessFilter };

const nothing = {
  filter: { profileId: '', kind: '' },
  entries: [],
  next: null,
  clients: [],
  failure: null,
} as const;

/** Who read or was refused what in the account, newest first, narrowed to a client or a kind, and as a file. */
export const accessRecordMachine = setup({
  types: typed<{ context: Context; events: AccessRecordEvent; tags: 'dialog' | 'busy' }>(),
  actors: {
    accessRecord: port<AccessPage, { filter: AccessFilter; before: number | null }>('accessRecord'),
    exportAccessRecord: port<void, { filter: AccessFilter }>('exportAccessRecord'),
  },
  guards: { hasMore: ({ context }) => context.next !== null },
  actions: {
    forget: assign(nothing),
    changeFilter: assign({ filter: (_, { filter }: { filter: AccessFilter }) => filter }),
    showPage: assign((_, { entries, next, clients }: AccessPage) => ({ entries, next, clients })),
    addPage: assign({
      entries: ({ context }, { entries }: AccessPage) => [...context.entries, ...entries],
      next: (_, { next }: AccessPage) => next,
    }),
    showError: effect<{ error: unknown }>('showError'),
    rememberFailure: assign(failureIn),
    forgetFailure: assign({ failure: null }),
  },
}).createMachine({
  id: 'accessRecord',
  description: 'The account’s record of access.',
  context: nothing,
  initial: 'closed',
  states: {
    closed: {
      description: 'The dialog is closed.',
      entry: 'forget',
      on: { 'record.open': 'open' },
    },
    open: {
      description: 'The dialog is open.',
      tags: 'dialog',
      initial: 'fetching',
      on: {
        'record.close': 'closed',
        'filter.change': {
          target: '.fetching',
          actions: { type: 'changeFilter', params: ({ event }) => event },
        },
      },
      states: {
        fetching: {
          description: 'The newest entries are loading.',
          tags: 'busy',
          entry: 'forgetFailure',
          invoke: {
            id: 'accessRecord',
            src: 'accessRecord',
            input: ({ context: { filter } }) => ({ filter, before: null }),
            onDone: { target: 'shown', actions: { type: 'showPage', params: ({ event }) => event.output } },
            onError: { target: 'failed', actions: rememberFailure },
          },
        },
        failed: {
          description: 'The entries did not load. The dialog shows the reason and offers a retry.',
          on: { 'record.retry': 'fetching' },
        },
        shown: {
          description: 'The entries are shown.',
          on: {
            'record.continue': { guard: 'hasMore', target: 'continuing' },
            'record.export': 'exporting',
          },
        },
        continuing: {
          description: 'Older entries are loading. Those already loaded stay visible.',
          tags: 'busy',
          invoke: {
            id: 'accessRecordContinued',
            src: 'accessRecord',
            input: ({ context: { filter, next } }) => ({ filter, before: next }),
            onDone: { target: 'shown', actions: { type: 'addPage', params: ({ event }) => event.output } },
            onError: { target: 'shown', actions: { type: 'showError', params: ({ event }) => event } },
          },
        },
        exporting: {
          description: 'The file with all entries that match the filter is downloading.',
          tags: 'busy',
          invoke: {
            id: 'exportAccessRecord',
            src: 'exportAccessRecord',
            input: ({ context: { filter } }) => ({ filter }),
            onDone: 'shown',
            onError: { target: 'shown', actions: { type: 'showError', params: ({ event }) => event } },
          },
        },
      },
    },
  },
});
