/** What the client still waits for at the end of an item's story. */
import type { Sentence } from '../../letter.ts';
import { words } from '../../sentence.ts';
import { traveled } from '../cite.ts';
import { isAboutLetter } from '../answer.ts';
import type { Entry } from './step.ts';

/** What did not come after the last letter; nothing if it came after all, such as an answer to an earlier one. */
export function missing(rounds: readonly Entry[]): readonly Sentence[] {
  const last = rounds.at(-1);
  if (last === undefined || last.step.reply !== null) return [];
  if (last.step.asksForNotice) {
    const back = rounds.findLastIndex(({ step }) => step.seenAgainOn !== null);
    const hasCome = rounds.slice(Math.max(back, 0)).some(({ step }) => step.noticeOn !== null);
    return hasCome ? [] : [words('I have not received a notice.', 'No he recibido ningún aviso.')];
  }
  // A follow-up asks for the result of the letter before it.
  const first = rounds.findLastIndex(({ step }) => step.letter.purpose !== 'followUp');
  const leftOn = traveled(last.step).mailedOn;
  const hasCome = rounds.some(
    ({ step: { reply } }, index) =>
      reply !== null && !isAboutLetter(reply) && (index >= first || reply.receivedOn >= leftOn),
  );
  return hasCome ? [] : [words('I have not received a result.', 'No he recibido ningún resultado.')];
}
