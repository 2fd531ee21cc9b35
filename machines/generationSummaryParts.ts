import { assign, setup } from 'xstate';
import type { ReplyOf } from '#contract/call.ts';
import type {
  Concern,
  ItemAnswer,
  ItemWithoutGround,
  LetterSummary,
  OverrulingReason,
  answerItem,
  overruleConcern,
} from '#contract/letterSummary.ts';
import { isDecided, openConcerns } from './decidedSummary.ts';
import { disputeGroundsMachine } from './disputeGrounds.ts';
import { type Failure, failureIn, failureOf } from './failure.ts';
import { port, typed } from './port.ts';
import type { RepairChoice, ReportOfProfile } from './repairChoice.ts';

interface Input extends ReportOfProfile {
  readonly choice: RepairChoice;
}

interface Context extends Input {
  /** Null until it has arrived; the last one while a new one is loading. */
  readonly summary: LetterSummary | null;
  /** The concern or item that an answer is being saved for, or failed to be saved for. */
  readonly subject: string | null;
  /** The account of the report that the client is being asked about. */
  readonly accountId: string | null;
  readonly failure: Failure | null;
  readonly outcome: SummaryOutcome;
}

/** How the dialog ended: with Generate, whether that repeats a set of the last day, without, or with nothing left to use. */
export type SummaryOutcome =
  | { readonly kind: 'confirmed'; readonly repeat: boolean }
  | { readonly kind: 'cancelled' | 'noGenerations' };

type Overrule = { type: 'concern.overrule'; id: string; reason: OverrulingReason; note: string };
type AnswerItem = { type: 'item.answer'; key: string; answer: ItemAnswer };
type ExplainItem = { type: 'item.explain'; key: string };

export type GenerationSummaryEvent =
  | Overrule
  | AnswerItem
  | ExplainItem
  | { type: 'reasons.done' }
  | { type: 'summary.retry' }
  | { type: 'summary.confirm' }
  | { type: 'summary.cancel' };

function itemOf({ summary }: Context, key: string): ItemWithoutGround | undefined {
  return summary?.withoutGround.find((item) => item.key === key);
}

/** The account that an item of the summary is about, left out or not; null if it is another item. */
const accountOf = (summary: LetterSummary | null, key: string): string | null =>
  [...(summary?.withoutGround ?? []), ...(summary?.leftOut ?? [])].find((item) => item.key === key)
    ?.accountId ?? null;

/** The named parts of the summary before Generate. The statechart itself is in `generationSummary.ts`. */
export const summaryParts = setup({
  types: typed<{
    input: Input;
    context: Context;
    events: GenerationSummaryEvent;
    output: SummaryOutcome;
    children: { disputeGrounds: 'disputeGrounds' };
    tags: 'busy';
  }>(),
  actors: {
    summarizeLetters: port<LetterSummary, Input>('summarizeLetters'),
    overruleConcern: port<ReplyOf<typeof overruleConcern>, Input & Omit<Overrule, 'type'>>('overruleConcern'),
    answerItem: port<ReplyOf<typeof answerItem>, Input & Omit<AnswerItem, 'type'>>('answerItem'),
    disputeGrounds: disputeGroundsMachine,
  },
  guards: {
    isOpen: ({ context }, { id }: Overrule) =>
      openConcerns(context.summary).some((concern) => concern.id === id),
    isListed: ({ context }, { key }: AnswerItem) => itemOf(context, key) !== undefined,
    isAccount: ({ context: { summary } }, { key }: ExplainItem) => accountOf(summary, key) !== null,
    canConfirm: ({ context }) => isDecided(context.summary),
    hasNoGenerations: (_, { error }: { error: unknown }) => failureOf(error).code === 'noGenerations',
  },
  actions: {
    rememberSummary: assign({ summary: (_, summary: LetterSummary) => summary }),
    rememberConcerns: assign({
      summary: ({ context: { summary } }, { concerns }: { concerns: Concern[] }) =>
        summary && { ...summary, concerns },
    }),
    noteConcern: assign({ subject: (_, { id }: Overrule) => id }),
    noteItem: assign({ subject: (_, { key }: AnswerItem) => key }),
    noteAccount: assign({
      accountId: ({ context: { summary } }, { key }: ExplainItem) => accountOf(summary, key),
    }),
    rememberFailure: assign(failureIn),
    forgetFailure: assign({ failure: null }),
    confirm: assign({
      outcome: ({ context }) => ({ kind: 'confirmed', repeat: context.summary?.isRepeated ?? false }),
    }),
    noteNoGenerations: assign({ outcome: { kind: 'noGenerations' } }),
  },
});

/** What the calls are about. */
export const placeOf = ({ profileId, reportId, choice }: Context): Input => ({ profileId, reportId, choice });
