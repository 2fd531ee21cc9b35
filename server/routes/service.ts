import type { FastifyInstance } from 'fastify';
import { CallFailed } from '#contract/failures.ts';
import { health } from '#contract/service.ts';
import { serve } from '#server/http/serve.ts';
import type { Services } from '#server/services.ts';

export function service(app: FastifyInstance, { store }: Pick<Services, 'store'>): void {
  serve(app, health, async () => {
    await store.ping().catch(() => {
      throw new CallFailed('busy');
    });
    return { ok: true, version: '1' } as const;
  });
}
