import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Language } from '#vocabulary/languages.ts';
import { isForeign } from './formRequest.ts';
import { pinAddress, type Host, type HostOf } from './hosts.ts';
import { sendPage } from '#server/pages/pageReply.ts';
import { languageOf } from '#server/pages/language.ts';
import { errorPage } from './pages/messagePage.ts';

/** Carries a language through a sign-in, which takes nothing else along to the page that it comes back to. */
export const stateWith = (language: Language, random: string): string => `${language}.${random}`;
const languageIn = (state: string | null): string | undefined => state?.split('.')[0];

/**
 * The host and the language of a request outside a sign-in; null after refusing one for an unknown host, or a form
 * from another site.
 */
export async function hostRequest(
  request: FastifyRequest,
  reply: FastifyReply,
  hostOf: HostOf,
): Promise<{ readonly host: Host; readonly language: Language } | null> {
  const host = hostOf(request);
  const query = new URL(request.url, 'http://page').searchParams;
  const language = languageOf({
    chosen: query.get('language') ?? undefined,
    uiLocales: languageIn(query.get('state')),
    acceptLanguage: request.headers['accept-language'],
  });
  if (host === null || isForeign(request, host)) {
    await sendPage(reply, host === null ? 404 : 403, errorPage(language, 'broken'));
    return null;
  }
  pinAddress(request, host);
  return { host, language };
}
