import { createHash, randomBytes } from 'node:crypto';
import * as z from 'zod/mini';
import type { Answer, Visitor } from './visitor.ts';

/** What an application needs to sign someone in. */
export interface Application {
  readonly clientId: string;
  readonly audience: string;
}

export interface Request {
  readonly verifier: string;
  readonly state: string;
  readonly nonce: string;
  readonly redirectUri: string;
  readonly address: string;
}

const random = (): string => randomBytes(32).toString('base64url');

/**
 * An authorization request with PKCE as auth0-spa-js sends it; `overrides` replaces parameters, and `null` omits
 * one.
 */
export function anAuthorization(
  origin: string,
  { clientId, audience }: Application,
  overrides: Readonly<Record<string, string | null>> = {},
): Request {
  const [verifier, state, nonce] = [random(), random(), random()];
  const parameters: Record<string, string | null> = {
    client_id: clientId,
    audience,
    scope: 'openid profile email offline_access',
    redirect_uri: origin,
    response_type: 'code',
    response_mode: 'query',
    state,
    nonce,
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
    ...overrides,
  };
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(parameters)) if (value !== null) query.set(name, value);
  return {
    verifier,
    state,
    nonce,
    redirectUri: parameters['redirect_uri'] ?? origin,
    address: `/authorize?${query}`,
  };
}

/** Follows redirects within the issuer until there is a page, or a URL with the code or the error. */
export async function follow(visitor: Visitor, answer: Answer): Promise<Answer> {
  let current = answer;
  for (let step = 0; step < 8; step += 1) {
    const next = current.location;
    if (next === null || next.searchParams.has('code') || next.searchParams.has('error')) return current;
    current = await visitor.visit(next.href);
  }
  throw new Error('The sign-in redirects in a loop.');
}

export const Tokens = z.object({
  access_token: z.string(),
  id_token: z.string(),
  refresh_token: z.string(),
  expires_in: z.number(),
  token_type: z.literal('Bearer'),
});
export type Tokens = z.infer<typeof Tokens>;

/** Exchanges the code for tokens. Returns the unparsed response, so that refusals can be examined. */
export function redeem(
  visitor: Visitor,
  { clientId }: Application,
  asked: Request,
  code: string,
): Promise<Answer> {
  return visitor.visit('/oauth/token', {
    form: {
      grant_type: 'authorization_code',
      client_id: clientId,
      code,
      code_verifier: asked.verifier,
      redirect_uri: asked.redirectUri,
    },
  });
}

/** The complete sign-in with email and password. Throws an error with the page's own message if it is refused. */
export async function signInWithPassword(
  visitor: Visitor,
  application: Application,
  person: { readonly mail: string; readonly password: string },
): Promise<Tokens> {
  const asked = anAuthorization(visitor.origin, application, { ui_locales: 'en' });
  const page = await visitor.visit(asked.address);
  if (page.location === null) throw new Error(`The identity provider responded with status ${page.status}.`);
  const posted = await visitor.visit(page.location.href, {
    form: { mail: person.mail, password: person.password },
    headers: { origin: visitor.origin },
  });
  const sentence = /role="alert">([^<]+)</.exec(posted.body)?.[1];
  if (sentence !== undefined) throw new Error(sentence);
  const code = (await follow(visitor, posted)).location?.searchParams.get('code');
  if (!code) throw new Error('The sign-in returned no code.');
  const answer = await redeem(visitor, application, asked, code);
  return Tokens.parse(JSON.parse(answer.body));
}
