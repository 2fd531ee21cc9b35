import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { ClientStanding } from './clientStanding.ts';
import { entriesInPart } from './limits.ts';
import { ListWindow, windowed } from './listWindow.ts';
import { LogPart, Next } from './logPart.ts';
import { Mailing } from './mailing.ts';
import { NewProfile, ProfileChange, State } from './profileInput.ts';
import { Done, Id, IdempotencyKey, Instant, ProfileStatus, StatusCounts } from './shapes.ts';

export const ProfileListItem = z.object({
  id: Id,
  name: z.string(),
  /** When the profile was created. */
  date: Instant,
  status: ProfileStatus,
  /** Whether work for them is paused, or their service has ended; missing while neither is. */
  stopped: z.optional(z.enum(['paused', 'ended'])),
  /** The latest letter set, for the row's Download; null without one. */
  latestSessionId: z.nullable(Id),
  /** What is recorded about the mailing of the letters; missing without letters. */
  mailing: z.optional(Mailing),
  /** Where the letters are; only in an agency's replies to requests with `standings`. */
  standing: z.optional(ClientStanding),
});
export type ProfileListItem = z.infer<typeof ProfileListItem>;

export const ProfileList = z.object({
  results: z.array(ProfileListItem),
  /** Missing only from parts of the list that were asked for uncounted. */
  meta: z.optional(StatusCounts),
  /** How many there are before `offset` and `limit`; only in replies to requests for a part of the list. */
  total: z.optional(z.int()),
});
export type ProfileList = z.infer<typeof ProfileList>;

export const Provider = z.enum(['MyFreeScoreNow', 'IdentityIQ', 'SmartCredit']);
export type Provider = z.infer<typeof Provider>;
/** The specification's index of the connected provider; -1 is none. */
export const providerIndex = { IdentityIQ: 0, MyFreeScoreNow: 1, SmartCredit: 2 } as const satisfies Record<
  Provider,
  number
>;

/** Email and sign-in date of a connected provider account. */
export const ConnectedAccount = z.object({ mail: z.string(), signedInOn: Instant });
export type ConnectedAccount = z.infer<typeof ConnectedAccount>;

export const Credit = z.object({
  /** 0 IdentityIQ, 1 MyFreeScoreNow, 2 SmartCredit, -1 none. */
  active: z.int(),
  creditType: z.nullable(Provider),
  connection: z.nullable(ConnectedAccount),
  hasCreditReport: z.boolean(),
});
export type Credit = z.infer<typeof Credit>;

export const DocumentInfo = z.object({
  uploadedAt: Instant,
  bytes: z.int(),
  mediaType: z.string(),
  /** A proof of address that was uploaded before the address changed. Letters don't say that it shows the address; absent otherwise. */
  isBeforeMove: z.optional(z.literal(true)),
});
export type DocumentInfo = z.infer<typeof DocumentInfo>;

/** The three sensitive values are masked here; `revealField` returns the whole value and logs it. */
export const ProfileDetail = z.object({
  id: Id,
  /** Increases with every change of the information below, not with the status. */
  version: z.int(),
  profileName: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  phone: z.string(),
  mail: z.string(),
  /** `***-**-1234`, or '' when not given. */
  ssn: z.string(),
  /** Stars for the day and the month, and the year; or ''. */
  dob: z.string(),
  /** `***` and the last four characters, or ''. */
  streetAddress: z.string(),
  city: z.string(),
  state: z.nullable(State),
  postalCode: z.string(),
  status: ProfileStatus,
  credit: Credit,
  ssnDocument: z.nullable(DocumentInfo),
  addressDocument: z.nullable(DocumentInfo),
  idOrDriverDocument: z.nullable(DocumentInfo),
  /** The key of the client link; null without an active one. */
  onboardingKey: z.nullable(z.string()),
  /** That link's URL, on the consumer host. */
  onboardingLink: z.nullable(
    z.object({
      url: z.string(),
      expiresAt: Instant,
      /** Null until a client accepts it. */ acceptedAt: z.nullable(Instant),
      /** That client's email address at their sign-in; '' if it is not known. */ acceptedBy: z.string(),
    }),
  ),
  /** When the person who had accepted the link closed their account, which ended it; null otherwise, and with a new link. */
  onboardingClosedAt: z.nullable(Instant),
});
export type ProfileDetail = z.infer<typeof ProfileDetail>;

export const ProfileId = z.object({ profileId: Id });

export const listProfiles = defineCall('listProfiles', {
  method: 'GET',
  url: '/api/v1/profiles',
  reads: 'nothing',
  summary: "The account's profiles, with the number in each status.",
  description: windowed,
  query: ListWindow,
  reply: ProfileList,
});

export const listClients = defineCall('listClients', {
  method: 'GET',
  url: '/api/v1/clients',
  reads: 'nothing',
  summary: "The account's clients: the same records as its profiles.",
  description: windowed,
  query: ListWindow,
  reply: ProfileList,
});

export const createProfile = defineCall('createProfile', {
  method: 'POST',
  url: '/api/v1/profile/create',
  reads: 'nothing',
  summary: 'Creates a profile.',
  description: 'A consumer account has at most one.',
  failures: ['secondProfile'],
  takesIdempotencyKey: true,
  body: NewProfile,
  reply: z.object({ id: Id }),
});

export const createdProfile = defineCall('createdProfile', {
  method: 'GET',
  url: '/api/v1/profile/created/:key',
  reads: 'nothing',
  summary: 'The profile created with an Idempotency-Key within the last day, or null.',
  description: 'For a page that was reloaded before it received the response.',
  params: z.object({ key: IdempotencyKey }),
  reply: z.object({ id: z.nullable(Id) }),
});

export const profileDetails = defineCall('profileDetails', {
  method: 'GET',
  url: '/api/v1/profile/details/:profileId',
  reads: 'profile',
  summary: 'One profile, with its sensitive values masked.',
  params: ProfileId,
  reply: ProfileDetail,
});

export const updateProfile = defineCall('updateProfile', {
  method: 'PUT',
  url: '/api/v1/profile/:profileId',
  reads: 'nothing',
  summary: 'Updates a profile.',
  description:
    'Documents are uploaded by calls of their own and stay as they are. With `basedOn`, a profile that changed since is left as it is.',
  failures: ['changedMeanwhile'],
  params: ProfileId,
  body: ProfileChange,
  reply: z.object({ ok: z.literal(true), version: z.int() }),
});

export const deleteProfile = defineCall('deleteProfile', {
  method: 'DELETE',
  url: '/api/v1/profile/:profileId',
  reads: 'nothing',
  support: 'never',
  summary: 'Deletes a profile and everything it owns.',
  description: 'Its encryption key is destroyed.',
  failures: ['onHold'],
  params: ProfileId,
  reply: Done,
  needsFreshSignIn: true,
});

export const deleteClient = defineCall('deleteClient', {
  method: 'DELETE',
  url: '/api/v1/clients/:profileId',
  reads: 'nothing',
  support: 'never',
  summary: 'Deletes a client: the same as deleting their profile.',
  failures: ['onHold'],
  params: ProfileId,
  reply: Done,
  needsFreshSignIn: true,
});

export const deleteProfiles = defineCall('deleteProfiles', {
  method: 'DELETE',
  url: '/api/v1/profiles',
  reads: 'nothing',
  support: 'never',
  summary: 'Deletes several profiles: all of them or none.',
  failures: ['onHold'],
  body: z.array(Id).check(z.minLength(1), z.maxLength(200)),
  reply: Done,
  needsFreshSignIn: true,
});

export const revealField = defineCall('revealField', {
  method: 'POST',
  url: '/api/v1/profile/reveal/:profileId',
  reads: 'revealedValue',
  support: 'never',
  summary: 'One sensitive value in full.',
  description: 'A date of birth is YYYY-MM-DD. Each call is logged.',
  params: ProfileId,
  body: z.object({ field: z.enum(['ssn', 'dob', 'streetAddress']) }),
  reply: z.object({ value: z.string() }),
  perDay: 'reveals',
  needsFreshSignIn: true,
});

export const ProfileLogEntry = z.object({
  /** The account's number, which the specification calls the id of this list. */
  id: z.string(),
  /** This entry's own id. */
  entry: Id,
  /** The profile's name at that time; empty once the profile has been deleted. */
  name: z.string(),
  /** Who did it; empty if it was the client, and the profile has been deleted. */
  username: z.string(),
  date: Instant,
  status: z.enum([
    'profileCreated',
    'profileChanged',
    'profileDeleted',
    'documentUploaded',
    'reportConnected',
    'reportDisconnected',
    'statusChanged',
    'valueRevealed',
    'profileExported',
    'holdPlaced',
    'holdLifted',
    'letterEventRecorded',
    'letterEventWithdrawn',
    'scanUploaded',
    'scanMoved',
    'contractRecorded',
    'contractWithdrawn',
  ]),
});
export type ProfileLogEntry = z.infer<typeof ProfileLogEntry>;

export const profileLogs = defineCall('profileLogs', {
  method: 'GET',
  url: '/api/v1/profile/logs',
  reads: 'nothing',
  summary: 'The update log of the profiles, newest first.',
  description: `Every entry; with \`latest\`, the latest ${entriesInPart}, and with \`before\`, as many that follow.`,
  query: LogPart,
  reply: z.object({ results: z.array(ProfileLogEntry), next: Next }),
});
