import type { MultipartFile } from '@fastify/multipart';
import type { FastifyInstance } from 'fastify';
import { documentCalls, DocumentKind, uploadCalls, uploadSlots, viewDocument } from '#contract/documents.ts';
import { CallFailed } from '#contract/failures.ts';
import { Id } from '#contract/shapes.ts';
import { createDocumentKeeper } from '#server/documents/keep.ts';
import { serve } from '#server/http/serve.ts';
import { authorOf } from '#server/identity/author.ts';
import type { Session } from '#server/identity/session.ts';
import type { Services } from '#server/services.ts';
import { bytesOf, fileOf } from './upload.ts';

function profileIdOf(file: MultipartFile): string {
  const field = file.fields['profileId'];
  const value = field && !Array.isArray(field) && field.type === 'field' ? field.value : undefined;
  const id = Id.safeParse(value);
  if (!id.success) throw new CallFailed('invalid', '', [{ field: 'profileId', problem: 'required' }]);
  return id.data;
}

export function documents(app: FastifyInstance, { store, vault }: Services): void {
  const keepDocument = createDocumentKeeper({ store, vault });
  async function keep(session: Session, profileId: string, kind: DocumentKind, file: MultipartFile) {
    const username = await authorOf(session, store.users);
    await keepDocument({ accountId: session.accountId, profileId, username }, kind, await bytesOf(file));
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
    const document = await store.documents.find(accountId, profileId, kind);
    if (document === null) throw new CallFailed('notFound');
    const place = { accountId, profileId, table: 'document', column: 'blob', row: document.id } as const;
    return reply
      .headers({ 'content-type': document.mediaType, 'content-length': document.bytes })
      .send(await vault.stream(place, document));
  });
}
