import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { documentMegabytes } from './limits.ts';
import { ProfileId } from './profiles.ts';
import { Id } from './shapes.ts';

/** The three identity documents of a profile. */
export const DocumentKind = z.enum(['ssn', 'address', 'idOrDriverLicense']);
export type DocumentKind = z.infer<typeof DocumentKind>;

/** The upload slot's last path segment and multipart field, as the specification names them. */
export const uploadSlots = {
  ssn: { path: 'ssn', field: 'ssnDocs' },
  address: { path: 'poa', field: 'POA' },
  idOrDriverLicense: { path: 'id', field: 'idOrLicenseDocs' },
} as const satisfies Record<DocumentKind, { path: string; field: string }>;

/** One line for each upload of a document. */
export const documentTitles = {
  ssn: 'Uploads the Social Security card.',
  address: 'Uploads the proof of address.',
  idOrDriverLicense: "Uploads the ID or driver's license.",
} as const satisfies Record<DocumentKind, string>;

/** How an image can be refused. */
export const imageFailures = ['notAnImage', 'imageTooLarge'] as const;

/** Only says that the file was saved. */
export const Uploaded = z.object({ ok: z.literal(true) });

function uploadCall<K extends DocumentKind>(name: string, kind: K) {
  const slot = uploadSlots[kind];
  return defineCall(name, {
    method: 'POST',
    url: `/api/v1/profile/upload/:profileId/${slot.path}`,
    reads: 'nothing',
    summary: documentTitles[kind],
    description: `A PNG or JPG of at most ${documentMegabytes} MiB, which replaces the previous one. It is re-encoded without its metadata and encrypted.`,
    failures: imageFailures,
    params: ProfileId,
    upload: slot.field,
    reply: Uploaded,
  });
}
export const uploadSsn = uploadCall('uploadSsn', 'ssn');
export const uploadAddress = uploadCall('uploadAddress', 'address');
export const uploadId = uploadCall('uploadId', 'idOrDriverLicense');
export const uploadCalls = { ssn: uploadSsn, address: uploadAddress, idOrDriverLicense: uploadId } as const;

/** The older form of the same uploads: the profile's id is the form field `profileId`, before the file. */
function documentCall<K extends DocumentKind>(name: string, kind: K) {
  return defineCall(name, {
    method: 'POST',
    url: `/api/v1/profile/documents/${kind}`,
    reads: 'nothing',
    summary: `${documentTitles[kind]} The profile is a form field.`,
    description:
      'Send the form field `profileId` before the file. Otherwise the same as the upload under the profile.',
    failures: ['notFound', ...imageFailures],
    upload: uploadSlots[kind].field,
    uploadFields: ['profileId'],
    reply: Uploaded,
  });
}
export const postSsnDocument = documentCall('postSsnDocument', 'ssn');
export const postAddressDocument = documentCall('postAddressDocument', 'address');
export const postIdDocument = documentCall('postIdDocument', 'idOrDriverLicense');
export const documentCalls = {
  ssn: postSsnDocument,
  address: postAddressDocument,
  idOrDriverLicense: postIdDocument,
} as const;

export const viewDocument = defineCall('viewDocument', {
  method: 'GET',
  url: '/api/v1/document/:profileId/:kind',
  reads: 'document',
  support: 'never',
  summary: "A profile's saved document.",
  params: z.object({ profileId: Id, kind: DocumentKind }),
  replies: 'image',
});
