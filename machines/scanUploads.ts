import { assign, setup } from 'xstate';
import type { ReplyOf } from '#contract/call.ts';
import type { uploadScan } from '#contract/inbox.ts';
import { type Failure, failureOf, rememberFailure } from './failure.ts';
import { effect, port, typed } from './port.ts';

/** A scan that is not stored yet. */
export interface PendingScan {
  /** Unique on this page. */
  readonly key: string;
  readonly file: File;
  /** Why it was not stored; null while it waits. */
  readonly failure: Failure | null;
}

interface Context {
  readonly pending: readonly PendingScan[];
  /** How many were ever added, for their keys. */
  readonly count: number;
}

type Add = { type: 'files.add'; files: readonly File[] };
type OfScan<T extends string> = { type: T; key: string };
export type ScanUploadsEvent = Add | OfScan<'upload.retry'> | OfScan<'upload.dismiss'>;

const nextOf = ({ pending }: Context) => pending.find(({ failure }) => failure === null);

/**
 * Stores scans in the inbox, one after the other, as soon as they are chosen. One that fails stays on the page, so that it
 * can be uploaded again or dismissed. Tag: `busy` while one is uploading.
 */
export const scanUploadsMachine = setup({
  types: typed<{ context: Context; events: ScanUploadsEvent; tags: 'busy' }>(),
  actors: { uploadScan: port<ReplyOf<typeof uploadScan>, { file: Blob }>('uploadScan') },
  guards: {
    hasNext: ({ context }) => nextOf(context) !== undefined,
    isFailed: ({ context }, { key }: OfScan<string>) =>
      context.pending.some((scan) => scan.key === key && scan.failure !== null),
  },
  actions: {
    refresh: effect('refresh'),
    addScans: assign(({ context: { pending, count } }, { files }: Add) => ({
      count: count + files.length,
      pending: [
        ...pending,
        ...files.map((file, place) => ({ key: `scan-${count + place + 1}`, file, failure: null })),
      ],
    })),
    dropStored: assign({
      pending: ({ context }) => context.pending.filter((scan) => scan !== nextOf(context)),
    }),
    dropScan: assign({
      pending: ({ context }, { key }: OfScan<string>) => context.pending.filter((scan) => scan.key !== key),
    }),
    rememberFailure: assign({
      pending: ({ context }, { error }: { error: unknown }) =>
        context.pending.map((scan) =>
          scan === nextOf(context) ? { ...scan, failure: failureOf(error) } : scan,
        ),
    }),
    forgetFailure: assign({
      pending: ({ context }, { key }: OfScan<string>) =>
        context.pending.map((scan) => (scan.key === key ? { ...scan, failure: null } : scan)),
    }),
  },
}).createMachine({
  id: 'scanUploads',
  description: 'Stores scans in the inbox as soon as they are chosen.',
  context: { pending: [], count: 0 },
  initial: 'resting',
  on: {
    'files.add': { actions: { type: 'addScans', params: ({ event }) => event } },
    'upload.retry': {
      guard: { type: 'isFailed', params: ({ event }) => event },
      actions: { type: 'forgetFailure', params: ({ event }) => event },
    },
    'upload.dismiss': {
      guard: { type: 'isFailed', params: ({ event }) => event },
      actions: { type: 'dropScan', params: ({ event }) => event },
    },
  },
  states: {
    resting: {
      description: 'Nothing is uploading.',
      always: { guard: 'hasNext', target: 'uploading' },
    },
    uploading: {
      description: 'One scan is uploading. More can be added; they follow.',
      tags: 'busy',
      invoke: {
        id: 'uploadScan',
        src: 'uploadScan',
        input: ({ context }) => ({ file: nextOf(context)?.file ?? new Blob() }),
        onDone: { target: 'resting', actions: ['dropStored', 'refresh'] },
        onError: { target: 'resting', actions: rememberFailure },
      },
    },
  },
});
