import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import type { EmbeddedIdentity } from '../configuration.ts';
import { pinAddress, type Host, type HostOf } from './hosts.ts';
import { open } from './routeAccess.ts';
import { sendPage } from '#server/pages/pageReply.ts';
import { languageOf } from '#server/pages/language.ts';
import { errorPage, signedOutPage, signOutPage } from './pages/messagePage.ts';
import { endSession } from './completeSignIn.ts';

const Query = z.object({ client_id: z.string(), returnTo: z.optional(z.string()) });

/** Only our own pages and the marketing site: otherwise a link of ours could lead to a phishing page. */
function mayReturnTo(address: string, { origin }: Host, marketingUrl: string): boolean {
  if (marketingUrl !== '' && address === marketingUrl) return true;
  const target = URL.parse(address);
  return target?.origin === origin && target.username === '' && target.password === '';
}

/** Whether another site sent the browser here. Old browsers that don't say so count as coming from our own pages. */
const sentFromElsewhere = ({ headers }: FastifyRequest): boolean =>
  headers['sec-fetch-site'] === 'cross-site' || headers['sec-fetch-site'] === 'same-site';

export interface LogoutPorts {
  readonly hostOf: HostOf;
  readonly identity: EmbeddedIdentity;
}

/** Sign-out with Auth0's URL, `/v2/logout?client_id&returnTo`: ends the session, its grants, and its refresh tokens. */
export function logout(app: FastifyInstance, { hostOf, identity }: LogoutPorts): void {
  app.get('/v2/logout', open, async (request, reply) => {
    const language = languageOf({ acceptLanguage: request.headers['accept-language'] });
    const host = hostOf(request);
    const query = Query.safeParse(request.query).data;
    if (host === null || query?.client_id !== identity.clientId) {
      return sendPage(reply, 400, errorPage(language, 'broken'));
    }
    const { returnTo } = query;
    if (returnTo !== undefined && !mayReturnTo(returnTo, host, identity.marketingUrl)) {
      return sendPage(reply, 400, errorPage(language, 'broken'));
    }

    const { provider } = host;
    pinAddress(request, host);
    const session = await provider.Session.get(provider.createContext(request.raw, reply.raw));
    if (session.accountId !== undefined) {
      if (sentFromElsewhere(request)) return sendPage(reply, 200, signOutPage(language, request.url));
      await endSession(provider, session);
    }
    const name = provider.cookieName('session');
    const past = 'Path=/; Expires=Thu, 01 Jan 1970 00:00:00 GMT; HttpOnly; SameSite=Lax';
    void reply.header('set-cookie', [`${name}=; ${past}`, `${name}.sig=; ${past}`]);
    if (returnTo === undefined) return sendPage(reply, 200, signedOutPage(language));
    return reply.header('cache-control', 'no-store').redirect(returnTo, 303);
  });
}
