/**
 * When something is due, counted over civil dates (`YYYY-MM-DD`) of the account's time zone. No clock: nothing here knows
 * today. Due dates are never moved for weekends or holidays.
 */
import type { SendingWay } from '#contract/disputeEvents.ts';
import { businessDaysAfter } from './businessDays.ts';
import { addDays, latest } from './civilDays.ts';

/** Days that first-class mail is assumed to take where nothing proves delivery, and an answer to arrive. */
export const mailDays = 5;

/** When a letter sent by first class without proof counts as received. Any proof replaces this. */
export const assumedReceipt = (mailedOn: string): string => addDays(mailedOn, mailDays);

export interface DisputeReceived {
  readonly by: 'bureau' | 'furnisher';
  readonly on: string;
  /** Whether the client had this bureau’s free annual report before disputing. */
  readonly hadAnnualReport: boolean;
  /** When further relevant facts from the client were received. */
  readonly furtherFactsOn: readonly string[];
  /** When the item was found inaccurate, incomplete, or unverifiable; null if that is not known. */
  readonly foundOn: string | null;
}

/** How long an investigation may take, and why. */
export interface AnswerClock {
  readonly days: 30 | 45;
  readonly because: 'usual' | 'annualReport' | 'furtherFacts';
  /** The investigation’s last day. */
  readonly due: string;
  /** The last day to send the result; furnishers have no such days. */
  readonly resultBy: string | null;
  /** The first day on which to ask whether anything came. */
  readonly askOn: string;
}

/**
 * 30 days after the day of receipt (15 U.S.C. 1681i(a)(1)(A); for furnishers 1681s-2(a)(8)(E)). 45 if the bureau had
 * given the client their free annual report (1681j(a)(3)), or if further facts were received within the 30 days, unless
 * the item had been found wrong or unverifiable before (1681i(a)(1)(B), (C)). Bureaus send the result within five
 * business days (1681i(a)(6)(A)).
 */
export function answerClock(dispute: DisputeReceived): AnswerClock {
  const because = reasonFor(dispute);
  const days = because === 'usual' ? 30 : 45;
  const due = addDays(dispute.on, days);
  const resultBy = dispute.by === 'bureau' ? businessDaysAfter(due, 5) : null;
  return { days, because, due, resultBy, askOn: addDays(resultBy ?? due, mailDays) };
}

function reasonFor({
  by,
  on,
  hadAnnualReport,
  furtherFactsOn,
  foundOn,
}: DisputeReceived): AnswerClock['because'] {
  if (by === 'bureau' && hadAnnualReport) return 'annualReport';
  const last = addDays(on, 30);
  const extends30 = (day: string) => day > on && day <= last && (foundOn === null || day < foundOn);
  return furtherFactsOn.some(extends30) ? 'furtherFacts' : 'usual';
}

/** A deadline and the first day on which to ask about it, after the time that mail takes. */
export interface Deadline {
  readonly due: string;
  readonly askOn: string;
}

const withMail = (due: string): Deadline => ({ due, askOn: addDays(due, mailDays) });

/** The description of the procedure: 15 days after the bureau received the request (15 U.S.C. 1681i(a)(7)). */
export const procedureDeadline = (receivedOn: string): Deadline => withMail(addDays(receivedOn, 15));

/**
 * The notice of a reinsertion: five business days after it (15 U.S.C. 1681i(a)(5)(B)(ii)). It happened on the day it was
 * seen at the latest.
 */
export const reinsertionDeadline = (seenOn: string): Deadline => withMail(businessDaysAfter(seenOn, 5));

/** The block of information from identity theft: four business days after all four elements were received (15 U.S.C. 1681c-2(a)). */
export const blockDeadline = (receivedOn: string): Deadline => withMail(businessDaysAfter(receivedOn, 4));

/**
 * The confirmation of a security freeze: three business days to place it after the request came by mail, or one after it came by phone or
 * online, and five more to confirm it (15 U.S.C. 1681c-1(i)(2)(A) and (B)).
 */
export const freezeDeadline = (receivedOn: string, way: SendingWay | null): Deadline =>
  withMail(businessDaysAfter(businessDaysAfter(receivedOn, way === 'online' || way === 'phone' ? 1 : 3), 5));

/**
 * From when on the CFPB accepts a complaint about a dispute without a result: more than 45 days after it was filed. Not
 * before the day after the bureau’s own deadline either.
 */
export const complaintFrom = (mailedOn: string, due: string): string =>
  latest(addDays(mailedOn, 46), addDays(due, 1));
