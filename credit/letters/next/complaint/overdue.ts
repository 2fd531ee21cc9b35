/** Whether the time of an investigation ended before its result was sent. */
import { addDays } from '../../../findings/calendar.ts';
import { traveled } from '../cite.ts';
import { isAboutLetter } from '../answer.ts';
import type { Entry } from './step.ts';

/** A bureau sends its result within five business days (15 U.S.C. 1681i(a)(6)(A)), which are fewer than these whatever holidays are among them. */
const daysToSend = 14;

/**
 * Whether the end of the time is worth telling: nothing came back, or a result whose own date shows that it was sent too late.
 * `all`: the letters about the item, in the order in which they left.
 */
export function isOverdue(entry: Entry, all: readonly Entry[]): boolean {
  const reply = replyTo(entry, all);
  const { due } = traveled(entry.step);
  if (reply === null) return true;
  const isResult = !isAboutLetter(reply) && reply.kind !== 'putBack';
  return isResult && due !== null && reply.printedOn !== null && reply.printedOn > addDays(due, daysToSend);
}

/**
 * What came back to a letter, or else to what followed up on it: an answer that crosses a follow-up in the mail is recorded with
 * the follow-up, and may have been sent in time.
 */
function replyTo(entry: Entry, all: readonly Entry[]): Entry['step']['reply'] {
  const after = all.filter(
    ({ place, step: { subject } }) => place > entry.place && subject === entry.step.subject,
  );
  const next = after.findIndex(({ step: { letter } }) => letter.purpose !== 'followUp');
  const followUps = next < 0 ? after : after.slice(0, next);
  return [entry, ...followUps].flatMap(({ step: { reply } }) => reply ?? [])[0] ?? null;
}
