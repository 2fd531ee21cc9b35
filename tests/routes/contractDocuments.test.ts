import { afterAll, beforeAll, expect, it } from 'vitest';
import { contractToSign, recordContract, rightsStatement } from '#contract/clientContract.ts';
import { saveContractTerms } from '#contract/contractTerms.ts';
import { saveSettings } from '#contract/account.ts';
import { creditFileRights } from '#server/legal/creditFileRights.ts';
import { cancellationSentence, noticeOfCancellation } from '#server/legal/creditRepairContract.ts';
import { anApp, type AppUnderTest, type Person } from '#tests/support/anApp.ts';
import { checkPdf, noPdfTools, textOf } from '#tests/support/pdf.ts';
import { aProfile } from './world.ts';

let world: AppUnderTest;
let who: Person;
let profileId: string;
const terms = {
  services: 'We compare your reports.\nWe write letters.',
  guarantees: '',
  completion: 'Within 90 days of the first letter',
  payment: 'After each round, when its answers have come: $80.',
  total: '$240',
  address: '100 Main St\nSpringfield, IL 62704',
};

beforeAll(async () => {
  world = await anApp();
  world.clock.set('2026-11-21T17:00:00.000Z');
  who = await world.person();
  profileId = await aProfile(world, who, { firstName: 'Devon', lastName: 'Sampleton' });
  await world.ask(saveSettings, who, { body: { companyName: 'Ruiz Credit Services' } });
});
afterAll(() => world.close());

const contract = (query: { on?: string } = {}) =>
  world.ask(contractToSign, who, { params: { profileId }, query });
const words = (text: string) => text.replaceAll(/\s+/g, ' ');
const textIn = async (query = {}) => words(textOf((await contract(query)).rawPayload));
const times = (text: string, part: string) => text.split(part).length - 1;

it.skipIf(noPdfTools)(
  'prints the statement of rights alone and word for word, with its receipt',
  async () => {
    const answer = await world.ask(rightsStatement, who, { params: { profileId } });
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/pdf']);
    checkPdf(answer.rawPayload);
    const text = words(textOf(answer.rawPayload));
    for (const paragraph of creditFileRights.paragraphs) expect(text).toContain(words(paragraph));
    expect(text).toContain('I received a copy of this statement. Client: Devon Sampleton Date received');
    expect(text).not.toContain('Notice of Cancellation');
  },
);

it('prints no contract without terms', async () => {
  expect((await contract()).json()).toMatchObject({ code: 'noContractTerms' });
});

it.skipIf(noPdfTools)(
  'prints the contract with its terms, the right to cancel, and the notice twice',
  async () => {
    await world.ask(saveContractTerms, who, { body: terms });
    checkPdf((await contract()).rawPayload);
    const text = await textIn();
    for (const part of [
      'Ruiz Credit Services 100 Main St Springfield, IL 62704 and the client, Devon Sampleton.',
      'We compare your reports. We write letters.',
      'There are no guarantees.',
      'Within 90 days of the first letter',
      'Total of all payments, to Ruiz Credit Services or to any other person: $240',
      `${cancellationSentence} Client: Devon Sampleton Date signed`,
    ])
      expect(text).toContain(part);
    expect(times(text, noticeOfCancellation.right)).toBe(2);
    const by =
      'to Ruiz Credit Services at 100 Main St, Springfield, IL 62704 before midnight on 11/25/2026. I hereby cancel this transaction,';
    // Signed on a Saturday: the third business day is Wednesday.
    expect(times(text, by)).toBe(2);
  },
);

it.skipIf(noPdfTools)(
  'fills in the notice for the day of signing that is given, or was recorded',
  async () => {
    expect(await textIn({ on: '2026-11-24' })).toContain('before midnight on 11/30/2026');
    for (const step of ['disclosed', 'signed'])
      await world.ask(recordContract, who, { params: { profileId }, body: { step, on: '2026-11-16' } });
    expect(await textIn()).toContain('before midnight on 11/19/2026');
  },
);
