import { assign, sendParent, sendTo, setup } from 'xstate';
import type { DocumentKind } from '#contract/documents.ts';
import { type DocumentSettled, documentSlotMachine, type PendingUpload } from './documentSlot.ts';
import { typed } from './port.ts';

interface Input {
  /** What an earlier page could not upload. */
  readonly left: readonly PendingUpload[];
}

interface Context extends Input {
  readonly unfinished: readonly PendingUpload[];
}

type Upload = { type: 'documents.upload'; profileId: string };

/** Sent to the save that requested the uploads, once all three slots have responded. */
export type DocumentsSettled = { type: 'documents.settled'; unfinished: readonly PendingUpload[] };

const { createMachine, createStateConfig } = setup({
  types: typed<{
    input: Input;
    context: Context;
    events: Upload | DocumentSettled;
    children: { ssn: 'documentSlot'; address: 'documentSlot'; idOrDriverLicense: 'documentSlot' };
    tags: 'busy';
  }>(),
  actors: { documentSlot: documentSlotMachine },
  guards: {
    isAbout: (_, { event, kind }: { event: DocumentSettled; kind: DocumentKind }) => event.kind === kind,
  },
  actions: {
    forgetUnfinished: assign({ unfinished: [] }),
    orderUpload: sendTo(
      (_, { kind }: { kind: DocumentKind; profileId: string }) => kind,
      (_, { profileId }) => ({ type: 'document.upload', profileId }),
    ),
    rememberOutcome: assign({
      unfinished: ({ context }, { unfinished }: DocumentSettled) =>
        unfinished === null ? context.unfinished : [...context.unfinished, unfinished],
    }),
    tellSettled: sendParent(({ context }): DocumentsSettled => ({
      type: 'documents.settled',
      unfinished: context.unfinished,
    })),
  },
});

const leftOf = (left: readonly PendingUpload[], kind: DocumentKind) =>
  left.find((unfinished) => unfinished.kind === kind) ?? null;

/** One slot's part of an upload: requested, then answered, whether or not there was something to send. */
function partOf(kind: DocumentKind, name: string) {
  return createStateConfig({
    description: `Uploads the ${name}.`,
    initial: 'ordered',
    states: {
      ordered: {
        description: `The ${name} upload has not finished.`,
        on: {
          'document.settled': {
            guard: { type: 'isAbout', params: ({ event }) => ({ event, kind }) },
            target: 'answered',
            actions: { type: 'rememberOutcome', params: ({ event }) => event },
          },
        },
      },
      answered: { type: 'final', description: `The ${name} upload has finished or was not needed.` },
    },
  });
}

/** The three upload boxes of a profile, and the request to upload what was chosen in them. */
export const profileDocumentsMachine = createMachine({
  id: 'profileDocuments',
  description: 'A profile’s three identity documents, uploaded together when the profile is saved.',
  context: ({ input }) => ({ left: input.left, unfinished: [] }),
  invoke: [
    {
      id: 'ssn',
      src: 'documentSlot',
      input: ({ context: { left } }) => ({ kind: 'ssn', left: leftOf(left, 'ssn') }),
    },
    {
      id: 'address',
      src: 'documentSlot',
      input: ({ context: { left } }) => ({ kind: 'address', left: leftOf(left, 'address') }),
    },
    {
      id: 'idOrDriverLicense',
      src: 'documentSlot',
      input: ({ context: { left } }) => ({
        kind: 'idOrDriverLicense',
        left: leftOf(left, 'idOrDriverLicense'),
      }),
    },
  ],
  initial: 'collecting',
  states: {
    collecting: {
      description: 'An image can be chosen in each slot.',
      on: {
        'documents.upload': {
          target: 'uploading',
          actions: [
            'forgetUnfinished',
            { type: 'orderUpload', params: ({ event }) => ({ kind: 'ssn', profileId: event.profileId }) },
            { type: 'orderUpload', params: ({ event }) => ({ kind: 'address', profileId: event.profileId }) },
            {
              type: 'orderUpload',
              params: ({ event }) => ({ kind: 'idOrDriverLicense', profileId: event.profileId }),
            },
          ],
        },
      },
    },
    uploading: {
      description: 'Each slot uploads its image and reports back.',
      type: 'parallel',
      tags: 'busy',
      states: {
        ssn: partOf('ssn', 'social security card'),
        address: partOf('address', 'proof of address'),
        idOrDriverLicense: partOf('idOrDriverLicense', 'ID or driver license'),
      },
      onDone: { target: 'collecting', actions: 'tellSettled' },
    },
  },
});
