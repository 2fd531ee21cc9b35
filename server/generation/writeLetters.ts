import type { Letter } from '#credit/letters/letter.ts';
import { templateVersion } from '#server/letters/templateInput.ts';
import type { Services } from '#server/services.ts';
import { newId } from '#server/store/ids.ts';
import type { NewLetter } from '#server/store/sessionRecording.ts';
import { type Printed } from './enclosures.ts';
import { refusedByName } from './refusedByName.ts';
import { pageCount } from './pageCount.ts';

interface Whose {
  readonly accountId: string;
  readonly profileId: string;
}

/**
 * Typesets letters and seals their files, which no row refers to yet. Each letter takes a turn of its own, so that several are
 * typeset at once where there are workers for them, and a large set doesn't hold up another account's small one. After a
 * failure, or when the signal aborts, no further letter is begun. Throws `unprintableName`, and the signal's reason.
 */
export async function writeLetters<Planned extends Letter>(
  services: Services,
  whose: Whose,
  letters: readonly Planned[],
  printed: (letter: Planned) => Printed,
  signal: AbortSignal,
): Promise<NewLetter[]> {
  const failing = new AbortController();
  const stopping = AbortSignal.any([failing.signal, signal]);
  const write = async (letter: Planned) => {
    try {
      return await writeLetter(services, whose, letter, printed(letter), newId());
    } catch (error) {
      // Before this turn ends, and the next letter's begins.
      failing.abort(error);
      throw error;
    }
  };
  const written = letters.map((letter) =>
    services.turns.letters.take(whose.accountId, () => write(letter), stopping),
  );
  // No file is written after this function has ended.
  await Promise.allSettled(written);
  return Promise.all(written);
}

/** Typesets one letter and seals its file under this id, like `writeLetters`. */
export async function writeLetter(
  { vault, typesetter }: Services,
  { accountId, profileId }: Whose,
  letter: Letter,
  { page, copies, enclosed }: Printed,
  id: string,
): Promise<NewLetter> {
  const pdf = await typesetter.typeset(page, copies).catch(refusedByName);
  const place = { accountId, profileId, table: 'letter', column: 'blob', row: id } as const;
  return {
    id,
    destinationId: letter.destination.id,
    destinationName: letter.destination.name,
    subject: letter.subject.text,
    items: letter,
    enclosed,
    pages: pageCount(pdf),
    templateVersion: String(templateVersion),
    stored: await vault.put(place, pdf),
  };
}
