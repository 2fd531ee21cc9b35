import { randomUUID } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { importJWK, SignJWT } from 'jose';
import type { Session } from 'oidc-provider';
import type { DocumentSession } from '#contract/service.ts';
import { issuerOf, type EmbeddedIdentity } from '../configuration.ts';
import { pinAddress, type Host, type HostOf } from './hosts.ts';
import type { IssuerPorts } from './issuer.ts';
import type { IdentityKeys } from './keys.ts';
import { noteSession, personOf, sessionSeconds } from './sessionUse.ts';

/** Seconds. Until then, a page needs no other token. */
const life = 5 * 60;
/** What the pages ask for. */
const scope = 'openid profile email';

/** Seconds. A session that was used so recently is not written again: a person opens many pages in a row. */
const usedStep = 5 * 60;

/** Whether the session would last noticeably longer if it counted as used now. */
const isUseNews = (session: Session): boolean =>
  sessionSeconds(session) - ((session.exp ?? 0) - Date.now() / 1_000) > usedStep;

/** The session of the person who opens a page; null if the page must find out itself. Never throws. */
export type ReadDocumentSession = (
  request: FastifyRequest,
  reply: FastifyReply,
) => Promise<DocumentSession | null>;

/**
 * Whether a person opens a page in a tab. A frame, a script's `fetch`, a prefetch, and a program that doesn't say
 * what it is get a page without a token (Fetch Metadata, W3C).
 */
function isOpenedByPerson({ method, headers, url }: FastifyRequest): boolean {
  const isReturning = /[?&]state=/.test(url);
  return (
    method === 'GET' &&
    headers['sec-fetch-dest'] === 'document' &&
    headers['sec-fetch-mode'] === 'navigate' &&
    headers['sec-purpose'] === undefined &&
    // The page of a returning sign-in redeems its code.
    !isReturning
  );
}

interface Ports extends IssuerPorts {
  readonly hostOf: HostOf;
  readonly identity: EmbeddedIdentity;
  readonly keys: IdentityKeys;
}

/**
 * Gives a page the access token that its silent renewal would get, under the same conditions: a session that has not
 * ended, a living grant, the second factor if one is needed, and a person who still exists. The session counts as used,
 * as it does after a silent renewal.
 */
export function createDocumentSessions(ports: Ports): ReadDocumentSession {
  const { hostOf, identity, keys } = ports;

  /** The session's grant for the pages; null if the pages have to ask for one. */
  async function grantOf({ provider }: Host, session: Session): Promise<string | null> {
    const known = session.grantIdFor(identity.clientId);
    const grant = known === undefined ? undefined : await provider.Grant.find(known);
    return grant !== undefined && grant.accountId === session.accountId ? grant.jti : null;
  }

  function sign({ origin }: Host, session: Session, grantId: string): Promise<string> {
    const key = keys.signing.current;
    return importJWK(key, 'RS256').then((signing) =>
      new SignJWT({
        auth_time: session.loginTs,
        sid: session.uid,
        fam: grantId,
        scope,
        client_id: identity.clientId,
      })
        .setProtectedHeader({ alg: 'RS256', typ: 'at+jwt', kid: key.kid })
        .setJti(randomUUID())
        .setSubject(session.accountId ?? '')
        .setIssuer(issuerOf(origin))
        .setAudience(identity.audience)
        .setIssuedAt()
        .setExpirationTime(`${life}s`)
        .sign(signing),
    );
  }

  async function read(
    request: FastifyRequest,
    reply: FastifyReply,
    host: Host,
  ): Promise<DocumentSession | null> {
    const { provider, variant } = host;
    pinAddress(request, host);
    const session = await provider.Session.get(provider.createContext(request.raw, reply.raw));
    const person = await personOf(session, variant, ports);
    if (person === null) return null;
    const grantId = await grantOf(host, session);
    if (grantId === null) return null;
    if (isUseNews(session)) {
      await session.save(sessionSeconds(session));
      await noteSession(session, variant, request.headers['user-agent'] ?? '', ports);
    }
    const token = await sign(host, session, grantId);
    return { token, seconds: life, person: person.id, mail: person.mail };
  }

  return async (request, reply) => {
    const host = hostOf(request);
    if (host === null || request.headers.cookie === undefined || !isOpenedByPerson(request)) return null;
    try {
      return await read(request, reply, host);
    } catch (error) {
      // The page asks for itself, and says what is wrong.
      request.log.warn({ reason: error instanceof Error ? error.name : 'unknown' }, 'no session in the page');
      return null;
    }
  };
}
