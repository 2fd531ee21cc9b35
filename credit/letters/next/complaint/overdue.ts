/** Whether the time of an investigation ended before its result was sent. */
import { addDays } from '../../../findings/calendar.ts';
import { traveled } from '../cite.ts';
import { isAboutLetter } from '../answer.ts';
import type { Entry } from './step.ts';

/** A bureau sends its result within five business days (15 U.S.C. 1681i(a)(6)(A)), which are fewer than these whatever holidays are among them. */
const daysToSend = 14;

/** Whether the end of the time is worth telling: nothing came back, or a result whose own date shows that it was sent too late. */
export function isOverdue(entry: Entry): boolean {
  const { reply } = entry.step;
  const { due } = traveled(entry.step);
  if (reply === null) return true;
  const isResult = !isAboutLetter(reply) && reply.kind !== 'putBack';
  return isResult && due !== null && reply.printedOn !== null && reply.printedOn > addDays(due, daysToSend);
}
