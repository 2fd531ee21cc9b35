import type { FastifyInstance } from 'fastify';
import { CallError } from '#contract/failures.ts';
import { exportProfile } from '#contract/profileExport.ts';
import { exportProfile as exportedProfile } from '#server/export/exportProfile.ts';
import { actorNameFor } from '#server/identity/actorName.ts';
import { contentDisposition } from '#server/letters/archive.ts';
import { found } from '#server/refusals.ts';
import type { Services } from '#server/services.ts';
import { defaultLanguage } from '#vocabulary/languages.ts';
import { serve } from './serve.ts';

/** A person's copy of everything about them. */
export function profileExport(app: FastifyInstance, services: Services): void {
  const { store } = services;

  serve(app, exportProfile, async ({ session, params: { profileId }, query, reply }) => {
    // It has the full number, the documents, and the letters in one file.
    if (session.isImpersonating) throw new CallError('forbidden');
    const { accountId, timeZone } = session;
    const language = query.language || defaultLanguage;
    const copy = found(await exportedProfile(services, { accountId, profileId, timeZone, language }));
    // Logged before anything is sent.
    await store.logs.add(accountId, {
      profileId,
      profileName: copy.name.replace(/\.zip$/, ''),
      username: await actorNameFor(session, store.users),
      status: 'profileExported',
    });
    return reply
      .headers({ 'content-type': 'application/zip', 'content-disposition': contentDisposition(copy.name) })
      .send(copy.stream);
  });
}
