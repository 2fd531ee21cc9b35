import type { FastifyRequest } from 'fastify';
import { CallError } from '#contract/failures.ts';
import { IdempotencyKey } from '#contract/shapes.ts';
import { type Claim, derivedPrefix } from '#server/store/idempotency.ts';
import type { Identity } from '#server/identity/identity.ts';
import type { Services } from '#server/services.ts';

const keyLife = 24 * 60 * 60_000;
/**
 * Milliseconds. Without the caller's own key, the same request within this time counts as repeated, such as a double
 * click.
 */
const derivedLife = 60_000;

type Needed = Pick<Services, 'store' | 'clock'>;

/** What identifies a repeat of this request: its Idempotency-Key, or the caller and the content. */
export function idempotencyClaim(request: FastifyRequest, { store, clock }: Needed): Claim {
  const userId = request.caller?.userId ?? personOf(request.person);
  const call = request.routeOptions.config.call?.name ?? request.url;
  const content = JSON.stringify([userId, call, request.params ?? null, request.body ?? null]);
  const requestHash = store.idempotency.hashOf(content);
  const given = request.headers['idempotency-key'];
  if (given === undefined) {
    return {
      key: `${derivedPrefix}${requestHash}`,
      requestHash,
      expiresAt: new Date(clock.now().getTime() + derivedLife),
    };
  }
  const key = IdempotencyKey.safeParse(given);
  if (!key.success) {
    throw new CallError('invalid', '', [{ field: 'Idempotency-Key', problem: 'invalid' }]);
  }
  return {
    key: ownKey(userId, key.data),
    requestHash,
    expiresAt: new Date(clock.now().getTime() + keyLife),
  };
}

/** Whether the caller gave the request a key, and it is not derived from its content. */
export const hasOwnKey = ({ headers }: FastifyRequest): boolean => headers['idempotency-key'] !== undefined;

/** A person outside the account, as its records name them. */
export const personOf = ({ provider, subject }: Identity): string => `${provider}:${subject}`;

/** A caller's own key belongs to that person; it never matches a request of someone else. */
export const ownKey = (userId: string, key: string) => `key:${userId}:${key}`;

/** The claim of a request whose caller gave it a key; null for others, which are done each time they arrive. */
export const ownClaim = (request: FastifyRequest, services: Needed): Claim | null =>
  request.headers['idempotency-key'] === undefined ? null : idempotencyClaim(request, services);
