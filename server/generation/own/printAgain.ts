import type { Letter } from '#credit/letters/letter.ts';
import { resolution } from '#server/letters/enclosures.ts';
import type { Services } from '#server/services.ts';
import type { NewLetter } from '#server/store/sessionRecording.ts';
import type { StoredLetter } from '#server/store/sessions.ts';
import { prepareRecorded } from '../enclosures.ts';
import { refusedByName } from '../refusedByName.ts';
import { copiesFrom } from '../next/enclosures.ts';
import { writeLetter } from '../writeLetters.ts';

/**
 * Typesets a letter that is stored, with another text or signature, and with the copies that it encloses. No row refers to
 * the new file yet. Throws `unprintableName`.
 */
export async function printAgain(
  services: Services,
  whose: { readonly accountId: string; readonly profileId: string },
  { id, enclosed, reportId }: StoredLetter,
  letter: Letter,
): Promise<NewLetter> {
  const { turns } = services;
  const printed = await turns.letters.take(whose.accountId, async () => {
    const usual = await prepareRecorded(services, whose, letter, enclosed);
    const sources = enclosed?.sources ?? [];
    const copies = await copiesFrom(services, whose, { letter, sources, dots: resolution.paper }).catch(
      refusedByName,
    );
    return {
      ...usual,
      copies: [...usual.copies, ...copies],
      enclosed: sources.length === 0 ? usual.enclosed : { ...usual.enclosed, sources },
    };
  });
  const written = await turns.letters.take(whose.accountId, () =>
    writeLetter(services, whose, letter, printed, id),
  );
  return { ...written, reportId };
}
