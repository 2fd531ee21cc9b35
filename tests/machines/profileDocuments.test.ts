import { expect, it } from 'vitest';
import { createActor, createMachine, fromPromise } from 'xstate';
import type { DocumentKind } from '#contract/documents.ts';
import { documentSlotMachine, type PendingUpload } from '#machines/documentSlot.ts';
import { profileDocumentsMachine } from '#machines/profileDocuments.ts';
import { aPicture, anUnfinished, failure, ids, refusal, succeeds } from './builders.ts';

const upload = { type: 'documents.upload', profileId: ids.profile } as const;

function holding(uploadDocument: (kind: DocumentKind) => Promise<void>, left: readonly PendingUpload[] = []) {
  const slot = documentSlotMachine.provide({
    actors: {
      checkPicture: succeeds(),
      uploadDocument: fromPromise<void, { kind: DocumentKind; profileId: string; file: File }>(({ input }) =>
        uploadDocument(input.kind),
      ),
    },
  });
  const told: unknown[] = [];
  const holder = createActor(
    createMachine({
      invoke: {
        id: 'documents',
        src: profileDocumentsMachine.provide({ actors: { documentSlot: slot } }),
        input: { left },
      },
      on: { '*': { actions: ({ event }) => told.push(event) } },
    }),
  ).start();
  const documents = holder.getSnapshot().children['documents'];
  if (documents === undefined) throw new Error('The documents did not start');
  return { told, documents };
}

it('uploads the selected images, slot by slot, and says what is missing once all three have finished', async () => {
  const sent: DocumentKind[] = [];
  const { told, documents } = holding((kind) => {
    sent.push(kind);
    return kind === 'address' ? Promise.reject(refusal('fileTooLarge')) : Promise.resolve();
  });
  const picture = aPicture();
  documents.getSnapshot().children.ssn.send({ type: 'document.choose', file: picture });
  documents.getSnapshot().children.address.send({ type: 'document.choose', file: picture });
  documents.send(upload);
  expect(documents.getSnapshot().hasTag('busy')).toBe(true);
  await expect
    .poll(() => told)
    .toEqual([
      {
        type: 'documents.settled',
        unfinished: [{ kind: 'address', file: picture, failure: failure('fileTooLarge') }],
      },
    ]);
  expect(sent).toEqual(['ssn', 'address']);
  expect(documents.getSnapshot().value).toBe('collecting');
});

it('accepts an image that an earlier page could not upload', async () => {
  const sent: DocumentKind[] = [];
  const { told, documents } = holding(
    (kind) => {
      sent.push(kind);
      return Promise.resolve();
    },
    [anUnfinished()],
  );
  documents.send(upload);
  await expect.poll(() => told).toEqual([{ type: 'documents.settled', unfinished: [] }]);
  expect(sent).toEqual(['address']);
});
