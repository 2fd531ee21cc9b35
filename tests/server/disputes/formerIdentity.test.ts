import { expect, it } from 'vitest';
import type { DisputeLetter } from '#contract/disputes.ts';
import { withFormerIdentity } from '#server/disputes/formerIdentity.ts';
import type { Profiles } from '#server/store/profiles.ts';
import { aLetter as shownLetter } from '#tests/support/aDispute.ts';
import { aConsumer } from '#tests/support/aConsumer.ts';
import { aLetter } from '#tests/support/aLetter.ts';

const written = aLetter();
const profile = { ...aConsumer(), phone: '(555) 201-3344', state: 'Oregon' };

/** Which of these letters, written for the sample client, are outdated by what the profile has now. */
async function outdated(
  now: Partial<typeof profile>,
  states: Partial<Record<'isDamaged', true>> = {},
  shown: Partial<DisputeLetter> = { state: 'drafted', mailed: null, receipt: null, clock: null },
): Promise<boolean> {
  const { ssn, dob, streetAddress, ...open } = { ...profile, ...now };
  const findOpened: Profiles['findOpened'] = (_account, _profile, noteDamage) => {
    if (states.isDamaged) noteDamage?.('sealed_street');
    return Promise.resolve({ ...open, sensitive: { ssn, dob, streetAddress } } as never);
  };
  const letter = shownLetter(shown);
  const contents = [{ id: letter.id, reportId: 'report', letter: written, names: new Map<string, string>() }];
  const store = { profiles: { findOpened } as Profiles };
  const former = await withFormerIdentity(store, { accountId: 'a', profileId: 'p' }, [letter], contents);
  return former.has(letter.id);
}

it('an unmailed letter is outdated by another name, address, date of birth, or Social Security number, and not by another telephone number', async () => {
  expect(await outdated({})).toBe(false);
  expect(await outdated({ phone: '(555) 000-0000' })).toBe(false);
  expect(await outdated({ streetAddress: '9 New Road' })).toBe(true);
  expect(await outdated({ city: 'Otherville' })).toBe(true);
  expect(await outdated({ lastName: 'Sampleton Jr.' })).toBe(true);
  expect(await outdated({ dob: '1986-04-13' })).toBe(true);
  expect(await outdated({ ssn: '666550612' })).toBe(true);
});

it('a letter that left, whose mailing nobody knows, or whose profile can’t be read is not', async () => {
  const moved = { streetAddress: '9 New Road' };
  expect(await outdated(moved, {}, { state: 'mailed' })).toBe(false);
  expect(await outdated(moved, {}, { state: 'drafted', isMailingUnknown: true })).toBe(false);
  expect(await outdated({ streetAddress: '' }, { isDamaged: true })).toBe(false);
});
