import { isIdentifiedBy } from '#credit/letters/sender.ts';
import type { DisputeLetter } from '#contract/disputes.ts';
import { hasLeft } from '#disputes/clientStatus.ts';
import { consumerFromProfile } from '#server/profiles/profileConsumer.ts';
import type { Repositories } from '#server/store/store.ts';
import type { ContentOfLetter, Whose } from './facts.ts';

/**
 * The letters that have not left and bear a name, an address, or other identification that the client’s profile no longer has: an
 * answer would go to the former address. None if what the profile has can't be read.
 */
export async function withFormerIdentity(
  store: Pick<Repositories, 'profiles'>,
  { accountId, profileId }: Pick<Whose, 'accountId' | 'profileId'>,
  letters: readonly DisputeLetter[],
  contents: readonly ContentOfLetter[],
): Promise<ReadonlySet<string>> {
  const unmailed = letters.filter((letter) => !hasLeft(letter) && !letter.isMailingUnknown);
  if (unmailed.length === 0) return new Set();
  let isDamaged = false;
  const profile = await consumerFromProfile({ store }, accountId, profileId, () => {
    isDamaged = true;
  });
  if (profile === null || isDamaged) return new Set();
  const ids = new Set(unmailed.map(({ id }) => id));
  return new Set(
    contents.flatMap(({ id, letter }) => (ids.has(id) && !isIdentifiedBy(letter, profile) ? [id] : [])),
  );
}
