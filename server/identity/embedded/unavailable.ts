import type { FastifyInstance } from 'fastify';
import { errors, type Adapter } from 'oidc-provider';
import type Provider from 'oidc-provider';
import { retryAfter } from '#server/http/failures.ts';
import { StoreUnavailable } from '#server/store/unavailable.ts';
import { sendPage } from '#server/pages/pageReply.ts';
import { languageOf } from '#server/pages/language.ts';
import { unavailablePage } from './pages/messagePage.ts';

/** `temporarily_unavailable` of OAuth 2.0 (RFC 6749, section 4.1.2.1), with the matching HTTP status. */
class TemporarilyUnavailable extends errors.TemporarilyUnavailable {
  override statusCode = 503;
}

export const isUnavailable = (error: unknown): boolean =>
  error instanceof StoreUnavailable || error instanceof TemporarilyUnavailable;

/** Rejects with an error that oidc-provider passes on to its callers if the store is unavailable. */
export async function orUnavailable<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    throw error instanceof StoreUnavailable ? new TemporarilyUnavailable() : error;
  }
}

/** The same for every method of an adapter. */
export function adapterOrUnavailable(adapter: Adapter): Adapter {
  return {
    upsert: (...entry) => orUnavailable(adapter.upsert(...entry)),
    find: (id) => orUnavailable(adapter.find(id)),
    findByUid: (uid) => orUnavailable(adapter.findByUid(uid)),
    findByUserCode: (userCode) => orUnavailable(adapter.findByUserCode(userCode)),
    consume: (id) => orUnavailable(adapter.consume(id)),
    destroy: (id) => orUnavailable(adapter.destroy(id)),
    revokeByGrantId: (grantId) => orUnavailable(adapter.revokeByGrantId(grantId)),
  };
}

/** An interrupted sign-in can't be continued at the provider's own URLs; the product starts a new one. */
export const startAgain = '/';

/**
 * Adds what oidc-provider's own error handling doesn't cover: the Retry-After header, and a failure to write the session,
 * which it does after everything else.
 */
export function answerUnavailable(provider: Provider): void {
  provider.use(async (ctx, next) => {
    try {
      await next();
    } catch (error) {
      if (!isUnavailable(error)) throw error;
      ctx.remove('location');
      ctx.status = 503;
      ctx.type = 'html';
      ctx.body = unavailablePage(languageOf({ acceptLanguage: ctx.get('accept-language') }), startAgain);
    }
    if (ctx.status === 503) ctx.set('retry-after', String(retryAfter));
  });
}

/** Shows an error page for the sign-in and sign-out pages; other errors go to the common error handler. */
export function pagesWhileUnavailable(pages: FastifyInstance): void {
  pages.setErrorHandler((error, request, reply) => {
    if (!isUnavailable(error)) throw error;
    request.log.warn('store unavailable');
    const language = languageOf({ acceptLanguage: request.headers['accept-language'] });
    return sendPage(reply.header('retry-after', retryAfter), 503, unavailablePage(language, request.url));
  });
}
