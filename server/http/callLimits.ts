import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { CallError } from '#contract/failures.ts';
import { callerAddress } from './callerAddress.ts';

/** Milliseconds. */
const timeWindow = 60_000;
/**
 * An account has several users, and an address can be a whole office: their limit is this many times that of one
 * person.
 */
const crowd = 5;

type Count = (request: FastifyRequest, reply: FastifyReply) => Promise<void>;

/** Each throws `tooManyTries` beyond its limit, with a Retry-After header. */
export interface CallLimits {
  /** Counts an unauthenticated request for its address. */
  readonly countAddress: Count;
  /** Counts a request for the person whose token it has. */
  readonly countPerson: Count;
  /** Counts a request for the account it works in. */
  readonly countAccount: Count;
}

const isForMonitors = ({ routeOptions }: FastifyRequest): boolean =>
  routeOptions.config?.call?.forMonitors === true;
/** These routes need a token. The session counts their requests once it knows whose they are. */
const isClosed = ({ routeOptions }: FastifyRequest): boolean =>
  routeOptions.config?.access === 'member' || routeOptions.config?.access === 'token';

/**
 * Limits calls per minute, in this process. Every signed-in person has their own count, so that no one uses up the
 * limit of others at the same address. The address counts only for requests without a valid token. Calls
 * of monitors are not counted.
 */
export async function callLimits(app: FastifyInstance, perMinute: number): Promise<CallLimits> {
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
    // Support agents who impersonate a user are counted as themselves, so that they don't use up the user's limit.
    countPerson: limit(perMinute, (request) => {
      const { provider, subject } = isPersonal(request) ? request.person : request.session;
      return `${provider}:${subject}`;
    }),
    countAccount: limit(perMinute * crowd, ({ session }) => session.accountId),
  };
  app.addHook('onRequest', async (request, reply) => {
    if (!isClosed(request) && !isForMonitors(request)) await limits.countAddress(request, reply);
  });
  return limits;
}

const isPersonal = ({ routeOptions }: FastifyRequest): boolean => routeOptions.config?.access === 'token';
