import type { FastifyInstance } from 'fastify';
import { CallError } from '#contract/failures.ts';
import {
  assignScan as assignScanCall,
  discardScan as discardScanCall,
  inbox as inboxCall,
  keepScan,
  uploadScan,
  viewScan,
} from '#contract/inbox.ts';
import { noteSubject } from '#server/access/subject.ts';
import { assignScan, discardScan, inboxPlace, saveScan } from '#server/disputes/inboxScans.ts';
import type { Session } from '#server/identity/session.ts';
import { found } from '#server/refusals.ts';
import type { Services } from '#server/services.ts';
import { ownClaim } from './idempotency.ts';
import { scanHeaders } from './scanHeaders.ts';
import { serve } from './serve.ts';
import { bytesOf, fileOf } from './upload.ts';

/** A consumer's scans are their own, so nobody has to say whose they are. */
function agencyOf({ accountId, variant }: Session): string {
  if (variant === 'b2c') throw new CallError('forbidden');
  return accountId;
}

/** Scans that arrive before anyone knows whose they are. */
export function inbox(app: FastifyInstance, services: Services): void {
  const { store, vault } = services;
  /** What was erased is final at once; if that fails, housekeeping does it. */
  const erase = () =>
    store.finishErasures().catch((error: unknown) => app.log.error(error, 'erasure unfinished'));

  serve(app, inboxCall, async ({ session }) => {
    const accountId = agencyOf(session);
    const [scans, assigned, discarded, waiting, assignedCount] = await Promise.all([
      store.inbox.list(accountId),
      store.assignedScans.list(accountId),
      store.inbox.discarded(accountId),
      store.inbox.unassigned(accountId),
      store.assignedScans.count(accountId),
    ]);
    return {
      scans: scans.map(({ id, name, mediaType, uploadedAt, by, sameAs }) => ({
        id,
        name,
        mediaType,
        uploadedAt,
        by,
        sameAs,
      })),
      assigned,
      counts: { scans: waiting.count, assigned: assignedCount },
      discarded,
    };
  });

  serve(app, uploadScan, async ({ session, request }) => {
    agencyOf(session);
    const file = await fileOf(request, uploadScan.upload);
    const claim = ownClaim(request, services);
    return saveScan(services, { session, name: file.filename, bytes: () => bytesOf(file), claim });
  });

  serve(app, viewScan, async ({ session, params: { scanId }, request, reply }) => {
    const accountId = agencyOf(session);
    const scan = found(await store.inbox.find(accountId, scanId));
    noteSubject(request, { object: scanId });
    return reply.headers(scanHeaders(scan)).send(await vault.stream(inboxPlace(accountId, scanId), scan));
  });

  serve(app, assignScanCall, async ({ session, params: { scanId }, body }) => {
    agencyOf(session);
    await assignScan(services, { session, scanId, ...body });
    await erase();
    return { ok: true } as const;
  });

  serve(app, keepScan, async ({ session, params: { scanId }, query: { before = '' } }) => {
    const accountId = agencyOf(session);
    const { profileId } = found(await store.assignedScans.find(accountId, scanId));
    if (before !== '' && before !== profileId) throw new CallError('changedMeanwhile');
    await store.assignedScans.settle(accountId, profileId, [scanId]);
    return { ok: true } as const;
  });

  serve(app, discardScanCall, async ({ session, params: { scanId }, body: { reason } }) => {
    agencyOf(session);
    await discardScan(services, { session, scanId, reason });
    await erase();
    return { ok: true } as const;
  });
}
