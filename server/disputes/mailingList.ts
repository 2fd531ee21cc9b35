import type { Letter } from '#credit/letters/letter.ts';
import { unmailedLetters } from '#disputes/lettersToMail.ts';
import { standingOf } from '#disputes/standing.ts';
import { found } from '#server/refusals.ts';
import type { Services } from '#server/services.ts';
import { loadFacts, type Whose } from './facts.ts';

/** Letters of one set for certified mail. */
export interface MailingList {
  /** The client's. */
  readonly name: string;
  /** In the order of the letters. */
  readonly pieces: readonly MailingPiece[];
}

export interface MailingPiece {
  /** Starts at 1, within the set. */
  readonly position: number;
  /** As in the letter: the name, then the lines below it. Of one that was changed after the client moved, another sender than of the others. */
  readonly sender: readonly string[];
  readonly recipient: readonly string[];
  /** The number and civil date that were recorded; '' if none was. */
  readonly number: string;
  readonly mailedOn: string;
}

/** The letters of a set that are still to be mailed, or that went by certified mail. Throws `notFound` if there are none. */
export async function mailingListOf(
  { store }: Pick<Services, 'store'>,
  whose: Whose,
  sessionId: string,
): Promise<MailingList> {
  const profile = found(await store.profiles.find(whose.accountId, whose.profileId));
  const { facts, contents } = await loadFacts(store, whose);
  const standing = standingOf(facts);
  const unmailed = new Set(unmailedLetters(standing));
  const pieces = standing.letters
    .filter((letter) => letter.sessionId === sessionId)
    .filter((letter) => unmailed.has(letter) || letter.mailed?.way === 'certified')
    .toSorted((one, other) => one.position - other.position)
    .flatMap(({ id, position, mailed }) => {
      const content = contents.find((each) => each.id === id)?.letter;
      return content === undefined ? [] : [{ content, position, mailed }];
    });
  found(pieces[0] ?? null);
  return {
    name: `${profile.firstName} ${profile.lastName}`.trim(),
    pieces: pieces.map(({ content: { sender, destination }, position, mailed }) => ({
      position,
      sender: addressOf(sender),
      recipient: addressOf(destination),
      number: mailed?.tracking ?? '',
      mailedOn: mailed?.on ?? '',
    })),
  };
}

const addressOf = ({ name, lines }: Letter['sender'] | Letter['destination']) => [name, ...lines];
