import { permitsService } from '#contract/clientContract.ts';
import type { ReadyClient } from '#contract/clientReadiness.ts';
import { undecided } from '#contract/failures.ts';
import type { LetterSummary, OverrulingReason } from '#contract/letterSummary.ts';
import { creditsPerGeneration } from '#contract/limits.ts';
import type { ProfileStatus } from '#contract/shapes.ts';
import { hasOnlyManyLetters, isDecided } from './decidedSummary.ts';
import { type Failure } from './failure.ts';

/** What can be done for several clients, one after the other. */
export type BatchKind = 'refresh' | 'status' | 'letters' | 'delete';

/** Why a client is left out. */
export type Obstacle =
  | 'notConnected'
  | 'asksSecret'
  | 'sameStatus'
  | 'noReport'
  /** The agency's contract with them permits no letters yet (docs/decisions/0166). */
  | 'contract'
  /** Work for them is paused. */
  | 'stopped'
  /** Their service has ended: nothing is begun for them (docs/decisions/0148). */
  | 'ended'
  /** Something speaks against their letters, or the letters can't be written: it is in the plan. */
  | 'undecided'
  /** Nothing else speaks against their letters. */
  | 'manyLetters'
  | 'repeated'
  | 'refused'
  /** The generations that are left are for those before them. */
  | 'noCredit'
  | 'onHold';

/** Why one recipient may get several letters. These say how letters are mailed, which is the same for all clients. */
export const manyLettersReasons = ['mailedApart', 'intended'] as const satisfies readonly OverrulingReason[];
export type ManyLettersReason = (typeof manyLettersReasons)[number];

/** How it ended for one client; null if it succeeded. */
export interface Outcome {
  readonly id: string;
  readonly failure: Failure | null;
}

/** What letters one client would get: their summary, or why there are none. */
export interface LetterPlan {
  readonly id: string;
  readonly summary: LetterSummary | null;
  readonly failure: Failure | null;
}

export interface BatchContext {
  readonly kind: BatchKind;
  readonly ids: readonly string[];
  /** Those of them that still exist, by name. */
  readonly clients: readonly ReadyClient[];
  /** The new status, if it is to be set, and why. */
  readonly status: ProfileStatus | null;
  readonly reason: string;
  /** The automated option, if letters are to be generated, and what it would produce, as far as that is known. */
  readonly option: number;
  readonly plans: readonly LetterPlan[];
  /** Why clients are included whose recipients get several letters on one day; null leaves them out. */
  readonly manyLetters: ManyLettersReason | null;
  readonly outcomes: readonly Outcome[];
  /** No other client is started. */
  readonly isStopped: boolean;
  /** Why the clients or their letters could not be looked up. */
  readonly failure: Failure | null;
}

/** What is done for one client. */
export type BatchStep =
  | { readonly kind: 'refresh' | 'delete'; readonly profileId: string }
  | {
      readonly kind: 'status';
      readonly profileId: string;
      readonly status: ProfileStatus;
      readonly reason: string;
    }
  | {
      readonly kind: 'letters';
      readonly profileId: string;
      readonly reportId: string;
      readonly option: number;
      /** Recorded before the letters are generated, where a recipient gets several of them. */
      readonly manyLetters: ManyLettersReason | null;
    };

type Wish = Pick<BatchContext, 'kind' | 'status' | 'clients' | 'plans' | 'manyLetters'>;

/** Why it can't be done for a client; null if it can. */
export function obstacleOf(wish: Wish, client: ReadyClient): Obstacle | null {
  const own = ownObstacle(wish, client);
  if (own !== null || wish.kind !== 'letters') return own;
  const able = wish.clients.filter((each) => ownObstacle(wish, each) === null);
  return able.indexOf(client) < generationsLeft(wish) ? null : 'noCredit';
}

/** IdentityIQ asks for an answer that is never stored. */
function ownObstacle({ kind, status, plans, manyLetters }: Wish, client: ReadyClient): Obstacle | null {
  if (client.activity === 'ended' && kind !== 'delete') return 'ended';
  switch (kind) {
    case 'status':
      return client.status === status ? 'sameStatus' : null;
    case 'delete':
      return client.onHold ? 'onHold' : null;
    case 'refresh':
      if (client.provider === null) return 'notConnected';
      return client.provider === 'IdentityIQ' ? 'asksSecret' : null;
    case 'letters': {
      if (client.activity !== 'active') return 'stopped';
      if (!permitsService(client.contract.state)) return 'contract';
      if (client.reportId === null) return 'noReport';
      const plan = plans.find(({ id }) => id === client.id);
      if (plan === undefined || plan.failure !== null) return 'refused';
      const { summary } = plan;
      if (!isDecided(summary) && !hasOnlyManyLetters(summary)) return 'undecided';
      if (summary?.isRepeated === true) return 'repeated';
      return isDecided(summary) || manyLetters !== null ? null : 'manyLetters';
    }
  }
}

/** How many clients the common decision about several letters to one recipient concerns. */
export const withManyLetters = (context: Wish): number =>
  context.clients.filter((client) => ownObstacle({ ...context, manyLetters: null }, client) === 'manyLetters')
    .length;

/** How many there are for this batch, as the summary that was made last says. */
export const generationsLeft = ({ plans }: Pick<BatchContext, 'plans'>): number => {
  const left = plans.findLast(({ summary }) => summary !== null)?.summary?.generations.left ?? 0;
  return Math.floor(left / creditsPerGeneration);
};

/** Those for whom it is done, by name. */
export const included = (context: Wish): readonly ReadyClient[] =>
  context.clients.filter((client) => obstacleOf(context, client) === null);

/** The client who comes next; undefined after the last. */
export const nextOf = (context: BatchContext): ReadyClient | undefined =>
  included(context)[context.outcomes.length];

/** The ids of those for whom it failed or was not started, once it is over. */
export const unfinished = (context: BatchContext): readonly string[] =>
  included(context)
    .filter((_, place) => context.outcomes[place]?.failure !== null)
    .map(({ id }) => id);

/** The next client whose letters are to be looked at; undefined after the last. */
export const nextToPlan = ({ kind, clients, plans }: BatchContext): ReadyClient | undefined =>
  kind === 'letters'
    ? clients.find((client) => canBePlanned(client) && plans.every((plan) => plan.id !== client.id))
    : undefined;

/** Whether it can be found out which letters they would get, and whether they may get any. */
export const canBePlanned = ({ reportId, activity, contract }: ReadyClient): boolean =>
  reportId !== null && activity === 'active' && permitsService(contract.state);

/** Failures that say something about one client's letters, and nothing about those of others. */
const ownFailures: ReadonlySet<Failure['code']> = new Set([
  'notFound',
  'contradictoryReasons',
  'nothingToDispute',
  'alreadyDecided',
  'unprintableName',
  'unreadableReport',
]);
export const isOwn = ({ code }: Failure): boolean => ownFailures.has(code);

/** Whether nobody knows if letters were written, and a generation used: the answer never came. */
export const isUncertain = ({ kind }: Pick<BatchContext, 'kind'>, { code }: Failure): boolean =>
  kind === 'letters' && undecided.has(code);

/** Whether it is known what to do, and there is someone to do it for. */
export const canStart = (context: BatchContext): boolean =>
  (context.kind !== 'status' || (context.status !== null && context.reason.trim() !== '')) &&
  included(context).length > 0;

/** What is done for the next client. Throws if there is none, or if it is not known what to do. */
export function stepOf(context: BatchContext): BatchStep {
  const { kind, status, reason, option, plans } = context;
  const next = nextOf(context);
  if (next === undefined) throw new Error('Every client has had their turn');
  const profileId = next.id;
  if (kind === 'refresh' || kind === 'delete') return { kind, profileId };
  if (kind === 'status') {
    if (status === null) throw new Error('Only a chosen status is set');
    return { kind, profileId, status, reason };
  }
  if (next.reportId === null) throw new Error('Letters are about a report');
  const plan = plans.find(({ id }) => id === profileId);
  const manyLetters = hasOnlyManyLetters(plan?.summary ?? null) ? context.manyLetters : null;
  return { kind, profileId, reportId: next.reportId, option, manyLetters };
}

/** Whose letters are looked at next. Throws if there is nobody. */
export function planOf(context: BatchContext): { profileId: string; reportId: string; option: number } {
  const next = nextToPlan(context);
  if (next === undefined || next.reportId === null) throw new Error('All letters were looked at');
  return { profileId: next.id, reportId: next.reportId, option: context.option };
}
