import type { FastifyInstance } from 'fastify';
import { affiliates, cdnField, cdnFile, employees, logoPath, uploadToCdn } from '#contract/company.ts';
import { decodeLogo } from '#server/documents/decode.ts';
import { serve } from './serve.ts';
import { found } from '#server/refusals.ts';
import type { Services } from '#server/services.ts';
import { bytesOf, fileOf } from './upload.ts';

export function company(app: FastifyInstance, { store, turns }: Services): void {
  serve(app, uploadToCdn, async ({ session, request }) => {
    const file = await fileOf(request, cdnField);
    const { accountId } = session;
    const logo = await decodeLogo({ turns, accountId }, await bytesOf(file));
    const name = await store.transaction(async (step) => {
      await step.closings.lockOpen(accountId);
      return step.logos.add(accountId, logo);
    });
    return { ok: true, result: `${logoPath}${name}` } as const;
  });

  serve(app, cdnFile, async ({ params, reply }) => {
    const logo = found(await store.logos.find(params.name));
    return reply
      .headers({
        'content-type': logo.mediaType,
        'content-length': logo.bytes.length,
        // A different image has a different name, so it can be cached forever.
        'cache-control': 'public, max-age=31536000, immutable',
      })
      .send(logo.bytes);
  });

  serve(app, employees, async ({ session }) => {
    const members = await store.users.members(session.accountId);
    return {
      results: members.map(({ id, fullName, mail, role, createdAt, lastActive }) => ({
        id,
        fullName,
        mail,
        role,
        dateJoined: createdAt,
        lastActiveDate: lastActive,
      })),
    };
  });

  serve(app, affiliates, async () => ({ results: [] }));
}
