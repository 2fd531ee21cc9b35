import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { waitingReasons } from './waitingReasons.ts';
import { ScanSender } from './inbox.ts';
import { CivilDate, Id, optionalParameter } from './shapes.ts';

/** The groups of work: first what the account has to do, then what others do. */
export const workGroups = ['decision', 'record', 'mail', 'dueNow', 'soon', 'client', 'noDeadline'] as const;
/**
 * `dueNow`: an answer is due today or overdue. `decision`: a person has to decide or send something. `record`: a person
 * has to say what came. `soon`: an answer is due later. `mail`: letters are not mailed. `client`: an agency's client acts
 * next. `noDeadline`: an answer may come, and no law says until when.
 */
export const WorkGroup = z.enum(workGroups);
export type WorkGroup = z.infer<typeof WorkGroup>;

/** What can wait, apart from disputes. */
const otherKinds = [
  'due',
  /** Letters left that have no deadline to be answered, as those to creditors. */
  'noDeadline',
  'notMailed',
  /** A print shop has the order for letters, and nobody recorded that it mailed them. */
  'ordered',
  /** The client wants letters changed before they are mailed. */
  'changeAsked',
  /** Something in a sent letter was withdrawn or corrected, and its recipient hasn't been told. */
  'toCorrect',
  /** The client has not read and approved letters. */
  'notApproved',
  /** Letters say that the client mails them. */
  'clientMails',
  /** A bureau could not identify the client, and no copy of their identification is there. */
  'proofOfIdentity',
  /** The client has not opened the link that they were sent. */
  'linkNotOpened',
  /** The client has not completed their information. */
  'informationMissing',
  /** A scan has a client, and its answer is not recorded. */
  'scan',
  /** Scans have no client. */
  'scansWithoutClient',
] as const;

/** What waits, for one client and one reason. */
export const WorkItem = z.object({
  /** Null for scans without a client. */
  profileId: z.nullable(Id),
  /** '' for scans without a client. */
  profileName: z.string(),
  kind: z.enum([...waitingReasons, ...otherKinds]),
  recipient: z.nullable(z.string()),
  /** The letter, if it is about one only. */
  letter: z.nullable(Id),
  /** The scan, with who sent it. */
  scan: z.nullable(z.object({ id: Id, sender: ScanSender })),
  /** How many letters or scans; for what waits about disputes, how many of these. */
  count: z.int(),
  /** When it becomes due, or since when it waits; null if it has no day. */
  on: z.nullable(CivilDate),
  /** Whether that day counts from a receipt that is only assumed. */
  isAssumed: z.boolean(),
});
export type WorkItem = z.infer<typeof WorkItem>;

/** How many items of a group come at once, if the group is asked for. */
export const workItemsAtOnce = 100;

export const workDue = defineCall('workDue', {
  method: 'GET',
  url: '/api/v1/work',
  reads: 'nothing',
  summary: 'What waits for a person, and what is due next, for all clients, by group; in a group by day.',
  description: `For agencies, letters whose answer is due within 7 days, by client, and the first items of each group. A \`group\` alone comes ${workItemsAtOnce} items at a time, after the first \`from\`. For consumers, everything, with all letters that may still be answered, by bureau; \`on\` is null while they are in the mail. Letters that have no deadline to be answered wait since they were mailed.`,
  query: z.object({
    group: optionalParameter(WorkGroup),
    from: optionalParameter(z.string().check(z.regex(/^\d{1,6}$/))),
  }),
  reply: z.object({
    today: CivilDate,
    /** Those that have items. */
    groups: z.array(
      z.object({
        name: WorkGroup,
        /** How many there are, in this reply or not. */
        count: z.int(),
        items: z.array(WorkItem),
      }),
    ),
  }),
});
