import type { MultipartFile } from '@fastify/multipart';
import type { FastifyInstance } from 'fastify';
import { documentCalls, DocumentKind, uploadCalls, uploadSlots, viewDocument } from '#contract/documents.ts';
import { CallError } from '#contract/failures.ts';
import { Id } from '#contract/shapes.ts';
import { createDocumentStore } from '#server/documents/saveDocument.ts';
import { serve } from './serve.ts';
import { actorNameFor } from '#server/identity/actorName.ts';
import type { Session } from '#server/identity/session.ts';
import { found } from '#server/refusals.ts';
import type { Services } from '#server/services.ts';
import { bytesOf, fileOf } from './upload.ts';

function profileIdOf(file: MultipartFile): string {
  const field = file.fields['profileId'];
  const value = field && !Array.isArray(field) && field.type === 'field' ? field.value : undefined;
  const id = Id.safeParse(value);
  if (!id.success) throw new CallError('invalid', '', [{ field: 'profileId', problem: 'required' }]);
  return id.data;
}

export function documents(app: FastifyInstance, services: Services): void {
  const { store, vault } = services;
  const saveDocument = createDocumentStore(services);
  async function keep(session: Session, profileId: string, kind: DocumentKind, file: MultipartFile) {
    const username = await actorNameFor(session, store.users);
    await saveDocument({ accountId: session.accountId, profileId, username }, kind, await bytesOf(file));
    return { ok: true } as const;
  }

  for (const kind of DocumentKind.options) {
    serve(app, uploadCalls[kind], async ({ session, params, request }) =>
      keep(session, params.profileId, kind, await fileOf(request, uploadSlots[kind].field)),
    );
    serve(app, documentCalls[kind], async ({ session, request }) => {
      const file = await fileOf(request, uploadSlots[kind].field);
      return keep(session, profileIdOf(file), kind, file);
    });
  }

  serve(app, viewDocument, async ({ session, params, reply }) => {
    const { accountId } = session;
    const { profileId, kind } = params;
    const document = found(await store.documents.find(accountId, profileId, kind));
    const sealContext = {
      accountId,
      profileId,
      table: 'document',
      column: 'blob',
      row: document.id,
    } as const;
    return reply
      .headers({ 'content-type': document.mediaType, 'content-length': document.bytes })
      .send(await vault.stream(sealContext, document));
  });
}
