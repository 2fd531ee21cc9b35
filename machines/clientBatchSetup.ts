import { assign, setup } from 'xstate';
import type { ReadyClient } from '#contract/clientReadiness.ts';
import { mostClientsAtOnce, mostLetterSetsAtOnce } from '#contract/limits.ts';
import type { LetterSummary } from '#contract/letterSummary.ts';
import type { ProfileStatus } from '#contract/shapes.ts';
import {
  type BatchContext,
  type BatchKind,
  type BatchStep,
  canStart,
  isOwn,
  isUncertain,
  type ManyLettersReason,
  nextOf,
  nextToPlan,
  type planOf,
  unfinished,
} from './clientBatchParts.ts';
import { type Failure, failureIn, failureOf } from './failure.ts';
import { effect, port, typed } from './port.ts';

type Ask = { type: 'batch.ask'; kind: BatchKind; ids: readonly string[] };
type Choose = { type: 'status.choose'; status: ProfileStatus | null };
type ChooseOption = { type: 'option.choose'; option: number };
type ChooseMany = { type: 'manyLetters.choose'; reason: ManyLettersReason | null };
type Write = { type: 'reason.write'; reason: string };

export type ClientBatchEvent =
  | Ask
  | Choose
  | ChooseOption
  | ChooseMany
  | Write
  | { type: 'batch.retry' }
  | { type: 'batch.start' }
  | { type: 'batch.stop' }
  | { type: 'batch.again' }
  | { type: 'batch.close' };

export const nothing: Omit<BatchContext, 'kind' | 'ids'> = {
  clients: [],
  status: null,
  reason: '',
  option: 1,
  plans: [],
  manyLetters: null,
  outcomes: [],
  isStopped: false,
  failure: null,
};

/** The named parts of a batch. The statechart itself is in `clientBatch.ts`. */
export const batchParts = setup({
  types: typed<{ context: BatchContext; events: ClientBatchEvent; tags: 'busy' | 'open' }>(),
  actors: {
    clientReadiness: port<readonly ReadyClient[], { ids: readonly string[] }>('clientReadiness'),
    summarizeLetters: port<LetterSummary, ReturnType<typeof planOf>>('summarizeLetters'),
    doForClient: port<void, BatchStep>('doForClient'),
  },
  guards: {
    fits: (_, { kind, ids }: Ask) =>
      ids.length > 0 && ids.length <= (kind === 'letters' ? mostLetterSetsAtOnce : mostClientsAtOnce),
    hasUnplanned: ({ context }) => nextToPlan(context) !== undefined,
    isOwn: (_, { error }: { error: unknown }) => isOwn(failureOf(error)),
    isUncertain: ({ context }, { error }: { error: unknown }) => isUncertain(context, failureOf(error)),
    hasNoGenerations: (_, { error }: { error: unknown }) => failureOf(error).code === 'noGenerations',
    isOther: ({ context }, { option }: ChooseOption) => context.option !== option,
    canStart: ({ context }) => canStart(context),
    hasNext: ({ context }) => !context.isStopped && nextOf(context) !== undefined,
    isGoing: ({ context }) => !context.isStopped,
    hasUnfinished: ({ context }) => unfinished(context).length > 0,
  },
  actions: {
    refresh: effect('refresh'),
    rememberWish: assign((_, { kind, ids }: Ask) => ({ ...nothing, kind, ids })),
    /** The rest of the wish stays as it was. */
    wishForUnfinished: assign(({ context }) => ({
      ...nothing,
      ids: unfinished(context),
      status: context.status,
      reason: context.reason,
      option: context.option,
      manyLetters: context.manyLetters,
    })),
    rememberClients: assign({ clients: (_, { clients }: { clients: readonly ReadyClient[] }) => clients }),
    rememberStatus: assign({ status: (_, { status }: Choose) => status }),
    rememberOption: assign({ option: (_, { option }: ChooseOption) => option, plans: [] }),
    rememberManyLetters: assign({ manyLetters: (_, { reason }: ChooseMany) => reason }),
    rememberPlan: assign({
      plans: ({ context }, plan: { summary: LetterSummary } | { failure: Failure }) => {
        const next = nextToPlan(context);
        return next === undefined
          ? context.plans
          : [...context.plans, { summary: null, failure: null, ...plan, id: next.id }];
      },
    }),
    rememberReason: assign({ reason: (_, { reason }: Write) => reason }),
    rememberOutcome: assign({
      outcomes: ({ context }, { failure }: { failure: Failure | null }) => {
        const next = nextOf(context);
        return next === undefined ? context.outcomes : [...context.outcomes, { id: next.id, failure }];
      },
    }),
    stop: assign({ isStopped: true }),
    rememberFailure: assign(failureIn),
    forgetFailure: assign({ failure: null }),
  },
});
