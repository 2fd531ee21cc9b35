import { createHash, randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type Provider from 'oidc-provider';
import type { EmbeddedUser, EmbeddedUsers } from '#server/store/embeddedUsers.ts';
import type { Language } from '#vocabulary/languages.ts';
import { accountClientId } from './accountClient.ts';
import { hostRequest, stateWith } from './hostRequest.ts';
import { hasSessionEnded } from './endedSignIns.ts';
import type { FormAnswers } from './formAnswers.ts';
import type { Host, HostOf } from './hosts.ts';

/** The pages where people manage their sign-in. */
export const accountAddress = '/identity/account';

/** Seconds since the sign-in within which the pages open, and within which their forms are accepted. */
const freshFor = { page: 5 * 60, form: 15 * 60 } as const;

/** A person who has signed in a moment ago. */
export interface FreshPerson {
  readonly host: Host;
  readonly language: Language;
  readonly user: EmbeddedUser;
  readonly session: InstanceType<Provider['Session']>;
}

const random = (): string => randomBytes(32).toString('base64url');

/** A sign-in that comes back to the account's pages, no matter who is signed in. */
function signInAddress(language: Language, { origin }: Host, mail: string | null): string {
  const query = new URLSearchParams({
    client_id: accountClientId,
    redirect_uri: `${origin}${accountAddress}`,
    response_type: 'code',
    scope: 'openid',
    state: stateWith(language, random()),
    code_challenge: createHash('sha256').update(random()).digest('base64url'),
    code_challenge_method: 'S256',
    max_age: String(freshFor.page),
    ui_locales: language,
    ...(mail !== null && { login_hint: mail }),
  });
  return `/authorize?${query}`;
}

/**
 * The person in whose session the request is, if they signed in recently enough to change how they sign in. Otherwise
 * null, after sending them to the sign-in or a page that says why not.
 */
export async function freshPerson(
  request: FastifyRequest,
  reply: FastifyReply,
  {
    hostOf,
    users,
    answers,
  }: {
    readonly hostOf: HostOf;
    readonly users: Pick<EmbeddedUsers, 'find'>;
    readonly answers: FormAnswers;
  },
): Promise<FreshPerson | null> {
  const place = await hostRequest(request, reply, hostOf);
  if (place === null) return null;
  const { host, language } = place;
  const { provider } = host;
  const session = await provider.Session.get(provider.createContext(request.raw, reply.raw));
  const user = session.accountId === undefined ? null : await users.find(session.accountId);
  // A page that shows what was answered to a form is the form's own answer.
  const isForm = request.method === 'POST' || (await answers.isAnswer({ request, reply, host }));
  const allowed = isForm ? freshFor.form : freshFor.page;
  const isFresh = (session.loginTs ?? 0) >= Date.now() / 1_000 - allowed;
  if (user === null || !isFresh || hasSessionEnded(user, session.uid, session.loginTs)) {
    const address = signInAddress(language, host, user?.mail ?? null);
    await reply.header('cache-control', 'no-store').redirect(address, 303);
    return null;
  }
  return { host, language, user, session };
}
