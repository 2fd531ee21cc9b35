import { assign, sendParent, setup } from 'xstate';
import type { ReplyOf } from '#contract/call.ts';
import { filesPerEvent } from '#contract/disputeEvents.ts';
import type { uploadDisputeFile } from '#contract/disputes.ts';
import { type Failure, failureOf, rememberFailure } from './failure.ts';
import { canUploadAgain } from './fileRefusal.ts';
import { port, typed } from './port.ts';

/** One page or PDF of an answer. */
export interface AnswerPage {
  /** Unique on this page. */
  readonly key: string;
  readonly name: string;
  /** Null until a stored one was opened. */
  readonly content: Blob | null;
  /** The stored file; null until it is uploaded. */
  readonly id: string | null;
  /** Why it was not uploaded or opened. */
  readonly failure: Failure | null;
}

/** Sent to the parent machine: which files the answer has, and whether all of them are stored. */
export type PagesChanged = { type: 'pages.changed'; files: readonly string[]; areStored: boolean };

interface Input {
  readonly profileId: string;
  /** Those that were recorded earlier. */
  readonly stored: readonly string[];
}

interface Context {
  readonly profileId: string;
  readonly pages: readonly AnswerPage[];
  /** How many were ever added, for their keys. */
  readonly count: number;
  /** The one that is uploading or opening. */
  readonly current: string | null;
  /** How many of the files that were chosen last had no room. */
  readonly leftOut: number;
}

type Add = { type: 'files.add'; files: readonly File[] };
type OfPage<T extends string> = { type: T; key: string };
export type AnswerPagesEvent = Add | OfPage<'page.retry'> | OfPage<'page.remove'> | OfPage<'page.open'>;

const isWaiting = ({ id, failure }: AnswerPage) => id === null && failure === null;
/** It isn't stored, and isn't going to be unless the person does something. */
export const isRefused = ({ id, failure }: AnswerPage): boolean => id === null && failure !== null;
const storedOf = (pages: readonly AnswerPage[]) => pages.flatMap(({ id }) => (id === null ? [] : [id]));

function pageOf({ pages, current }: Context): AnswerPage {
  const page = pages.find(({ key }) => key === current);
  if (page === undefined) throw new Error('Only a page that is there is worked on');
  return page;
}

const changed = ({ pages, current }: Context, change: Partial<AnswerPage>) => ({
  pages: pages.map((page) => (page.key === current ? { ...page, ...change } : page)),
});

/**
 * The pages of an answer: photos and PDFs, uploaded one after the other as soon as they are chosen. It runs inside
 * `answerRecording` and reports to it. One that fails stays, so that it can be retried or removed.
 */
export const answerPagesMachine = setup({
  types: typed<{ input: Input; context: Context; events: AnswerPagesEvent; tags: 'busy' }>(),
  actors: {
    uploadDisputeFile: port<ReplyOf<typeof uploadDisputeFile>, { profileId: string; file: Blob }>(
      'uploadDisputeFile',
    ),
    viewDisputeFile: port<Blob, { profileId: string; fileId: string }>('viewDisputeFile'),
  },
  guards: {
    hasWaiting: ({ context }) => context.pages.some(isWaiting),
    canRetry: ({ context }, { key }: OfPage<string>) =>
      context.pages.some(
        (page) =>
          page.key === key && isRefused(page) && page.failure !== null && canUploadAgain(page.failure),
      ),
    isUnopened: ({ context }, { key }: OfPage<string>) =>
      context.pages.some((page) => page.key === key && page.content === null),
    isAtRest: ({ context }, { key }: OfPage<string>) => context.current !== key,
    isUnderWay: ({ context }, { key }: OfPage<string>) => context.current === key,
  },
  actions: {
    addPages: assign(({ context: { pages, count } }, { files }: Add) => {
      const fitting = files.slice(0, Math.max(0, filesPerEvent - pages.length));
      return {
        count: count + fitting.length,
        leftOut: files.length - fitting.length,
        pages: [
          ...pages,
          ...fitting.map((file, position) => ({
            key: `page-${count + position + 1}`,
            name: file.name,
            content: file,
            id: null,
            failure: null,
          })),
        ],
      };
    }),
    removePage: assign({
      leftOut: 0,
      pages: ({ context }, { key }: OfPage<string>) => context.pages.filter((page) => page.key !== key),
    }),
    forgetFailure: assign({
      pages: ({ context }, { key }: OfPage<string>) =>
        context.pages.map((page) => (page.key === key ? { ...page, failure: null } : page)),
    }),
    takeNext: assign({ current: ({ context }) => context.pages.find(isWaiting)?.key ?? null }),
    takePage: assign({ current: (_, { key }: OfPage<string>) => key }),
    rememberId: assign(({ context }, { id }: { id: string }) => changed(context, { id })),
    rememberContent: assign(({ context }, content: { content: Blob }) => changed(context, content)),
    rememberFailure: assign(({ context }, { error }: { error: unknown }) =>
      changed(context, { failure: failureOf(error) }),
    ),
    tellChanged: sendParent(({ context: { pages } }): PagesChanged => ({
      type: 'pages.changed',
      files: storedOf(pages),
      areStored: pages.every(({ id }) => id !== null),
    })),
  },
}).createMachine({
  id: 'answerPages',
  description: 'The photos or PDFs of an answer, uploaded as soon as they are chosen.',
  context: ({ input: { profileId, stored } }) => ({
    profileId,
    pages: stored.map((id) => ({ key: id, name: '', content: null, id, failure: null })),
    count: 0,
    current: null,
    leftOut: 0,
  }),
  initial: 'resting',
  on: {
    'files.add': {
      actions: [{ type: 'addPages', params: ({ event }) => event }, 'tellChanged'],
    },
    'page.remove': {
      guard: { type: 'isAtRest', params: ({ event }) => event },
      actions: [{ type: 'removePage', params: ({ event }) => event }, 'tellChanged'],
    },
  },
  states: {
    resting: {
      description: 'Nothing is being uploaded or opened.',
      entry: assign({ current: null }),
      always: { guard: 'hasWaiting', target: 'uploading' },
      on: {
        'page.retry': {
          guard: { type: 'canRetry', params: ({ event }) => event },
          actions: [{ type: 'forgetFailure', params: ({ event }) => event }, 'tellChanged'],
        },
        'page.open': {
          guard: { type: 'isUnopened', params: ({ event }) => event },
          target: 'opening',
          actions: [
            { type: 'forgetFailure', params: ({ event }) => event },
            { type: 'takePage', params: ({ event }) => event },
          ],
        },
      },
    },
    uploading: {
      description: 'One page is uploading. More can be added; they follow. Removing it stops its upload.',
      tags: 'busy',
      entry: 'takeNext',
      on: {
        'page.remove': {
          guard: { type: 'isUnderWay', params: ({ event }) => event },
          target: 'resting',
          actions: [{ type: 'removePage', params: ({ event }) => event }, 'tellChanged'],
        },
      },
      invoke: {
        id: 'uploadDisputeFile',
        src: 'uploadDisputeFile',
        input: ({ context }) => ({
          profileId: context.profileId,
          file: pageOf(context).content ?? new Blob(),
        }),
        onDone: {
          target: 'resting',
          actions: [{ type: 'rememberId', params: ({ event }) => event.output }, 'tellChanged'],
        },
        onError: { target: 'resting', actions: [rememberFailure, 'tellChanged'] },
      },
    },
    opening: {
      description: 'A page that was recorded earlier is being opened. Each opening is recorded.',
      tags: 'busy',
      invoke: {
        id: 'viewDisputeFile',
        src: 'viewDisputeFile',
        input: ({ context }) => ({ profileId: context.profileId, fileId: pageOf(context).id ?? '' }),
        onDone: {
          target: 'resting',
          actions: { type: 'rememberContent', params: ({ event }) => ({ content: event.output }) },
        },
        onError: { target: 'resting', actions: rememberFailure },
      },
    },
  },
});
