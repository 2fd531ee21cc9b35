import type { FastifyInstance, FastifyRequest } from 'fastify';
import { legalPages } from '#contract/legalPages.ts';
import type { Variant } from '#contract/shapes.ts';
import { languageOf } from '#server/pages/language.ts';
import { sendPage } from '#server/pages/pageReply.ts';
import { pageStyles } from '#server/pages/pageStyles.ts';
import { legalPage } from './legalPage.ts';
import type { LegalFacts } from './legalText.ts';
import type { LegalSettings } from './operator.ts';

export interface LegalOptions extends Pick<LegalFacts, 'retentionMonths' | 'signsInWith'> {
  readonly legal: LegalSettings;
  /** Each variant's origin, without a trailing slash. */
  readonly origins: Readonly<Record<Variant, string>>;
}

/** Serves the public pages about privacy and rights, on both hosts, or leads to the operator's own. */
export function legalRoutes(app: FastifyInstance, { legal, origins, ...facts }: LegalOptions): void {
  const { operator, replacements } = legal;
  const business = new URL(origins.b2b).host;
  const variantOf = ({ host }: FastifyRequest) => (host.toLowerCase() === business ? 'b2b' : 'b2c');
  pageStyles(app, variantOf);
  for (const page of legalPages) {
    const replacement = page === 'rights' ? undefined : replacements[page];
    app.get<{ Querystring: { language?: unknown } }>(
      `/${page}`,
      { config: { access: 'public' } },
      (request, reply) => {
        const chosen = request.query.language;
        const language = languageOf({
          chosen: typeof chosen === 'string' ? chosen : undefined,
          acceptLanguage: request.headers['accept-language'],
        });
        if (replacement !== undefined)
          return reply
            .header('cache-control', 'no-store')
            .redirect(replacement.replaceAll('{language}', language), 302);
        const variant = variantOf(request);
        return sendPage(reply, 200, legalPage(page, language, { variant, operator, ...facts }));
      },
    );
  }
}
