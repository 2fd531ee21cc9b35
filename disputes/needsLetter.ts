import { replyIn } from './lastReply.ts';
import type { Mistold } from './mistold.ts';
import { wordsAsQuoted } from './partSaid.ts';

/** Whether a recipient may act on what was mistold, so that a letter of its own corrects it. The rest is told with the next letter. */
export function needsLetter({ part, was, now, ...told }: Mistold): boolean {
  if (part === 'sighting' || part === 'noNotice' || part === 'theft') return true;
  // Another day changes nothing, but that none came after all does.
  if (part === 'answered' || part === 'noticed') return now === null;
  if (part !== 'result' && part !== 'words') return false;
  if (was === null || now === null) return true;
  const [before, after] = [replyIn(was, told), replyIn(now.event, told)];
  return part === 'result'
    ? before?.kind !== after?.kind
    : wordsAsQuoted(before?.words ?? '') !== wordsAsQuoted(after?.words ?? '');
}
