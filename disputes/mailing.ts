import type { DisputeLetter } from '#contract/disputes.ts';
import type { Mailing } from '#contract/mailing.ts';
import { lettersToMail } from './lettersToMail.ts';
import type { ClientStanding } from './standing.ts';

type Standing = Pick<ClientStanding, 'letters' | 'disputes' | 'requests'>;

/** What is known about the mailing of all of a client's letters. */
export function mailingOf(standing: Standing): Mailing {
  return mailingAmong(standing.letters, new Set(lettersToMail(standing)));
}

/** The same for each set of letters, by its id. */
export function mailingBySet(standing: Standing): ReadonlyMap<string, Mailing> {
  const toMail = new Set(lettersToMail(standing));
  return new Map(
    [...Map.groupBy(standing.letters, ({ sessionId }) => sessionId)].map(([sessionId, letters]) => [
      sessionId,
      mailingAmong(letters, toMail),
    ]),
  );
}

function mailingAmong(letters: readonly DisputeLetter[], toMail: ReadonlySet<DisputeLetter>): Mailing {
  const notMailed = letters.filter((letter) => toMail.has(letter));
  const ordered = notMailed.filter(({ state }) => state === 'ordered').length;
  return {
    notMailed: notMailed.length,
    ...(ordered > 0 && { ordered }),
    lastMailedOn:
      letters
        .flatMap(({ mailed }) => mailed?.on ?? [])
        .toSorted()
        .at(-1) ?? null,
    isUnknown: letters.some(({ isMailingUnknown, mailed }) => isMailingUnknown && mailed === null),
  };
}
