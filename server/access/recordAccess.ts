import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Id } from '#contract/shapes.ts';
import { callerAddress } from '#server/http/callerAddress.ts';
import { refusalOf, replaceRefusal } from '#server/http/failures.ts';
import type { Session } from '#server/identity/session.ts';
import { serverChain } from '#server/store/accessChain.ts';
import type { NewAccess } from '#server/store/accessRecord.ts';
import type { Clock } from '#server/store/context.ts';
import { StoreUnavailable } from '#server/store/unavailable.ts';
import type { Reader } from '#server/store/tickets.ts';
import type { Recorder } from './recorder.ts';
import { readerOf, subjectOf, type Subject } from './subject.ts';

interface RecordOptions {
  readonly record: Recorder;
  readonly clock: Clock;
}

/** Whose record an access belongs to, and who made it. */
interface Whose {
  readonly accountId: string;
  readonly reader: Reader;
}

/** A person outside the account: support on a print page, or someone with its key. */
function outsider({ isSupport, provider, subject, userId }: Session): Reader {
  return isSupport
    ? { actor: 'support', person: `${provider}:${subject}`, forUser: '' }
    : { actor: 'outsider', person: userId, forUser: '' };
}

function whose({ caller, bearer }: FastifyRequest, { accountId, reader }: Subject): Whose | null {
  if (caller !== null) {
    const isOwn = accountId === undefined || accountId === caller.accountId;
    return { accountId: accountId ?? caller.accountId, reader: isOwn ? readerOf(caller) : outsider(caller) };
  }
  if (reader !== undefined && accountId !== undefined) return { accountId, reader };
  if (bearer === null) return null;
  const person = `${bearer.provider}:${bearer.subject}`;
  return accountId === undefined
    ? { accountId: serverChain, reader: { actor: 'unknown', person, forUser: '' } }
    : { accountId, reader: { actor: 'client', person, forUser: '' } };
}

/** The ids in a request's path and body; only values that look like ids, because anything can be sent. */
function named({ params, body }: FastifyRequest): Pick<NewAccess, 'profile_id' | 'object'> {
  const values: Readonly<Record<string, unknown>> = { ...fieldsOf(body), ...fieldsOf(params) };
  const id = (name: string) => Id.safeParse(values[name]).data;
  const word = (name: string) => {
    const value = values[name];
    return typeof value === 'string' && /^[A-Za-z]{1,30}$/.test(value) ? value : undefined;
  };
  return {
    profile_id: id('profileId') ?? '',
    object: id('sessionId') ?? id('reportId') ?? word('kind') ?? word('field') ?? '',
  };
}

function fieldsOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};
}

function accessOf(request: FastifyRequest, reply: FastifyReply, at: string): NewAccess | null {
  const { call } = request.routeOptions.config;
  if (call === undefined) return null;
  const refusal = refusalOf(reply);
  const isRefused = reply.statusCode === 403 || reply.statusCode === 404 || refusal === 'dailyLimit';
  if (!isRefused && (call.reads === 'nothing' || reply.statusCode >= 400)) return null;
  const subject = subjectOf(request);
  const owner = whose(request, subject);
  if (owner === null) return null;
  const { profile_id, object } = named(request);
  return {
    account_id: owner.accountId,
    at,
    actor: owner.reader.actor,
    person: owner.reader.person,
    for_user: owner.reader.forUser,
    address: callerAddress(request),
    call: call.name,
    reads: call.reads,
    profile_id: subject.profileId ?? profile_id,
    object: subject.object ?? object,
    outcome: refusal ?? 'answered',
    request_id: request.id,
  };
}

function discard(payload: unknown): void {
  if (typeof payload === 'object' && payload !== null && 'destroy' in payload) {
    if (typeof payload.destroy === 'function') payload.destroy();
  }
}

/**
 * Records every reply that reveals something (`reads` in the contract) and every refusal of a known person, before the
 * first byte is sent. What can't be recorded is not sent: the caller gets `unavailable`. Call it before the routes.
 */
export function recordAccess(app: FastifyInstance, { record, clock }: RecordOptions): void {
  const recorded = new WeakSet<FastifyRequest>();
  app.addHook('onSend', async (request, reply, payload) => {
    const access = accessOf(request, reply, clock.now().toISOString());
    // The failure to record comes through here too.
    if (access === null || recorded.has(request)) return payload;
    recorded.add(request);
    try {
      await record(access);
    } catch (error) {
      discard(payload);
      if (refusalOf(reply) === null || !(error instanceof StoreUnavailable)) throw error;
      request.log.warn({ reason: error.reason }, 'store unavailable');
      return replaceRefusal(reply, 'unavailable');
    }
    return payload;
  });
}
