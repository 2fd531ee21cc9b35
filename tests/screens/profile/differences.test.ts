/** What a person has to decide when someone else has saved their profile first. */
import { expect, it } from 'vitest';
import { differencesOf, theirEntries } from '#src/profile/differences.ts';
import { draftOf } from '#src/profile/draft.ts';
import { profile } from './profiles.ts';

const opened = draftOf(profile);
const theirs = { ...profile, city: 'Laredo', ssn: '***-**-7777', streetAddress: '' };

it('is every entry that differs, with who typed it, and no saved value that nobody has touched', () => {
  const draft = { ...opened, firstName: 'Anna' };
  expect(differencesOf({ draft, opened, revealed: {} }, theirs)).toEqual([
    { field: 'firstName', mine: 'Anna', theirs: 'Ana', isTyped: true },
    { field: 'city', mine: 'Austin', theirs: 'Laredo', isTyped: false },
  ]);
});

it('shows their sensitive values masked, and not those that were only revealed here', () => {
  const draft = { ...opened, ssn: '666-12-0000' };
  expect(differencesOf({ draft, opened, revealed: {} }, theirs)).toContainEqual({
    field: 'ssn',
    mine: '666-12-0000',
    theirs: '***-**-7777',
    isTyped: true,
  });
  const fields = differencesOf({ draft, opened, revealed: { ssn: '666-12-0000' } }, theirs).map(
    ({ field }) => field,
  );
  expect(fields).toEqual(['city']);
});

it('leaves a sensitive value of theirs on the server when it is kept', () => {
  expect(theirEntries(theirs, ['ssn', 'city'])).toEqual({ ssn: null, city: 'Laredo' });
});
