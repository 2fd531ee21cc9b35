import * as z from 'zod/mini';
import { askingPurposes, letterPurposes } from '#vocabulary/letterPurposes.ts';
import { Basis } from './disputeEvents.ts';
import { Destination } from './repair.ts';
import { CivilDate, Id } from './shapes.ts';

export const LetterPurpose = z.enum(letterPurposes);
export type LetterPurpose = z.infer<typeof LetterPurpose>;

/** The states of the chart `request`. */
export const requestStates = [
  'drafted',
  'onItsWay',
  'undelivered',
  'received',
  'awaitingAnswer',
  'questionOpen',
  'unanswered',
  'answered',
  'withdrawn',
] as const;
export const RequestState = z.enum(requestStates);
export type RequestState = z.infer<typeof RequestState>;

/** What a request waits for. These are among the reasons of disputes. */
export const RequestWaiting = z.enum(['returned', 'askAboutDelivery', 'askWhetherAnythingCame']);

/** A letter that asks for something other than a reinvestigation. It is no dispute and has no round. */
export const LetterRequest = z.object({
  letter: Id,
  purpose: z.enum(askingPurposes),
  recipient: Destination,
  /** The keys of its items, by which an event names them. */
  items: z.array(z.string()),
  /** What its items are called. */
  headings: z.array(z.string()),
  /** The items, as in `Dispute`. */
  subjects: z.array(z.string()),
  /** It names those whom the bureau is to tell; absent if it names nobody. */
  designates: z.optional(z.literal(true)),
  state: RequestState,
  /** Since when it is in this state; null if drafted. */
  since: z.nullable(CivilDate),
  /** The recipient's last day to answer, and the first day to ask about it; null if the law sets none, or it was not received. */
  clock: z.nullable(z.object({ received: CivilDate, basis: Basis, due: CivilDate, askOn: CivilDate })),
  /** The day of the next thing that is due or asked; null if there is none. */
  next: z.nullable(CivilDate),
  waitsFor: z.nullable(RequestWaiting),
});
export type LetterRequest = z.infer<typeof LetterRequest>;
