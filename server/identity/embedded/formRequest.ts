import type { FastifyReply, FastifyRequest } from 'fastify';
import { errors } from 'oidc-provider';
import * as z from 'zod/mini';
import { clientKeyParameter, printLinkParameter, signInLanguageCookie } from '#contract/limits.ts';
import type { Language } from '#vocabulary/languages.ts';
import { accountClientId } from './accountClient.ts';
import { pinAddress, type Host, type HostOf } from './hosts.ts';
import { languageOf } from '#server/pages/language.ts';
import { errorPage } from './pages/messagePage.ts';
import { sendPage } from '#server/pages/pageReply.ts';

const Query = z.object({ language: z.optional(z.string()) });
const Parameters = z.object({
  ui_locales: z.optional(z.string()),
  login_hint: z.optional(z.string().check(z.maxLength(254))),
  screen_hint: z.optional(z.string()),
  client_id: z.optional(z.string()),
  prompt: z.optional(z.string()),
  [clientKeyParameter]: z.optional(z.string().check(z.maxLength(100))),
  [printLinkParameter]: z.optional(z.string()),
});

const Form = z.record(z.string(), z.string());

/** One field of a posted form; '' if it is missing or too long to be genuine. */
export function textIn(body: unknown, name: string, maxLength: number): string {
  const text = Form.safeParse(body).data?.[name] ?? '';
  return text.length > maxLength ? '' : text;
}

/** For the pages where they manage their sign-in, or for the application, in a window of its own (`signInAgain`). */
export type Confirms = 'account' | 'application';

/** A pending sign-in, as its pages see it. */
export interface FormRequest {
  readonly host: Host;
  /** When the request came, in milliseconds since 1970. */
  readonly began: number;
  readonly language: Language;
  /** `/identity/{interaction}` */
  readonly address: string;
  /** The person used the language switch or one of our links, so this is not the first page they see. */
  readonly walked: boolean;
  readonly mailHint: string;
  readonly wantsSignUp: boolean;
  /** From the address of the client's page to which the sign-in returns; null for anyone else. */
  readonly clientKey: string | null;
  /** The person was sent a link to letters that they are to print. */
  readonly isToPrint: boolean;
  /** Why a person signs in who may be signed in already; null if they aren't. */
  readonly confirms: Confirms | null;
}

/**
 * Tells the application on this origin that the user chose another language than the one it requested; null clears
 * that.
 */
const switchCookie = (language: Language | null, { origin }: Host): string =>
  [
    `${signInLanguageCookie}=${language ?? ''}`,
    'Path=/',
    'SameSite=Lax',
    `Max-Age=${language === null ? 0 : 3_600}`,
    ...(origin.startsWith('https:') ? ['Secure'] : []),
  ].join('; ');

/**
 * Forms posted from other sites are refused. This is a third protection, besides the cookie's SameSite and the
 * random part of the URL.
 */
export const isForeign = (request: FastifyRequest, { origin }: Host): boolean =>
  request.method === 'POST' && request.headers.origin !== undefined && request.headers.origin !== origin;

/** The sign-in that the request continues, or null after sending a page that says why it cannot continue. */
export async function formRequest(
  request: FastifyRequest,
  reply: FastifyReply,
  hostOf: HostOf,
): Promise<FormRequest | null> {
  const began = Date.now();
  const host = hostOf(request);
  const chosen = Query.safeParse(request.query).data?.language;
  const acceptLanguage = request.headers['accept-language'];
  const refuse = async (status: number, kind: 'expired' | 'broken'): Promise<null> => {
    await sendPage(reply, status, errorPage(languageOf({ chosen, acceptLanguage }), kind));
    return null;
  };
  if (host === null) return refuse(404, 'broken');
  if (isForeign(request, host)) return refuse(403, 'broken');

  pinAddress(request, host);
  try {
    const { uid, params } = await host.provider.interactionDetails(request.raw, reply.raw);
    const known = Parameters.safeParse(params).data ?? {};
    const address = `/identity/${uid}`;
    if (!request.url.startsWith(address)) return await refuse(400, 'expired');
    const asked = languageOf({ uiLocales: known.ui_locales, acceptLanguage });
    const language = languageOf({ chosen, uiLocales: known.ui_locales, acceptLanguage });
    if (request.method === 'GET' && chosen !== undefined) {
      void reply.header('set-cookie', switchCookie(language === asked ? null : language, host));
    }
    return {
      host,
      began,
      address,
      language,
      walked: chosen !== undefined,
      mailHint: known.login_hint ?? '',
      wantsSignUp: known.screen_hint === 'signup',
      clientKey: known[clientKeyParameter] ?? null,
      isToPrint: known[printLinkParameter] === 'true',
      confirms:
        known.client_id === accountClientId ? 'account' : known.prompt === 'login' ? 'application' : null,
    };
  } catch (error) {
    if (error instanceof errors.SessionNotFound) return refuse(400, 'expired');
    throw error;
  }
}
