import { readFileSync } from 'node:fs';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Variant } from '#contract/shapes.ts';
import { typefaceFaces, typefaceFamily } from '#vocabulary/typeface.ts';
import { paperStyle } from './paperStyle.ts';

const url = '/identity/styles.css';

/** The parts of the style sheet, in `styles/`. Later ones change what earlier ones say of the same elements. */
const parts = ['frame', 'fields', 'notes', 'account', 'prose', 'facts'] as const;

const textOf = (part: (typeof parts)[number]): string =>
  readFileSync(new URL(`./styles/${part}.css`, import.meta.url), 'utf8');

/**
 * Serves the pages' style sheet, on the consumers' host with its own colors. Each plugin with pages asks for it; the first one
 * gets the route.
 * @param variantOf null for a host that is not the product's
 */
export function pageStyles(
  app: FastifyInstance,
  variantOf: (request: FastifyRequest) => Variant | null,
): void {
  if (app.hasRoute({ method: 'GET', url })) return;
  const faces = `${typefaceFaces}\n:root{--typeface:${typefaceFamily}}\n`;
  const styles = faces + parts.map(textOf).join('\n');
  app.get(url, { config: { access: 'public' } }, (request, reply) =>
    reply
      .headers({
        'content-type': 'text/css; charset=utf-8',
        'cache-control': 'public, max-age=3600',
        'x-content-type-options': 'nosniff',
      })
      .send(variantOf(request) === 'b2c' ? styles + paperStyle : styles),
  );
}
