import type { ReadyClient } from '#contract/clientReadiness.ts';
import type { ProfileStatus } from '#contract/shapes.ts';
import { type Failure } from './failure.ts';

/** What can be done for several clients, one after the other. */
export type BatchKind = 'refresh' | 'status';

/** Why a client is left out. */
export type Obstacle = 'notConnected' | 'asksSecret' | 'sameStatus';

/** How it ended for one client; null if it succeeded. */
export interface Outcome {
  readonly id: string;
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
  readonly outcomes: readonly Outcome[];
  /** No other client is started. */
  readonly isStopped: boolean;
  /** Why the clients could not be looked up. */
  readonly failure: Failure | null;
}

/** What is done for one client. */
export type BatchStep =
  | { readonly kind: 'refresh'; readonly profileId: string }
  | {
      readonly kind: 'status';
      readonly profileId: string;
      readonly status: ProfileStatus;
      readonly reason: string;
    };

/** Why it can't be done for a client; null if it can. IdentityIQ asks for an answer that is never stored. */
export function obstacleOf(
  { kind, status }: Pick<BatchContext, 'kind' | 'status'>,
  client: ReadyClient,
): Obstacle | null {
  if (kind === 'status') return client.status === status ? 'sameStatus' : null;
  if (client.provider === null) return 'notConnected';
  return client.provider === 'IdentityIQ' ? 'asksSecret' : null;
}

/** Those for whom it is done, by name. */
export const included = (
  context: Pick<BatchContext, 'kind' | 'status' | 'clients'>,
): readonly ReadyClient[] => context.clients.filter((client) => obstacleOf(context, client) === null);

/** The client who comes next; undefined after the last. */
export const nextOf = (context: BatchContext): ReadyClient | undefined =>
  included(context)[context.outcomes.length];

/** Whether it is known what to do, and there is someone to do it for. */
export const canStart = (context: BatchContext): boolean =>
  (context.kind === 'refresh' || (context.status !== null && context.reason.trim() !== '')) &&
  included(context).length > 0;

/** What is done for the next client. Throws if there is none, or if it is not known what to do. */
export function stepOf(context: BatchContext): BatchStep {
  const { kind, status, reason } = context;
  const next = nextOf(context);
  if (next === undefined) throw new Error('Every client has had their turn');
  if (kind === 'refresh') return { kind, profileId: next.id };
  if (status === null) throw new Error('Only a chosen status is set');
  return { kind, profileId: next.id, status, reason };
}
