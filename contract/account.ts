import * as z from 'zod/mini';
import { languages } from '#vocabulary/languages.ts';
import { defineCall } from './call.ts';
import { entriesInPart } from './limits.ts';
import { LogPart, Next } from './logPart.ts';
import { mailPattern } from './profileInput.ts';
import { Count, Done, Id, Instant, StatusCounts, Variant } from './shapes.ts';
import { timeZoneNamed } from './timeZones.ts';

export const UserInfo = z.object({
  id: Id,
  variant: Variant,
  fullName: z.string(),
  mail: z.string(),
  phoneNumber: z.nullable(z.string()),
  lastSignIn: z.nullable(Instant),
  dateJoined: Instant,
  lastActiveDate: z.nullable(Instant),
  /** While this is set, the consumer's carousel opens by itself. */
  showOnboarding: z.boolean(),
  onboarding: z.object({ /** A credit report has been connected. */ report: z.boolean() }),
  generationsLeft: z.object({
    value: z.int(),
    /** The account's number, as people read it out. */ account: z.string(),
  }),
  /** Spelled as in the specification. */
  statitics: StatusCounts,
  /** The last time letters were generated; null before the first. */
  lastGeneration: z.nullable(Instant),
  companyName: z.string(),
  companyUrl: z.string(),
  companyLogoUrl: z.string(),
  /** The caller is a support user, also while impersonating the user above. */
  support: z.boolean(),
  /** Until when the account lets support download its letters; null if it doesn't. */
  supportConsentUntil: z.nullable(Instant),
  /** The language of the person's emails; null before it was noted. */
  language: z.nullable(z.enum(languages)),
  /** Whether the person is also reminded by email. */
  remindersByMail: z.boolean(),
  /** The IANA name of the time zone in which the account's days begin. */
  timeZone: z.string(),
  /** The Get Started walkthrough has been shown to the person, on whichever device. */
  walkthroughSeen: z.boolean(),
  /** Support is impersonating the user above. */
  impersonated: z.boolean(),
});
export type UserInfo = z.infer<typeof UserInfo>;

export const myInformation = defineCall('myInformation', {
  method: 'GET',
  url: '/api/v1/myInformation',
  reads: 'nothing',
  summary: 'The signed-in user, their account, and the generations they have left.',
  reply: UserInfo,
});

const Counter = z.extend(Count, { until: z.nullable(Instant) });

export const allGenerations = defineCall('allGenerations', {
  method: 'GET',
  url: '/api/v1/allgenerations',
  reads: 'nothing',
  summary: 'Generations left and used.',
  description:
    'The `until` of generations left is the day the oldest expires; generations do not expire, so it is null. The `until` of generations used is the last use.',
  reply: z.object({ generationsLeft: Counter, generationsUsed: Counter }),
});

/** A URL that may appear in a letter or on a page: https only, without a user's name, never fetched by the server. */
const CompanyUrl = z.union([
  z.literal(''),
  z.url({ protocol: /^https$/ }).check(
    z.maxLength(2_000),
    z.refine((text) => !/^https:[\\/]*[^\\/?#]*@/i.test(text), 'invalid'),
  ),
]);

const isTimeZone = (name: string): boolean => timeZoneNamed(name) !== null;

export const UserSettings = z.object({
  fullName: z.string().check(z.trim(), z.minLength(1), z.maxLength(120)),
  mail: z.string().check(z.trim(), z.regex(mailPattern), z.maxLength(254)),
  companyName: z.string().check(z.trim(), z.maxLength(120)),
  companyUrl: CompanyUrl,
  /** A URL that `uploadToCdn` returned, or '' for none. */
  companyLogoUrl: z.string().check(z.regex(/^(\/api\/v1\/cdn\/[\w-]{22})?$/)),
  showOnboarding: z.optional(z.boolean()),
  language: z.optional(z.enum(languages)),
  remindersByMail: z.optional(z.boolean()),
  walkthroughSeen: z.optional(z.literal(true)),
  /** An IANA name: America/Chicago. */
  timeZone: z.optional(z.string().check(z.maxLength(64), z.refine(isTimeZone, 'invalid'))),
});

export const saveSettings = defineCall('saveSettings', {
  method: 'POST',
  url: '/api/v1/settings',
  reads: 'nothing',
  summary:
    "Saves the user's name and email, the language of emails, whether reminders are also emailed, the company's details, the time zone of the account's dates, whether the onboarding carousel opens, and that the walkthrough has been shown.",
  description: 'A field that is left out keeps its value.',
  body: z.partial(UserSettings),
  reply: Done,
});

export const savePhone = defineCall('savePhone', {
  method: 'POST',
  url: '/api/v1/settings/phone',
  reads: 'nothing',
  summary: "Saves the user's phone number, in the format +1(555)-010-0199.",
  body: z.object({ phone: z.string().check(z.regex(/^\+1\(\d{3}\)-\d{3}-\d{4}$/, 'phone')) }),
  reply: Done,
});

export const Notification = z.object({
  id: Id,
  type: z.enum(['positive', 'negative', 'general']),
  /** Code and parameters; the browser words them in the current language. */
  code: z.enum([
    'reportConnected',
    'reportConnectionFailed',
    'reportConnectionInterrupted',
    'generationFinished',
    'generationInterrupted',
    'monthPassed',
    'workWaits',
    'purchasePaid',
    'clientCompleted',
    'clientApproved',
    'clientRecordedAnswer',
    'clientAskedForChange',
    'clientChangedLetter',
    'clientEnded',
    'clientClosedAccount',
    'clientWithdrewStatement',
    'supportActed',
    'statementsWithdrawn',
    'retentionNotice',
    'newerReportShows',
  ]),
  params: z.record(z.string(), z.string()),
  /** The client it is about; null if it isn't about one, or the client was deleted. */
  profileId: z.nullable(Id),
  /** English wording, for callers that don't word notifications themselves. */
  title: z.string(),
  description: z.string(),
  createdAt: Instant,
  /** The signed-in user has opened the drawer since. */
  read: z.boolean(),
});
export type Notification = z.infer<typeof Notification>;

export const notifications = defineCall('notifications', {
  method: 'GET',
  url: '/api/v1/notifications',
  reads: 'nothing',
  summary: 'The notifications of the account, newest first.',
  description: `\`title\` and \`description\` are the English wording; \`code\` and \`params\` are for clients that word notifications themselves. Every notification; with \`latest\`, the latest ${entriesInPart} and how many there are in all, and with \`before\`, as many that follow.`,
  query: LogPart,
  reply: z.object({
    results: z.array(Notification),
    next: Next,
    /** How many there are in all; only with `latest`. */
    count: z.optional(z.int()),
  }),
});

export const readNotifications = defineCall('readNotifications', {
  method: 'POST',
  url: '/api/v1/notifications/read',
  reads: 'nothing',
  support: 'always',
  summary: 'Marks the notifications up to a time as read.',
  description: 'Has no effect while support impersonates the user.',
  body: z.object({ until: Instant }),
  reply: Done,
});

export const getStates = defineCall('getStates', {
  method: 'GET',
  url: '/api/v1/getStates',
  reads: 'nothing',
  summary: 'The states a postal address can be in.',
  // A client who completes their own information has no account.
  access: 'token',
  reply: z.object({ results: z.array(z.object({ id: z.string(), name: z.string() })) }),
});
