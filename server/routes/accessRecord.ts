import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import {
  accessRecord as accessRecordCall,
  exportAccessRecord,
  type AccessKind,
} from '#contract/accessRecord.ts';
import { CallError } from '#contract/failures.ts';
import { createReadable } from '#server/access/readable.ts';
import { csvHead, csvRows } from '#server/access/recordCsv.ts';
import type { Session } from '#server/identity/session.ts';
import { contentDisposition } from '#server/letters/archive.ts';
import type { Services } from '#server/services.ts';
import { todayIn } from '#server/today.ts';
import { serve } from './serve.ts';
import { forAccount } from '#server/store/wall.ts';

const pageSize = 50;
const exportedAtOnce = 1_000;

/** Staff can't look up what their colleagues read. */
function checkOwner({ role }: Session): void {
  if (role !== 'owner') throw new CallError('forbidden');
}

function selectionOf({
  profileId,
  kind,
}: {
  profileId?: string | undefined;
  kind?: AccessKind | '' | undefined;
}) {
  return {
    profileId: profileId || undefined,
    reads: kind === 'refused' || kind === '' ? undefined : kind,
    refused: kind === 'refused',
  };
}

/** The account's record of access, for its owner. */
export function accessRecord(app: FastifyInstance, { store, clock }: Services): void {
  serve(app, accessRecordCall, async ({ session, query }) => {
    checkOwner(session);
    const { accountId } = session;
    const before = query.before ? Number(query.before) : null;
    const rows = await store.accessRecord.list(accountId, {
      ...selectionOf(query),
      before,
      limit: pageSize + 1,
    });
    const { clients, entryOf } = await createReadable(store, accountId);
    const shown = rows.slice(0, pageSize);
    return {
      entries: await Promise.all(shown.map(entryOf)),
      next: rows.length > pageSize ? (shown.at(-1)?.number ?? null) : null,
      clients: before === null ? clients : [],
    };
  });

  serve(app, exportAccessRecord, async ({ session, query, reply }) => {
    checkOwner(session);
    const { accountId, timeZone } = session;
    const { entryOf } = await createReadable(store, accountId);
    // These rows are read while the file is downloaded, after the request’s handler has returned.
    async function* lines() {
      yield csvHead();
      let before: number | null = null;
      for (;;) {
        const rows = await forAccount(accountId, () =>
          store.accessRecord.list(accountId, {
            ...selectionOf(query),
            before,
            limit: exportedAtOnce,
          }),
        );
        if (rows.length === 0) return;
        yield csvRows(await Promise.all(rows.map(entryOf)));
        before = rows.at(-1)?.number ?? 0;
      }
    }
    return reply
      .headers({
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': contentDisposition(`access-${todayIn(timeZone, clock)}.csv`),
      })
      .send(Readable.from(lines()));
  });
}
