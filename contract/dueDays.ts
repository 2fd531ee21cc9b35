import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { CivilDate, Id, Instant, ListedStatus } from './shapes.ts';

/** `due`: the result of an investigation is due. `ask`: from this day on, the person is asked whether anything came. */
export const DueKind = z.enum(['due', 'ask']);
export type DueKind = z.infer<typeof DueKind>;

/** What one day brings. */
export const DueDay = z.object({
  on: CivilDate,
  kind: DueKind,
  /** For how many clients. */
  clients: z.int(),
});
export type DueDay = z.infer<typeof DueDay>;

export const dueDays = defineCall('dueDays', {
  method: 'GET',
  url: '/api/v1/dueDays',
  reads: 'nothing',
  summary: 'The days on which results are due and questions come, for all letters that are not answered.',
  description:
    'By day, from the first to the last, both included. Nothing is due for clients who are paused or have ended the service.',
  query: z.object({ first: CivilDate, last: CivilDate }),
  reply: z.object({ days: z.array(DueDay) }),
});

/** What one day brings for one client. */
export const DueClient = z.object({
  kind: DueKind,
  profileId: Id,
  profileName: z.string(),
  /** The letter, if it is about one only. */
  letter: z.nullable(Id),
  /** How many letters. */
  letters: z.int(),
  /** Whether the day counts from a receipt that is only assumed. */
  isAssumed: z.boolean(),
});
export type DueClient = z.infer<typeof DueClient>;

export const dueDay = defineCall('dueDay', {
  method: 'GET',
  url: '/api/v1/dueDays/:day',
  reads: 'nothing',
  summary: 'What one of these days brings, by client.',
  params: z.object({ day: CivilDate }),
  reply: z.object({ clients: z.array(DueClient) }),
});

/** The most days that one request may ask about: six weeks. */
const mostDays = 42;

/** How many clients of one status were added on one day. */
export const AddedDay = z.object({
  /** The day's place among those asked for, from 0. */
  day: z.int(),
  status: ListedStatus,
  clients: z.int(),
});
export type AddedDay = z.infer<typeof AddedDay>;

/** Characters of an instant with a comma. */
const longestInstant = '2026-11-23T00:00:00.000Z,'.length;

export const addedDays = defineCall('addedDays', {
  method: 'GET',
  url: '/api/v1/addedDays',
  reads: 'nothing',
  summary: 'How many clients were added on each of some days, by the status they have now.',
  description:
    'The days are given by the instants at which they begin, in the time zone of the person who looks at them, and the one at which the last ends; in order, separated by commas. Days without new clients are left out.',
  query: z.object({
    starts: z.string().check(
      z.maxLength((mostDays + 1) * longestInstant),
      z.refine((starts) => {
        const instants = starts.split(',');
        return instants.length > 1 && instants.every((instant) => Instant.safeParse(instant).success);
      }),
    ),
  }),
  reply: z.object({ days: z.array(AddedDay) }),
});
