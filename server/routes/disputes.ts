import type { FastifyInstance } from 'fastify';
import {
  disputes as disputesCall,
  recordDisputeEvent,
  uploadDisputeFile,
  viewDisputeFile,
  withdrawDisputeEvent,
} from '#contract/disputes.ts';
import { noteSubject } from '#server/access/subject.ts';
import { clientDisputes } from '#server/disputes/clientDisputes.ts';
import { saveDisputeFile } from '#server/disputes/files.ts';
import { recordDisputeEvent as record, withdrawDisputeEvent as withdraw } from '#server/disputes/record.ts';
import { loadDenials } from '#server/generation/next/loadDenials.ts';
import { listingReceivers, newestInquirers } from '#server/generation/next/receivers.ts';
import { sayingMissing } from '#server/generation/next/sayingMissing.ts';
import { inTurn } from '#server/looking/inTurn.ts';
import { found } from '#server/refusals.ts';
import type { Services } from '#server/services.ts';
import { todayIn } from '#server/today.ts';
import { idempotencyClaim, ownClaim } from './idempotency.ts';
import { scanHeaders } from './scanHeaders.ts';
import { serve } from './serve.ts';
import { bytesOf, fileOf } from './upload.ts';

/** What happens to letters after they are written. */
export function disputes(app: FastifyInstance, services: Services): void {
  const { store, vault, clock } = services;

  serve(app, disputesCall, async ({ session: { accountId, timeZone }, params: { profileId } }) => {
    const whose = { accountId, profileId };
    const now = { ...whose, timeZone, today: todayIn(timeZone, clock) };
    const looking = inTurn(services, accountId);
    const all = await clientDisputes(store, now, await loadDenials(looking, whose));
    const offers = await sayingMissing(looking, whose, all.offers);
    return {
      ...all,
      offers: listingReceivers(offers, await newestInquirers(looking, whose, offers), now.today),
    };
  });

  serve(app, recordDisputeEvent, ({ session, params: { profileId }, body, request }) =>
    record(services, { session, profileId, ...body, claim: idempotencyClaim(request, services) }),
  );

  serve(app, withdrawDisputeEvent, async ({ session, params, body: { reason } }) => {
    await withdraw(services, { session, ...params, reason });
    return { ok: true } as const;
  });

  serve(app, uploadDisputeFile, async ({ session, params: { profileId }, request }) => {
    const file = await fileOf(request, uploadDisputeFile.upload);
    const bytes = () => bytesOf(file);
    const claim = ownClaim(request, services);
    return { id: await saveDisputeFile(services, { session, profileId, name: file.filename, bytes, claim }) };
  });

  serve(app, viewDisputeFile, async ({ session: { accountId }, params, request, reply }) => {
    const { profileId, fileId } = params;
    const file = found(await store.disputeFiles.find(accountId, profileId, fileId));
    noteSubject(request, { object: fileId });
    const place = { accountId, profileId, table: 'dispute_file', column: 'blob', row: fileId } as const;
    return reply.headers(scanHeaders(file)).send(await vault.stream(place, file));
  });
}
