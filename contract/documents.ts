import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { documentMegabytes } from './limits.ts';
import { ProfileId } from './profiles.ts';
import { Id } from './shapes.ts';

/** The three proofs of identity a profile carries. */
export const DocumentKind = z.enum(['ssn', 'address', 'idOrDriverLicense']);
export type DocumentKind = z.infer<typeof DocumentKind>;

/** The upload slot's last path segment and multipart field, as the specification names them. */
export const uploadSlots = {
  ssn: { path: 'ssn', field: 'ssnDocs' },
  address: { path: 'poa', field: 'POA' },
  idOrDriverLicense: { path: 'id', field: 'idOrLicenseDocs' },
} as const satisfies Record<DocumentKind, { path: string; field: string }>;

/** Read as an ok flag; a refusal is the failure envelope (fileTooLarge, notAnImage, imageTooLarge). */
export const Uploaded = z.object({ ok: z.literal(true) });

function uploadCall<K extends DocumentKind>(name: string, kind: K) {
  const slot = uploadSlots[kind];
  return defineCall(name, {
    method: 'POST',
    url: `/api/v1/profile/upload/:profileId/${slot.path}`,
    summary: `A png or jpg of at most ${documentMegabytes} MiB; it replaces the one before. Re-encoded, metadata removed, sealed.`,
    params: ProfileId,
    upload: slot.field,
    reply: Uploaded,
  });
}
export const uploadSsn = uploadCall('uploadSsn', 'ssn');
export const uploadAddress = uploadCall('uploadAddress', 'address');
export const uploadId = uploadCall('uploadId', 'idOrDriverLicense');
export const uploadCalls = { ssn: uploadSsn, address: uploadAddress, idOrDriverLicense: uploadId } as const;

/** The older form of the same uploads: the profile's id travels as the form field `profileId`, before the file. */
function documentCall<K extends DocumentKind>(name: string, kind: K) {
  return defineCall(name, {
    method: 'POST',
    url: `/api/v1/profile/documents/${kind}`,
    summary: 'The same upload, with profileId as a form field before the file.',
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
  url: '/api/v1/profile/document/:profileId/:kind',
  summary: 'A saved document, to its owner only.',
  params: z.object({ profileId: Id, kind: DocumentKind }),
  replies: 'image',
});
