import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { ContractStanding } from './clientContract.ts';
import { entriesInPart } from './limits.ts';
import { LogPart, Next } from './logPart.ts';
import { Mailing } from './mailing.ts';
import { AccountId, ReportOf } from './reports.ts';
import { Bureau, Id, Instant, optionalParameter } from './shapes.ts';

/** The specification's fixed list, in its order; ids 1 to 6. */
export const automatedOptions = [
  { id: 1, name: 'Attack All Negative Accounts' },
  { id: 2, name: 'Personal information only' },
  { id: 3, name: 'Late Payments Only' },
  { id: 4, name: 'Charge offs / Collections Only' },
  { id: 5, name: 'Inquiries Only' },
  { id: 6, name: 'Attack Everything Separately' },
] as const;

export const AutomatedOption = z.object({ id: z.int(), name: z.string() });
export type AutomatedOption = z.infer<typeof AutomatedOption>;

const OptionId = z.int().check(z.gte(1), z.lte(automatedOptions.length));

export const automatedTypes = defineCall('automatedTypes', {
  method: 'POST',
  onlyReads: true,
  url: '/api/v1/automateGenerationsType',
  reads: 'nothing',
  summary: 'The automated options for a report.',
  description: '`creditReportId` must equal `reportId`.',
  failures: ['notFound'],
  body: z.object({ profileId: Id, creditReportId: Id, reportId: Id }),
  reply: z.object({ results: z.array(AutomatedOption) }),
});

/** A finished letter set. `printVariantId` is the print shop's product for it. */
export const GenerationSession = z.object({ sessionId: Id, printVariantId: z.string() });
export type GenerationSession = z.infer<typeof GenerationSession>;

/** Which of the six options, one or several. */
export const AutomaticOptions = z.array(OptionId).check(z.minLength(1), z.maxLength(automatedOptions.length));

/** Why no letters are generated; no generation is used then. */
const generationFailures = [
  'notFound',
  'noGenerations',
  'contractNotOpen',
  'contradictoryReasons',
  'othersReport',
  'repeatedChoice',
  'nothingToDispute',
  'alreadyDecided',
  'unprintableName',
] as const;

/** Generates the same choice from the same report again within 24 hours, which is refused otherwise. */
const Repeat = z.object({ repeat: optionalParameter(z.enum(['true', 'false'])) });

export const generateAutomatic = defineCall('generateAutomatic', {
  method: 'POST',
  url: '/api/v1/automatedGenerations/:reportId/:profileId/:selectedOptions',
  reads: 'nothing',
  summary: 'Generates the letters of the selected options.',
  description: 'Uses one generation, whatever the number of letters.',
  failures: generationFailures,
  takesIdempotencyKey: true,
  params: z.object({
    reportId: Id,
    profileId: Id,
    /** The option ids, separated by commas, the same as in the body. */
    selectedOptions: z.string().check(z.regex(/^[1-6](,[1-6]){0,5}$/, 'outOfRange')),
  }),
  query: Repeat,
  body: AutomaticOptions,
  reply: GenerationSession,
});

export const Destination = z.object({
  id: z.string(),
  name: z.string(),
  kind: z.enum(['bureau', 'furnisher']),
});
export type Destination = z.infer<typeof Destination>;

export const destinations = defineCall('destinations', {
  method: 'GET',
  url: '/api/v1/getDestinations/:profileId/:reportId',
  reads: 'report',
  summary: 'Where letters about a report can go: its bureaus, and the furnishers whose address it gives.',
  params: ReportOf,
  reply: z.object({ results: z.array(Destination) }),
});

/** Manually selected accounts and destinations. */
export const ManualSelection = z.object({
  destinations: z
    .array(z.string().check(z.minLength(1), z.maxLength(200)))
    .check(z.minLength(1), z.maxLength(200)),
  selectedAccounts: z.array(AccountId).check(z.minLength(1), z.maxLength(1_000)),
  /** "Reporting only on": narrows to what this bureau reports. */
  bureau: z.optional(Bureau),
});

export const generateManual = defineCall('generateManual', {
  method: 'POST',
  url: '/api/v1/generateManual',
  reads: 'nothing',
  summary: 'Generates letters about the selected accounts to the selected destinations.',
  description: 'Uses one generation, whatever the number of letters.',
  failures: generationFailures,
  takesIdempotencyKey: true,
  query: Repeat,
  body: z.object({ reportId: Id, profileId: Id, ...ManualSelection.shape }),
  reply: GenerationSession,
});

export const SessionId = z.object({ sessionId: Id });

/** The key of a print link, for people outside the account: the print shop. */
const PrintKey = z.object({ key: z.optional(z.string().check(z.maxLength(64))) });

export const downloadLetters = defineCall('downloadLetters', {
  method: 'GET',
  url: '/api/v1/attack/session/download/:sessionId',
  reads: 'letters',
  support: 'withConsent',
  summary: 'The letters as a ZIP file, named after the profile.',
  failures: ['linkUsedUp'],
  params: SessionId,
  query: PrintKey,
  replies: 'zip',
});

export const printLetters = defineCall('printLetters', {
  method: 'GET',
  url: '/api/v1/attack/session/pdf/:sessionId',
  reads: 'letters',
  support: 'withConsent',
  summary: 'The letters as one PDF, in their order, named after the profile.',
  description:
    'The pages are those of the ZIP file, with what is enclosed. Each letter begins on the front of a sheet: an empty page follows a letter with an odd number of pages, except the last.',
  failures: ['linkUsedUp'],
  params: SessionId,
  query: PrintKey,
  replies: 'pdf',
});

export const downloadCsv = defineCall('downloadCsv', {
  method: 'GET',
  url: '/api/v1/attack/session/csv/:sessionId',
  reads: 'letters',
  support: 'always',
  summary: 'The letters as a CSV file, one row each, named after the session.',
  params: SessionId,
  query: PrintKey,
  replies: 'csv',
});

export const mailLetters = defineCall('mailLetters', {
  method: 'POST',
  url: '/api/v1/attack/session/mail/:sessionId',
  reads: 'nothing',
  // Its link opens the letters (docs/decisions/0144).
  support: 'withConsent',
  summary: "The print shop's cart for these letters.",
  description:
    'Its note carries a new print link, which expires after 30 days. Cart and link have the letters of the set that are neither mailed nor ordered yet. If all of those are ordered, they have the ordered ones, and all letters once none is left. `changedMeanwhile` if it isn’t as `left` says: the letters would be paid for and mailed twice.',
  failures: ['changedMeanwhile', 'contractNotOpen'],
  params: SessionId,
  query: z.object({
    /** How many letters of the set are known to be neither mailed nor ordered; `all` for a set that has just been written. */
    left: optionalParameter(z.string().check(z.regex(/^(all|[1-9]\d{0,3})$/, 'outOfRange'))),
  }),
  reply: z.object({
    url: z.string(),
    /** The print link in the note, which is shown only here. */
    link: z.string(),
  }),
  perDay: 'printLinks',
});

/** A sentence of an earlier letter that today's rules would not write. */
export const WithdrawnStatement = z.object({
  /** The recipient's name. */
  destination: z.string(),
  /** The heading of the item in the letter. */
  item: z.string(),
  /** As it was written. */
  statement: z.string(),
  /** `notProven`: the report doesn't show it. `overstated`: the report shows less than the sentence claims. */
  flaw: z.enum(['notProven', 'overstated']),
});
export type WithdrawnStatement = z.infer<typeof WithdrawnStatement>;

export const GenerationLogItem = z.object({
  /** The session's id. */
  id: Id,
  profileName: z.string(),
  profile: Id,
  reportId: Id,
  reportName: z.string(),
  date: Instant,
  /** The recipients' names. */
  destinationAddress: z.array(z.string()),
  generations: Id,
  numberOfLetters: z.int(),
  /** What is recorded about their mailing. */
  mailing: Mailing,
  /** The highest round of its disputes; missing if its letters dispute nothing. */
  round: z.optional(z.int()),
  variantIDs: z.array(z.string()),
  /** What these letters state and later rules no longer do; missing if nothing. */
  withdrawn: z.optional(z.array(WithdrawnStatement)),
  /** The set that was written instead of this one; missing if none was. */
  rewrittenAs: z.optional(Id),
  /** The agency's contract with the client, if it does not let this set be written again today; missing if it does, or none has to be. */
  heldBy: z.optional(ContractStanding),
});
export type GenerationLogItem = z.infer<typeof GenerationLogItem>;

export const generationLog = defineCall('generationLog', {
  method: 'GET',
  url: '/api/v1/generations',
  reads: 'nothing',
  summary: 'The sets of letters, newest first.',
  description: `Every set; with \`profile\`, those of one client; with \`latest\`, the latest ${entriesInPart}, those whose letters make statements that were withdrawn and that nobody has written again, and how many there are in all; with \`before\`, as many as follow.`,
  query: z.object({
    ...LogPart.shape,
    /** Only the sets of this client, all of them. */
    profile: optionalParameter(Id),
  }),
  reply: z.object({
    generations: z.array(GenerationLogItem),
    next: Next,
    /** How many there are in all; only with `latest`. */
    count: z.optional(z.int()),
  }),
});

export const reportGenerations = defineCall('reportGenerations', {
  method: 'GET',
  url: '/api/generations/:profileId/:reportId',
  reads: 'nothing',
  summary: 'The sets of letters generated from one report, newest first, and their number.',
  params: z.object({ profileId: Id, reportId: Id }),
  reply: z.object({ generations: z.array(GenerationLogItem), value: z.int() }),
});

export const rewriteLetters = defineCall('rewriteLetters', {
  method: 'POST',
  url: '/api/v1/attack/session/rewrite/:sessionId',
  reads: 'nothing',
  summary:
    'Writes a set again whose letters make statements that were withdrawn, or in which the client asked for a change.',
  description:
    'Uses the same report and choice and no generation. Once per set: repeated, it replies with the same new set. `notFound` if nothing in the set was withdrawn and the client asked for no change.',
  failures: [
    'notFound',
    'contractNotOpen',
    'contradictoryReasons',
    'othersReport',
    'nothingToDispute',
    'alreadyDecided',
    'unprintableName',
  ],
  takesIdempotencyKey: true,
  params: SessionId,
  reply: GenerationSession,
});
