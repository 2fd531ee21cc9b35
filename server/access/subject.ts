import type { FastifyRequest } from 'fastify';
import type { Session } from '#server/identity/session.ts';
import type { Reader } from '#server/store/tickets.ts';

/** What a handler knows about an access beyond the request: whose data it is, and who reads it. */
export interface Subject {
  /** The account that owns the data, if it is not the session's. */
  readonly accountId?: string;
  readonly profileId?: string;
  /** A report's, letter set's, or scan's id. */
  readonly object?: string;
  readonly reader?: Reader;
}

const subjects = new WeakMap<FastifyRequest, Subject>();

/** Adds to what the record of access says about this request. Call it before the reply is sent. */
export function noteSubject(request: FastifyRequest, subject: Subject): void {
  subjects.set(request, { ...subjects.get(request), ...subject });
}

export function subjectOf(request: FastifyRequest): Subject {
  return subjects.get(request) ?? {};
}

/** The person who makes a call, as the record names them. */
export function readerOf({
  isImpersonating,
  provider,
  subject,
  userId,
}: Pick<Session, 'isImpersonating' | 'provider' | 'subject' | 'userId'>): Reader {
  return isImpersonating
    ? { actor: 'support', person: `${provider}:${subject}`, forUser: userId }
    : { actor: 'member', person: userId, forUser: '' };
}
