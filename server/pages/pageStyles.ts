import { readFileSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import { typefaceFaces, typefaceFamily } from '#vocabulary/typeface.ts';

const url = '/identity/styles.css';

/** Serves the pages' style sheet. Each plugin with pages asks for it; the first one gets the route. */
export function pageStyles(app: FastifyInstance): void {
  if (app.hasRoute({ method: 'GET', url })) return;
  const faces = `${typefaceFaces}\n:root{--typeface:${typefaceFamily}}\n`;
  const styles = faces + readFileSync(new URL('./styles.css', import.meta.url), 'utf8');
  app.get(url, { config: { access: 'public' } }, (_request, reply) =>
    reply
      .headers({
        'content-type': 'text/css; charset=utf-8',
        'cache-control': 'public, max-age=3600',
        'x-content-type-options': 'nosniff',
      })
      .send(styles),
  );
}
