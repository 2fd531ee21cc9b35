import { assign, setup } from 'xstate';
import type { ReplyOf } from '#contract/call.ts';
import type { SameScan, uploadScan } from '#contract/inbox.ts';
import { type Failure, failureOf, rememberFailure } from './failure.ts';
import { canUploadAgain } from './fileRefusal.ts';
import { effect, port, typed } from './port.ts';

/** A scan that is not stored yet. */
export interface PendingScan {
  /** Unique on this page. */
  readonly key: string;
  readonly file: File;
  /** Why it was not stored; null while it waits. */
  readonly failure: Failure | null;
}

/** A scan that was stored although another has the same content. */
export interface RepeatedScan {
  readonly key: string;
  readonly name: string;
  readonly sameAs: SameScan;
}

interface Context {
  readonly pending: readonly PendingScan[];
  /** Until the person has read it. */
  readonly repeated: readonly RepeatedScan[];
  /** How many were ever added, for their keys. */
  readonly count: number;
}

type Add = { type: 'files.add'; files: readonly File[] };
type OfScan<T extends string> = { type: T; key: string };
export type ScanUploadsEvent =
  | Add
  | OfScan<'upload.retry'>
  | OfScan<'upload.dismiss'>
  | OfScan<'repeat.dismiss'>;

const nextOf = ({ pending }: Context) => pending.find(({ failure }) => failure === null);

/**
 * Stores scans in the inbox, one after the other, as soon as they are chosen. One that fails stays on the page, so that it
 * can be uploaded again or dismissed. One with the content of an earlier scan is stored, and the person is told. Tag:
 * `busy` while one is uploading.
 */
export const scanUploadsMachine = setup({
  types: typed<{ context: Context; events: ScanUploadsEvent; tags: 'busy' }>(),
  actors: { uploadScan: port<ReplyOf<typeof uploadScan>, { file: Blob }>('uploadScan') },
  guards: {
    hasNext: ({ context }) => nextOf(context) !== undefined,
    isFailed: ({ context }, { key }: OfScan<string>) =>
      context.pending.some((scan) => scan.key === key && scan.failure !== null),
    isRepeated: ({ context }, { key }: OfScan<string>) => context.repeated.some((scan) => scan.key === key),
    canRetry: ({ context }, { key }: OfScan<string>) =>
      context.pending.some(
        (scan) => scan.key === key && scan.failure !== null && canUploadAgain(scan.failure),
      ),
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
    dropStored: assign(({ context }, { sameAs }: ReplyOf<typeof uploadScan>) => {
      const stored = nextOf(context);
      return {
        pending: context.pending.filter((scan) => scan !== stored),
        ...(stored !== undefined &&
          sameAs !== undefined && {
            repeated: [...context.repeated, { key: stored.key, name: stored.file.name, sameAs }],
          }),
      };
    }),
    dropRepeated: assign({
      repeated: ({ context }, { key }: OfScan<string>) => context.repeated.filter((scan) => scan.key !== key),
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
  context: { pending: [], repeated: [], count: 0 },
  initial: 'resting',
  on: {
    'files.add': { actions: { type: 'addScans', params: ({ event }) => event } },
    'upload.retry': {
      guard: { type: 'canRetry', params: ({ event }) => event },
      actions: { type: 'forgetFailure', params: ({ event }) => event },
    },
    'upload.dismiss': {
      guard: { type: 'isFailed', params: ({ event }) => event },
      actions: { type: 'dropScan', params: ({ event }) => event },
    },
    'repeat.dismiss': {
      guard: { type: 'isRepeated', params: ({ event }) => event },
      actions: { type: 'dropRepeated', params: ({ event }) => event },
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
        onDone: {
          target: 'resting',
          actions: [{ type: 'dropStored', params: ({ event }) => event.output }, 'refresh'],
        },
        onError: { target: 'resting', actions: rememberFailure },
      },
    },
  },
});
