import { assign, setup } from 'xstate';
import { undecided } from '#contract/failures.ts';
import { creditsPerGeneration } from '#contract/limits.ts';
import type { GenerationSession } from '#contract/repair.ts';
import { type Failure, failureIn, failureOf, rememberFailure } from './failure.ts';
import { type DownloadLetters, downloadOf, letterDownloadMachine } from './letterDownload.ts';
import { effect, port, typed } from './port.ts';
import type { ChoiceOf, RepairChoice, ReportOfProfile } from './repairChoice.ts';

type Letters = Pick<GenerationSession, 'sessionId'>;

interface Input extends ReportOfProfile {
  /** Null for letters that are there already. */
  readonly choice: RepairChoice | null;
  /** Letters that were written while the page was not open. */
  readonly session?: Letters | null;
}

interface Context extends Input {
  readonly session: Letters | null;
  readonly failure: Failure | null;
}

export type GenerationSessionEvent =
  | { type: 'letters.retry' }
  | DownloadLetters
  | { type: 'letters.mail' }
  | { type: 'session.close' };

/**
 * What happened to the credit: spent on letters, kept because nothing was written, not available, or unknown because
 * the response never arrived.
 */
export type CreditOutcome = 'spent' | 'kept' | 'none' | 'unknown';

/** The generations that remain of `left` after an outcome. The number of letters makes no difference. */
export function leftAfter(left: number, outcome: CreditOutcome): number {
  if (outcome === 'none') return 0;
  return outcome === 'spent' ? Math.max(0, left - creditsPerGeneration) : left;
}

/** Whether the server has reported the result: letters written, or a refusal. Until then it may still be working. */
export function isAnswered({ session, failure }: Context): boolean {
  return session !== null || (failure !== null && !undecided.has(failure.code));
}

function outcomeOf(context: Context): CreditOutcome {
  if (!isAnswered(context)) return 'unknown';
  if (context.session !== null) return 'spent';
  return context.failure?.code === 'noGenerations' ? 'none' : 'kept';
}

const sessionIdOf = ({ session }: Context) => {
  if (session === null) throw new Error('Only a finished session has letters');
  return { sessionId: session.sessionId };
};

/** One set of letters: written, then downloaded or mailed as often as the person likes, then closed. */
export const generationSessionMachine = setup({
  types: typed<{
    input: Input;
    context: Context;
    events: GenerationSessionEvent;
    output: CreditOutcome;
    children: { letterDownload: 'letterDownload' };
    tags: 'busy' | 'letters';
  }>(),
  actors: {
    generateAutomatic: port<GenerationSession, ReportOfProfile & { choice: ChoiceOf<'automatic'> }>(
      'generateAutomatic',
    ),
    generateManual: port<GenerationSession, ReportOfProfile & { choice: ChoiceOf<'manual'> }>(
      'generateManual',
    ),
    mailLetters: port<void, { sessionId: string }>('mailLetters'),
    letterDownload: letterDownloadMachine,
  },
  guards: {
    isWritten: ({ context }) => context.session !== null,
    isAutomatic: ({ context }) => context.choice?.kind === 'automatic',
    hasNoGenerations: (_, { error }: { error: unknown }) => failureOf(error).code === 'noGenerations',
  },
  actions: {
    refresh: effect('refresh'),
    rememberSession: assign({ session: (_, session: GenerationSession) => session }),
    rememberFailure: assign(failureIn),
    forgetFailure: assign({ failure: null }),
  },
}).createMachine({
  id: 'generationSession',
  description: 'A set of letters, from generation to mailing.',
  context: ({ input }) => ({ ...input, session: input.session ?? null, failure: null }),
  output: ({ context }) => outcomeOf(context),
  initial: 'starting',
  states: {
    starting: {
      description: 'Chooses which call generates the letters, unless they are there already.',
      entry: 'forgetFailure',
      always: [
        { guard: 'isWritten', target: 'generated', actions: 'refresh' },
        { guard: 'isAutomatic', target: 'generatingAutomatic' },
        { target: 'generatingManual' },
      ],
    },
    generatingAutomatic: {
      description: 'Letters for the selected options are being generated.',
      tags: 'busy',
      invoke: {
        id: 'generateAutomatic',
        src: 'generateAutomatic',
        input: ({ context: { profileId, reportId, choice } }) => {
          if (choice?.kind !== 'automatic') throw new Error('Not an automatic choice');
          return { profileId, reportId, choice };
        },
        onDone: {
          target: 'generated',
          actions: [{ type: 'rememberSession', params: ({ event }) => event.output }, 'refresh'],
        },
        onError: [
          {
            guard: { type: 'hasNoGenerations', params: ({ event }) => event },
            target: 'closed',
            actions: rememberFailure,
          },
          { target: 'failed', actions: rememberFailure },
        ],
      },
    },
    generatingManual: {
      description: 'Letters for the chosen accounts are being generated.',
      tags: 'busy',
      invoke: {
        id: 'generateManual',
        src: 'generateManual',
        input: ({ context: { profileId, reportId, choice } }) => {
          if (choice?.kind !== 'manual') throw new Error('Not a manual choice');
          return { profileId, reportId, choice };
        },
        onDone: {
          target: 'generated',
          actions: [{ type: 'rememberSession', params: ({ event }) => event.output }, 'refresh'],
        },
        onError: [
          {
            guard: { type: 'hasNoGenerations', params: ({ event }) => event },
            target: 'closed',
            actions: rememberFailure,
          },
          { target: 'failed', actions: rememberFailure },
        ],
      },
    },
    failed: {
      description:
        'No letters were generated and no generation was used. The page says so, and the same request can be retried.',
      on: { 'letters.retry': 'starting', 'session.close': 'closed' },
    },
    generated: {
      description:
        'The letters are ready. The success dialog offers Close, Mail Letters, Download Letter(s), and one PDF of them.',
      tags: 'letters',
      on: { 'letters.download': 'downloading', 'letters.mail': 'mailing', 'session.close': 'closed' },
    },
    downloading: {
      description: 'The download dialog is open.',
      tags: 'letters',
      invoke: {
        id: 'letterDownload',
        src: 'letterDownload',
        input: ({ context, event }) => downloadOf(event, context.session?.sessionId),
        onDone: 'generated',
      },
    },
    mailing: {
      description: 'A new window is open, waiting for the print shop’s cart.',
      tags: ['busy', 'letters'],
      entry: 'forgetFailure',
      invoke: {
        id: 'mailLetters',
        src: 'mailLetters',
        input: ({ context }) => sessionIdOf(context),
        onDone: 'generated',
        onError: { target: 'mailFailed', actions: rememberFailure },
      },
    },
    mailFailed: {
      description: 'The cart did not open. The success dialog says so and keeps all its options.',
      tags: 'letters',
      on: { 'letters.download': 'downloading', 'letters.mail': 'mailing', 'session.close': 'closed' },
    },
    closed: { type: 'final', description: 'The dialog is closed.' },
  },
});
