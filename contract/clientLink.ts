import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { Agency, ClientKey } from './clientKey.ts';
import { type DocumentKind, documentTitles, imageFailures, Uploaded, uploadSlots } from './documents.ts';
import { ProfileDetail, ProfileId } from './profiles.ts';
import { ProfileChange } from './profileInput.ts';
import { Done, Instant } from './shapes.ts';

export const createClientLink = defineCall('createClientLink', {
  method: 'POST',
  url: '/api/v1/profile/link/:profileId',
  reads: 'nothing',
  // The first person who opens it is the client from then on (docs/decisions/0144).
  support: 'never',
  summary: 'Creates the link a client uses to complete their own information.',
  description:
    'It replaces the previous link, and the person bound to that one loses access. Unused, it expires after 30 days. For agencies only: on a consumer account no profile is found.',
  params: ProfileId,
  reply: z.object({ url: z.string(), expiresAt: Instant }),
});

export const revokeClientLink = defineCall('revokeClientLink', {
  method: 'DELETE',
  url: '/api/v1/profile/link/:profileId',
  reads: 'nothing',
  summary: "Revokes a client's link.",
  description: 'The bound person loses access at once. What they have sent stays.',
  params: ProfileId,
  reply: Done,
});

export const clientInvitation = defineCall('clientInvitation', {
  method: 'GET',
  url: '/api/v1/client/:clientKey',
  reads: 'nothing',
  summary: 'The agency that sent a client link.',
  description: 'Needs no token: the client sees it before they sign in.',
  params: ClientKey,
  reply: Agency,
  access: 'public',
});

/** The client's own information, without anything of the agency's; the three sensitive values are masked. */
export const ClientData = z.object({
  ...z.omit(ProfileDetail, {
    id: true,
    version: true,
    profileName: true,
    status: true,
    credit: true,
    onboardingKey: true,
    onboardingLink: true,
    onboardingClosedAt: true,
  }).shape,
  ...Agency.shape,
  /** No information is missing. */
  complete: z.boolean(),
});
export type ClientData = z.infer<typeof ClientData>;

export const acceptInvitation = defineCall('acceptInvitation', {
  method: 'POST',
  url: '/api/v1/client/:clientKey',
  reads: 'profile',
  summary: 'Accepts a client link and returns the information to complete.',
  description: 'The first person to accept the link is bound to it: for anyone else it no longer exists.',
  params: ClientKey,
  reply: ClientData,
  access: 'token',
});

export const completeOwnData = defineCall('completeOwnData', {
  method: 'PUT',
  url: '/api/v1/client/:clientKey',
  reads: 'nothing',
  summary: "Updates the client's own information.",
  description: 'Documents are uploaded by calls of their own and stay as they are.',
  params: ClientKey,
  body: z.omit(ProfileChange, { profileName: true, basedOn: true }),
  reply: Done,
  access: 'token',
});

function uploadCall<K extends DocumentKind>(name: string, kind: K) {
  const { path, field } = uploadSlots[kind];
  return defineCall(name, {
    method: 'POST',
    url: `/api/v1/client/:clientKey/${path}`,
    reads: 'nothing',
    summary: documentTitles[kind],
    description: 'The client uploads it under their link. Same file rules as the upload by the agency.',
    params: ClientKey,
    upload: field,
    reply: Uploaded,
    failures: imageFailures,
    access: 'token',
  });
}
export const uploadOwnSsn = uploadCall('uploadOwnSsn', 'ssn');
export const uploadOwnAddress = uploadCall('uploadOwnAddress', 'address');
export const uploadOwnId = uploadCall('uploadOwnId', 'idOrDriverLicense');
export const ownUploadCalls = {
  ssn: uploadOwnSsn,
  address: uploadOwnAddress,
  idOrDriverLicense: uploadOwnId,
} as const;
