import type { FastifyReply } from 'fastify';

/**
 * Our pages load one style sheet, the typeface, and nothing else, post only to themselves, and cannot be framed. The referrer is
 * sent to our own origin only: without it, browsers would send `Origin: null` with the forms.
 */
const policyWith = (scripts: string): string =>
  `default-src 'none'; style-src 'self'; font-src 'self'; ${scripts}img-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`;

const headers = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': policyWith(''),
  'referrer-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'cache-control': 'no-store',
} as const;

export function sendPage(reply: FastifyReply, status: number, page: string): FastifyReply {
  return reply.code(status).headers(headers).send(page);
}

/** The same for a page that offers passkeys or reveals passwords: it loads scripts of ours, and works without them. */
export function sendScriptedPage(reply: FastifyReply, status: number, page: string): FastifyReply {
  const policy = { 'content-security-policy': policyWith("script-src 'self'; ") };
  return reply
    .code(status)
    .headers({ ...headers, ...policy })
    .send(page);
}
