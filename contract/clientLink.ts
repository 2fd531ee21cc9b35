import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { type DocumentKind, Uploaded, uploadSlots } from './documents.ts';
import { ProfileChange, ProfileDetail, ProfileId } from './profiles.ts';
import { Done, Instant } from './shapes.ts';

export const createClientLink = defineCall('createClientLink', {
  method: 'POST',
  url: '/api/v1/profile/link/:profileId',
  summary:
    'Makes the link by which a client completes its own data; it replaces the one before. For agencies: a consumer has no clients.',
  params: ProfileId,
  reply: z.object({ url: z.string(), expiresAt: Instant }),
});

export const revokeClientLink = defineCall('revokeClientLink', {
  method: 'DELETE',
  url: '/api/v1/profile/link/:profileId',
  summary: 'Ends the link of a client; what the client sent stays.',
  params: ProfileId,
  reply: Done,
});

const ClientKey = z.object({ clientKey: z.string().check(z.regex(/^[\w-]{22}$/)) });

/** Who sent a link. */
const Agency = z.object({
  /** The agency's name, or its owner's. */
  agency: z.string(),
  agencyLogoUrl: z.string(),
});

export const clientInvitation = defineCall('clientInvitation', {
  method: 'GET',
  url: '/api/v1/client/:clientKey',
  summary: 'Who sent the link. Open: the client reads it before it signs in.',
  params: ClientKey,
  reply: Agency,
  door: 'open',
});

/** The client's own data: nothing of the agency's, the three sensitive values masked. */
export const ClientData = z.object({
  ...z.omit(ProfileDetail, {
    id: true,
    profileName: true,
    status: true,
    credit: true,
    onboardingKey: true,
    onboardingLink: true,
  }).shape,
  ...Agency.shape,
  /** Nothing is missing. */
  complete: z.boolean(),
});
export type ClientData = z.infer<typeof ClientData>;

export const acceptInvitation = defineCall('acceptInvitation', {
  method: 'POST',
  url: '/api/v1/client/:clientKey',
  summary: 'Binds the link to the signed-in person, for good and to nobody else; answers with its data.',
  params: ClientKey,
  reply: ClientData,
  door: 'person',
});

export const completeOwnData = defineCall('completeOwnData', {
  method: 'PUT',
  url: '/api/v1/client/:clientKey',
  summary: "Changes the client's own data; documents that were not replaced stay.",
  params: ClientKey,
  body: z.omit(ProfileChange, { profileName: true }),
  reply: Done,
  door: 'person',
});
export type OwnDataChange = z.infer<typeof completeOwnData.body>;

function uploadCall<K extends DocumentKind>(name: string, kind: K) {
  const { path, field } = uploadSlots[kind];
  return defineCall(name, {
    method: 'POST',
    url: `/api/v1/client/:clientKey/${path}`,
    summary: "The client's own document, as the agency would upload it.",
    params: ClientKey,
    upload: field,
    reply: Uploaded,
    door: 'person',
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
