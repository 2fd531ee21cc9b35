import type { FastifyRequest } from 'fastify';
import type { WaitingPerson } from '#server/jobs/attended.ts';
import type { Session } from '#server/identity/session.ts';
import type { Claim } from '#server/store/idempotency.ts';

interface Shared<T> {
  readonly work: Promise<T>;
  /** Those who wait for it. */
  readonly requests: FastifyRequest[];
}

/**
 * Shares one piece of work among the requests of this process that claim it at the same time. Requests to other processes join
 * it by its job.
 */
export function createShared<T>() {
  const running = new Map<string, Shared<T>>();
  return (
    request: FastifyRequest,
    { accountId, userId }: Pick<Session, 'accountId' | 'userId'>,
    claim: Claim,
    work: (caller: WaitingPerson) => Promise<T>,
  ): Promise<T> => {
    const key = `${accountId} ${claim.key} ${claim.requestHash}`;
    const shared = running.get(key);
    if (shared) {
      shared.requests.push(request);
      return shared.work;
    }
    const requests = [request];
    const isAwaited = () => requests.some(({ raw }) => !raw.socket.destroyed);
    const own = work({ userId, isAwaited, ending: request.server.ending }).finally(() => running.delete(key));
    running.set(key, { work: own, requests });
    return own;
  };
}
