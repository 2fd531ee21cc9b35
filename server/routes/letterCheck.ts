import type { FastifyInstance } from 'fastify';
import { letterCheck, type Identification } from '#contract/letterCheck.ts';
import { missingDetails } from '#credit/letters/missing.ts';
import { consumerFromProfile } from '#server/profiles/profileConsumer.ts';
import { serve } from './serve.ts';
import { openModel } from '#server/imports/reportModel.ts';
import { found } from '#server/refusals.ts';
import type { Services } from '#server/services.ts';

/** Shown next to the choice of a report in the Repair Center: whether a bureau can tell whose letters these are. */
export function letterChecks(app: FastifyInstance, services: Services): void {
  serve(app, letterCheck, async ({ session: { accountId }, params: { profileId, reportId } }) => {
    const model = await openModel(services, accountId, reportId, profileId);
    const profile = found(await consumerFromProfile(services, accountId, profileId));
    const documents = await services.store.documents.list(accountId, profileId);
    const kinds = new Set(documents.map(({ kind }) => kind));
    const missing: Identification[] = [...missingDetails(profile)];
    if (!kinds.has('idOrDriverLicense')) missing.push('identityDocument');
    if (!kinds.has('address')) missing.push('addressDocument');
    const round = await services.store.disputes.roundOf(accountId, profileId);
    return {
      missing,
      othersNames: [...(await services.looker.see('othersNames', [model], { profile }))],
      profileName: `${profile.firstName} ${profile.lastName}`.trim(),
      activity: round?.activity ?? 'active',
    };
  });
}
