import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { CivilDate, Id } from './shapes.ts';

/** `due`: the result of an investigation is due. `ask`: from this day on, the person is asked whether anything came. */
export const DueKind = z.enum(['due', 'ask']);

/** What one day brings for one client. */
export const DueDay = z.object({
  on: CivilDate,
  kind: DueKind,
  profileId: Id,
  profileName: z.string(),
  /** How many letters. */
  letters: z.int(),
  /** Whether the day counts from a receipt that is only assumed. */
  isAssumed: z.boolean(),
});
export type DueDay = z.infer<typeof DueDay>;

export const dueDays = defineCall('dueDays', {
  method: 'GET',
  url: '/api/v1/dueDays',
  reads: 'nothing',
  summary: 'The days on which results are due and questions come, for all letters that are not answered.',
  description: 'By day. Nothing is due for clients who are paused or have ended the service.',
  reply: z.object({ days: z.array(DueDay) }),
});
