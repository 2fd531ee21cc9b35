import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { saveSettings } from '#contract/account.ts';
import type { Call } from '#contract/call.ts';
import { setClientStatus } from '#contract/clientStatus.ts';
import { recordDisputeEvent } from '#contract/disputes.ts';
import type { FieldProblem } from '#contract/failureReply.ts';
import { createPayment, grantGenerations, paymentReply } from '#contract/payment.ts';
import { createProfile, deleteProfiles, profileDetails, updateProfile } from '#contract/profiles.ts';
import { connectProvider } from '#contract/providers.ts';
import { generateManual } from '#contract/repair.ts';
import { accountInformation } from '#contract/reports.ts';
import {
  type AppUnderTest,
  anApp,
  aProfileInput,
  type AskOptions,
  type Person,
} from '#tests/support/anApp.ts';
import { aProfile, aReport } from './world.ts';

let world: AppUnderTest;
let who: Person;
let profileId: string;
let reportId: string;
beforeAll(async () => {
  world = await anApp();
  who = await world.person();
  profileId = await aProfile(world, who);
  reportId = await aReport(world, who, profileId);
});
afterAll(() => world.close());

/** The fields that an input is refused for; 'no field' where it isn't refused as invalid. */
async function refusedFields(
  call: Call,
  asked: AskOptions,
  as = who,
): Promise<readonly string[] | 'no field'> {
  const answer = (await world.ask(call, as, asked)).json();
  return answer.code === 'invalid' ? answer.fields.map(({ field }: { field: string }) => field) : 'no field';
}
const mailOf = (length: number) => `${'a'.repeat(length - '@example.com'.length)}@example.com`;
const text = (length: number) => 'x'.repeat(length);
const ids = (count: number) =>
  Array.from({ length: count }, (_, place) => `0190a000-0000-7000-8000-${String(place).padStart(12, '0')}`);

const inProfile: readonly (readonly [field: string, most: number, of: (length: number) => string])[] = [
  ['profileName', 25, text],
  ['firstName', 80, text],
  ['lastName', 80, text],
  ['phone', 24, text],
  ['mail', 254, mailOf],
  ['streetAddress', 120, text],
  ['city', 80, text],
  ['postalCode', 7, text],
];

describe('a text is taken at its longest, and refused by its name with one character more', () => {
  it.each(inProfile)('D1 %s of a profile: %i', async (field, most, of) => {
    const params = { profileId };
    expect(await refusedFields(createProfile, { body: aProfileInput({ [field]: of(most) }) })).toBe(
      'no field',
    );
    for (const call of [createProfile, updateProfile])
      expect(await refusedFields(call, { params, body: aProfileInput({ [field]: of(most + 1) }) })).toEqual([
        field,
      ]);
  });

  it.each([
    ['fullName', 120, text],
    ['mail', 254, mailOf],
    ['companyName', 120, text],
  ] as const)('%s of the settings: %i', async (field, most, of) => {
    expect(await refusedFields(saveSettings, { body: { [field]: of(most) } })).toBe('no field');
    expect(await refusedFields(saveSettings, { body: { [field]: of(most + 1) } })).toEqual([field]);
  });

  it.each([
    ['username', 254],
    ['password', 254],
    ['sqa', 254],
  ] as const)('%s at a provider: %i', async (field, most) => {
    const params = { provider: 'SmartCredit', profileId };
    const body = { username: 'ana', password: 'pw', sqa: '0000' };
    expect(await refusedFields(connectProvider, { params, body: { ...body, [field]: text(most) } })).toBe(
      'no field',
    );
    expect(
      await refusedFields(connectProvider, { params, body: { ...body, [field]: text(most + 1) } }),
    ).toEqual([field]);
  });

  it('the reason for a status: 200', async () => {
    const params = { profileId };
    const because = (reason: string) => ({ params, body: { status: 'Waiting', reason } });
    expect(await refusedFields(setClientStatus, because(text(200)))).toBe('no field');
    expect(await refusedFields(setClientStatus, because(text(201)))).toEqual(['reason']);
  });
});

describe('a list is taken at its longest, and refused with one entry more', () => {
  it('H5 of profiles to delete: 200', async () => {
    expect((await world.ask(deleteProfiles, who, { body: ids(200) })).statusCode).toBe(404);
    expect(await refusedFields(deleteProfiles, { body: ids(201) })).toEqual(['']);
  });

  it('H33 of accounts to look at: 1,000', async () => {
    const accounts = (count: number) => Array.from({ length: count }, (_, place) => `account-${place}`);
    const asked = (count: number) => ({
      params: { accountId: 'account-0', reportId },
      body: { selectedAccounts: accounts(count) },
    });
    expect((await world.ask(accountInformation, who, asked(1_000))).statusCode).toBe(200);
    expect(await refusedFields(accountInformation, asked(1_001))).toEqual(['selectedAccounts']);
  });

  it.each([
    ['destinations', 200],
    ['selectedAccounts', 1_000],
  ] as const)('H35 of %s of letters: %i', async (field, most) => {
    const entries = (count: number) => Array.from({ length: count }, (_, place) => `account-${place}`);
    const body = { profileId, reportId, destinations: ['Experian'], selectedAccounts: ['account-0'] };
    // Nobody has this report: nothing is written.
    const elsewhere = { ...body, reportId: profileId };
    const asked = (count: number) => ({ body: { ...elsewhere, [field]: entries(count) } });
    expect((await world.ask(generateManual, who, asked(most))).statusCode).toBe(404);
    expect(await refusedFields(generateManual, asked(most + 1))).toEqual([field]);
  });
});

describe('what is missing', () => {
  const { dob: _dob, mail: _mail, ...withoutTwo } = aProfileInput();
  const letters = {
    profileId: '',
    reportId: '',
    destinations: ['Experian'],
    selectedAccounts: ['account-0'],
  };
  const mailed = { on: '2026-11-20', letters: [], way: 'firstClass', basis: 'client', tracking: '' };
  it.each<[string, Call, object, [string, string][]]>([
    [
      'from a profile',
      createProfile,
      withoutTwo,
      [
        ['mail', 'required'],
        ['dob', 'required'],
      ],
    ],
    ['because there is no value', createProfile, { ...aProfileInput(), dob: null }, [['dob', 'invalid']]],
    [
      'from letters',
      generateManual,
      { ...letters, destinations: [''], selectedAccounts: [] },
      [
        ['reportId', 'required'],
        ['profileId', 'required'],
        ['destinations.0', 'required'],
        ['selectedAccounts', 'required'],
      ],
    ],
    [
      'from an event',
      recordDisputeEvent,
      { event: { kind: 'mailed', ...mailed } },
      [['event.letters', 'required']],
    ],
    ['because an event has no kind', recordDisputeEvent, { event: mailed }, [['event.kind', 'required']]],
    [
      'because an event has another kind',
      recordDisputeEvent,
      { event: { ...mailed, kind: 'eaten' } },
      [['event.kind', 'invalid']],
    ],
  ])('is required: %s', async (_, call, body, problems) => {
    const answer = await world.ask(call, who, { params: { profileId }, body });
    const fields: FieldProblem[] = answer.json().fields;
    expect(fields.map(({ field, problem }) => [field, problem])).toEqual(problems);
  });
});

describe('a number is taken from its least to its most', () => {
  it('G2 of generations in an order: 1 to 10', async () => {
    const order = (count: number) => refusedFields(createPayment, { params: { count: String(count) } });
    expect([await order(0), await order(1), await order(10), await order(11)]).toEqual([
      ['count'],
      'no field',
      'no field',
      ['count'],
    ]);
  });

  it('G11 of generations in a grant: 1 to 1,000', async () => {
    const support = await world.person();
    world.trust(support);
    const grant = (count: number) =>
      refusedFields(grantGenerations, { body: { userId: who.userId, count } }, support);
    expect([await grant(0), await grant(1), await grant(1_000), await grant(1_001)]).toEqual([
      ['count'],
      'no field',
      'no field',
      ['count'],
    ]);
  });
});

describe('a body is read up to its size, and refused as too large with one byte more', () => {
  it('of a call: 1 MiB', async () => {
    const empty = Buffer.byteLength(JSON.stringify({ ...aProfileInput(), profileName: '' }));
    const sized = (bytes: number) =>
      world.ask(createProfile, who, { body: { ...aProfileInput(), profileName: text(bytes - empty) } });
    const [whole, over] = [await sized(1_048_576), await sized(1_048_577)];
    expect([whole.json().code, over.statusCode, over.json().code]).toEqual(['invalid', 413, 'fileTooLarge']);
  });

  it('of a card provider’s reply: 64 KiB', async () => {
    const sized = async (bytes: number) => {
      const payload = Buffer.from(`message=${text(bytes - 'message='.length)}`);
      const headers = { 'content-type': 'application/x-www-form-urlencoded' };
      return (await world.ask(paymentReply, null, { payload, headers })).statusCode;
    };
    expect([await sized(65_536), await sized(65_537)]).toEqual([400, 413]);
  });
});

it('keys of a body that are not known are ignored', async () => {
  const body = { ...aProfileInput(), status: 'Finished', invented: 'a value nobody asked for' };
  const other = await world.person();
  const { id } = (await world.ask(createProfile, other, { body })).json();
  const { payload } = await world.ask(profileDetails, other, { params: { profileId: id } });
  expect(JSON.parse(payload)).toMatchObject({ status: 'Onboarding' });
  expect(payload).not.toContain('a value nobody asked for');
});
