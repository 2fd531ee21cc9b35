import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { CallError } from '#contract/failures.ts';
import { callerAddress } from './callerAddress.ts';

/** Milliseconds. */
const timeWindow = 60_000;
/** An account has several people, and an address whole offices: they may call as often as so many single persons. */
const crowd = 5;

type Count = (request: FastifyRequest, reply: FastifyReply) => Promise<void>;

/** Each throws `tooManyTries` beyond its limit, with a Retry-After header. */
export interface CallLimits {
  /** Counts a request of nobody known for its address. */
  readonly countAddress: Count;
  /** Counts a request for the person whose token it carries. */
  readonly countPerson: Count;
  /** Counts a request for the account it works in. */
  readonly countAccount: Count;
}

const isHealth = ({ routeOptions }: FastifyRequest): boolean => routeOptions.config?.call?.name === 'health';
/** Answered only to a token: the session counts these, when it knows whose it is. */
const isClosed = ({ routeOptions }: FastifyRequest): boolean =>
  routeOptions.config?.access === 'member' || routeOptions.config?.access === 'token';

/**
 * Limits calls per minute, in this process. Everyone who is signed in has their own count, so that no one uses up that of
 * others at the same address; the address is counted only for what comes without a valid token. Health is not counted.
 */
export async function callLimits(app: FastifyInstance, perMinute: number): Promise<CallLimits> {
  // Calls with a limit of their own bring it along in their route's configuration.
  await app.register(rateLimit, { global: false });

  function limit(max: number, keyGenerator: (request: FastifyRequest) => string): Count {
    const count = app.createRateLimit({ max, timeWindow, keyGenerator });
    return async (request, reply) => {
      const counted = await count(request);
      if (counted.isAllowed || !counted.isExceeded) return;
      void reply.header('retry-after', counted.ttlInSeconds);
      throw new CallError('tooManyTries');
    };
  }

  const limits: CallLimits = {
    countAddress: limit(perMinute * crowd, callerAddress),
    // Support that acts for a user counts for itself: it must not use up what the user may ask.
    countPerson: limit(perMinute, (request) => {
      const { provider, subject } = isPersonal(request) ? request.person : request.session;
      return `${provider}:${subject}`;
    }),
    countAccount: limit(perMinute * crowd, ({ session }) => session.accountId),
  };
  app.addHook('onRequest', async (request, reply) => {
    if (!isClosed(request) && !isHealth(request)) await limits.countAddress(request, reply);
  });
  return limits;
}

const isPersonal = ({ routeOptions }: FastifyRequest): boolean => routeOptions.config?.access === 'token';
