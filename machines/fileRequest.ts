import { assign, setup } from 'xstate';
import type { ReplyOf } from '#contract/call.ts';
import type { FileRequest, previewFileRequests } from '#contract/fileRequests.ts';
import type { PreviewedLetter } from '#contract/letterPreview.ts';
import type { Bureau } from '#contract/shapes.ts';
import type { FileProtection } from '#vocabulary/fileProtection.ts';
import type { FreeFileReason } from '#vocabulary/freeFile.ts';
import { type Failure, failureIn, rememberFailure } from './failure.ts';
import { effect, port, typed } from './port.ts';

interface Input {
  readonly profileId: string;
  /** Whether bureaus are asked to disclose the file, or to protect it. */
  readonly about: 'disclosure' | 'protection';
  /** Civil dates: between these, a notice of adverse action makes the file free. */
  readonly earliest: string;
  readonly today: string;
}

/** What the client says. */
export interface FileRequestDraft {
  readonly reason: FreeFileReason | FileProtection | null;
  readonly bureaus: readonly Bureau[];
  /** Only of `adverseAction`: who sent the notice, and when it came; '' until then. */
  readonly from: string;
  readonly receivedOn: string;
}

interface Context extends Input {
  readonly draft: FileRequestDraft;
  readonly letters: readonly PreviewedLetter[];
  readonly failure: Failure | null;
}

type ChangeDraft = { type: 'draft.change'; change: Partial<FileRequestDraft> };
export type FileRequestEvent =
  | ChangeDraft
  | { type: 'letters.preview' }
  | { type: 'draft.return' }
  | { type: 'letters.write' }
  | { type: 'dialog.close' };

type Order = Pick<Input, 'profileId'> & FileRequest;

/** What is sent; null while something is missing, or the notice came too long ago. */
export function requestIn({
  draft,
  earliest,
  today,
}: Pick<Context, 'draft' | 'earliest' | 'today'>): FileRequest | null {
  const { reason, from, receivedOn } = draft;
  const bureaus = [...draft.bureaus];
  if (reason === null || bureaus.length === 0) return null;
  if (reason !== 'adverseAction') return { bureaus, ground: { reason } };
  if (from.trim() === '' || receivedOn < earliest || receivedOn > today) return null;
  return { bureaus, ground: { reason, from: from.trim(), receivedOn } };
}

function orderOf(context: Context): Order {
  const request = requestIn(context);
  if (request === null) throw new Error('What the client says is complete before it is sent');
  return { profileId: context.profileId, ...request };
}

/** Asks bureaus to disclose or protect the client’s file: what the client says, the letters to read, and writing them. Tag: `busy` while a call runs. */
export const fileRequestMachine = setup({
  types: typed<{ input: Input; context: Context; events: FileRequestEvent; tags: 'busy' }>(),
  actors: {
    previewFileRequests: port<ReplyOf<typeof previewFileRequests>, Order>('previewFileRequests'),
    writeFileRequests: port<void, Order>('writeFileRequests'),
  },
  guards: {
    isComplete: ({ context }) => requestIn(context) !== null,
  },
  actions: {
    refresh: effect('refresh'),
    change: assign({
      draft: ({ context: { draft } }, { change }: ChangeDraft) => ({ ...draft, ...change }),
    }),
    keepLetters: assign((_, { letters }: ReplyOf<typeof previewFileRequests>) => ({
      letters,
    })),
    rememberFailure: assign(failureIn),
    forgetFailure: assign({ failure: null }),
  },
}).createMachine({
  id: 'fileRequest',
  description: 'The letters that ask bureaus to disclose the client’s file without charge, or to protect it.',
  context: ({ input }) => ({
    ...input,
    draft: { reason: null, bureaus: [], from: '', receivedOn: '' },
    letters: [],
    failure: null,
  }),
  initial: 'stating',
  states: {
    stating: {
      description: 'The client says what is asked and on what ground, and of which bureaus.',
      on: {
        'draft.change': { actions: { type: 'change', params: ({ event }) => event } },
        'letters.preview': { guard: 'isComplete', target: 'planning' },
        'dialog.close': 'closed',
      },
    },
    planning: {
      description: 'The letters’ text is being prepared.',
      tags: 'busy',
      entry: 'forgetFailure',
      invoke: {
        id: 'previewFileRequests',
        src: 'previewFileRequests',
        input: ({ context }) => orderOf(context),
        onDone: { target: 'reading', actions: { type: 'keepLetters', params: ({ event }) => event.output } },
        onError: { target: 'stating', actions: rememberFailure },
      },
    },
    reading: {
      description: 'What the letters say is shown. It is the same for each bureau.',
      on: {
        'draft.return': { target: 'stating', actions: 'forgetFailure' },
        'letters.write': 'writing',
        'dialog.close': 'closed',
      },
    },
    writing: {
      description: 'The letters are being written.',
      tags: 'busy',
      entry: 'forgetFailure',
      invoke: {
        id: 'writeFileRequests',
        src: 'writeFileRequests',
        input: ({ context }) => orderOf(context),
        onDone: { target: 'written', actions: 'refresh' },
        onError: { target: 'reading', actions: rememberFailure },
      },
    },
    written: {
      description: 'The letters are written, and the page lists them.',
      on: { 'dialog.close': 'closed' },
    },
    closed: { type: 'final', description: 'The dialog was closed.' },
  },
});
