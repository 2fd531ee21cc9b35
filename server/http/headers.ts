import type { FastifyInstance } from 'fastify';

interface HeaderOptions {
  /** Origins besides our own that the page connects to: Auth0, a separate API host. */
  readonly partners: readonly string[];
  /** Origins that a form on the page may be posted to: the card provider's. */
  readonly formTargets: readonly string[];
  /** Origins of videos and their captions besides our own. */
  readonly media: readonly string[];
  /** Only if TLS ends in front of the server. */
  readonly strictTransport: boolean;
}

/**
 * The pages' policy. Emotion writes style elements at run time, which needs 'unsafe-inline' for styles only;
 * auth0-spa-js runs its token worker from a blob.
 */
function pagePolicy({ partners, formTargets, media }: HeaderOptions): string {
  const others = partners.map((partner) => ` ${partner}`).join('');
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "manifest-src 'self'",
    ["media-src 'self'", ...media].join(' '),
    `connect-src 'self'${others}`,
    `frame-src 'self'${others}`,
    "worker-src 'self' blob:",
    ["form-action 'self'", ...formTargets].join(' '),
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

const dataPolicy = "default-src 'none'; frame-ancestors 'none'";

/** The headers of every reply to a URL. */
export function replyHeaders(options: HeaderOptions): (url: string) => Readonly<Record<string, string>> {
  const { strictTransport } = options;
  const policy = pagePolicy(options);
  return (url) => {
    const isCall = url.startsWith('/api/');
    return {
      'content-security-policy': isCall ? dataPolicy : policy,
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'same-origin',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
      'x-frame-options': isCall ? 'DENY' : 'SAMEORIGIN',
      ...(isCall && { 'cache-control': 'no-store' }),
      ...(strictTransport && { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }),
    };
  };
}

/**
 * Sets headers on every reply, including errors and hijacked replies, before anything can send one. A route may
 * replace its policy.
 */
export function headers(app: FastifyInstance, headersOf: ReturnType<typeof replyHeaders>): void {
  app.addHook('onRequest', async (request, reply) => {
    void reply.headers(headersOf(request.url));
  });
}
