/** What callers may send: the longest text of each field passes, one character more is refused. */
import { describe, expect, it } from 'vitest';
import { UserSettings } from '#contract/account.ts';
import { setClientStatus } from '#contract/clientStatus.ts';
import { createProfile, deleteProfiles } from '#contract/profiles.ts';
import { Mail, NewProfile } from '#contract/profileInput.ts';
import { Credentials, refreshReport } from '#contract/providers.ts';
import { AutomaticOptions, ManualSelection } from '#contract/repair.ts';
import { IdempotencyKey } from '#contract/shapes.ts';

interface Schema {
  readonly safeParse: (value: unknown) => { readonly success: boolean; readonly data?: unknown };
}
const takes = (schema: Schema, value: unknown): boolean => schema.safeParse(value).success;

describe.each<[string, Schema, (text: string) => unknown, number]>([
  ['a name of a person', UserSettings.shape.fullName, (text) => text, 120],
  ['a company', UserSettings.shape.companyName, (text) => text, 120],
  ['a username at a provider', Credentials.shape.username, (text) => text, 254],
  ['a password at a provider', Credentials.shape.password, (text) => text, 254],
  ['a secret answer', Credentials.shape.sqa, (text) => text, 254],
  ['a profile name', NewProfile.shape.profileName, (text) => text, 25],
  ['a first name', NewProfile.shape.firstName, (text) => text, 80],
  ['a street', NewProfile.shape.streetAddress, (text) => text, 120],
  ['a postal code', NewProfile.shape.postalCode, (text) => text, 7],
  ['a state', NewProfile.shape.state, (text) => text, 40],
  ['a reason', setClientStatus.body.shape.reason, (text) => text, 200],
  ['a mail of a user', UserSettings.shape.mail, (text) => `${text.slice(6)}@ex.co`, 254],
  ['a mail of a profile', Mail, (text) => `${text.slice(6)}@ex.co`, 254],
  ['a destination', ManualSelection.shape.destinations, (text) => [text], 200],
])('%s', (_, schema, of, longest) => {
  it('is bounded', () => {
    expect(takes(schema, of('x'.repeat(longest)))).toBe(true);
    expect(takes(schema, of('x'.repeat(longest + 1)))).toBe(false);
  });
});

it.each<[string, Schema]>([
  ['a name of a person', UserSettings.shape.fullName],
  ['a company', UserSettings.shape.companyName],
  ['a profile name', NewProfile.shape.profileName],
  ['a first name', NewProfile.shape.firstName],
  ['a street', NewProfile.shape.streetAddress],
  ['a postal code', NewProfile.shape.postalCode],
  ['a reason', setClientStatus.body.shape.reason],
])('%s is stored without the spaces around it', (_, schema) => {
  expect(schema.safeParse(' x ').data).toBe('x');
});
it.each([
  ['90006-1234', false, undefined],
  ['90006-1', true, '90006'],
  ['9000612', true, '90006'],
  ['90006-', true, '90006'],
  ['90006', true, '90006'],
  ['9000', true, '9000'],
  ['K1A 0B1', true, 'K1A 0B1'],
])('the postal code %s: no half of a ZIP+4 is stored', (sent, isTaken, stored) => {
  const { success, data } = NewProfile.shape.postalCode.safeParse(sent);
  expect([success, data]).toEqual([isTaken, stored]);
});
it('a mail is stored without the spaces around it', () => {
  expect(UserSettings.shape.mail.safeParse(' a@b.co ').data).toBe('a@b.co');
});

it.each<[string, Schema, unknown]>([
  ['a name of a person', UserSettings.shape.fullName, ' '],
  ['a mail', Mail, ''],
  ['a mail', Mail, 'a@b'],
  ['a mail', UserSettings.shape.mail, 'a b@c.de'],
  ['a username', Credentials.shape.username, ''],
  ['a reason', setClientStatus.body.shape.reason, ' '],
  ['a logo', UserSettings.shape.companyLogoUrl, 'https://example.com/logo.png'],
  ['a company page', UserSettings.shape.companyUrl, 'http://example.com'],
  ['a key', IdempotencyKey, 'short'],
  ['a key', IdempotencyKey, 'with spaces in it'],
  ['options', AutomaticOptions, []],
  ['options', AutomaticOptions, [0]],
  ['options', AutomaticOptions, [7]],
  ['options', AutomaticOptions, [1, 2, 3, 4, 5, 6, 1]],
  ['destinations', ManualSelection.shape.destinations, []],
  ['destinations', ManualSelection.shape.destinations, ['']],
  ['destinations', ManualSelection.shape.destinations, Array.from({ length: 201 }, () => 'Equifax')],
])('%s can’t be %j', (_, schema, value) => {
  expect(takes(schema, value)).toBe(false);
});
it('options may be all six, and destinations 200', () => {
  expect(takes(AutomaticOptions, [1, 2, 3, 4, 5, 6])).toBe(true);
  expect(
    takes(
      ManualSelection.shape.destinations,
      Array.from({ length: 200 }, () => 'Equifax'),
    ),
  ).toBe(true);
});

it('1 to 200 profiles can be deleted at once', () => {
  const ids = (length: number) => Array.from({ length }, () => crypto.randomUUID());
  const taken = [0, 1, 200, 201].filter((length) => takes(deleteProfiles.body, ids(length)));
  expect(taken).toEqual([1, 200]);
});

it('a profile is created with an idempotency key, so that a retry doesn’t create another', () => {
  expect(createProfile.takesIdempotencyKey).toBe(true);
});

it('a refresh takes the secret answer alone', () => {
  const given = { username: 'devin', password: 'secret', sqa: 'answer' };
  expect(refreshReport.body.safeParse(given).data).toEqual({ sqa: 'answer' });
});
