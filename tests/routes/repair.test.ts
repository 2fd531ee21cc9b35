import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { allGenerations, myInformation, notifications } from '#contract/account.ts';
import {
  automatedOptions,
  automatedTypes,
  destinations,
  downloadCsv,
  downloadLetters,
  printLetters,
  generateAutomatic,
  generateManual,
  generationLog,
  mailLetters,
} from '#contract/repair.ts';
import {
  accountInformation,
  manualAccounts,
  negativeAccounts,
  reportTicket,
  viewReport,
} from '#contract/reports.ts';
import { readPdf } from '#server/letters/pdfReader.ts';
import { isDictionary } from '#server/letters/pdfValue.ts';
import { sha256 } from '#tests/support/holdings.ts';
import { anApp, type AppUnderTest, type Person } from '#tests/support/anApp.ts';
import { unzip } from '#tests/support/zip.ts';
import { aProfile, aReport } from './world.ts';

let world: AppUnderTest;
beforeAll(async () => (world = await anApp()));
afterAll(() => world.close());

async function aReader(
  generations = 5,
  differing: Parameters<typeof aProfile>[2] = {},
): Promise<{ who: Person; profileId: string; reportId: string }> {
  const who = await world.person('b2b', generations);
  const profileId = await aProfile(world, who, differing);
  return { who, profileId, reportId: await aReport(world, who, profileId) };
}
const left = async (who: Person) =>
  (await world.ask(allGenerations, who)).json().generationsLeft.value as number;

describe('the report', () => {
  it('lists every account, and separately the negative ones', async () => {
    const { who, ...params } = await aReader();
    const all = (await world.ask(manualAccounts, who, { params })).json().results;
    const negative = (await world.ask(negativeAccounts, who, { params })).json().results;
    expect(all).toHaveLength(11);
    expect(all[0]).toEqual({
      id: 'account-0',
      name: 'CITADEL CARD',
      number: expect.stringMatching(/^\w{4}$/),
      opened: expect.stringMatching(/^\d\d\/\d\d\/\d{4}$/),
      type: 'Revolving',
      status: 'Open',
      amount: expect.any(Number),
      negative: false,
      bureaus: ['TransUnion', 'Experian', 'Equifax'],
    });
    expect(negative).toEqual(all.filter((account: { negative: boolean }) => account.negative));
    expect(negative).toHaveLength(9);
  });

  it('shows one account as each bureau reports it', async () => {
    const { who, reportId } = await aReader();
    const params = { accountId: 'account-4', reportId };
    const detail = (
      await world.ask(accountInformation, who, { params, body: { selectedAccounts: ['account-4'] } })
    ).json();
    expect([
      detail.name,
      detail.TransUnion.reporting,
      detail.Experian.reporting,
      detail.TransUnion.accountStatus,
    ]).toEqual(['REDLINE PORTFOLIO', true, false, 1]);
    const missing = { accountId: 'account-99', reportId };
    expect(
      (await world.ask(accountInformation, who, { params: missing, body: { selectedAccounts: [] } }))
        .statusCode,
    ).toBe(404);
  });

  it('is shown in a sandbox, directly and once by ticket', async () => {
    const { who, ...params } = await aReader(5, { firstName: 'Devon' });
    const policy = "sandbox; default-src 'none'; style-src 'unsafe-inline'; font-src 'self'; img-src data:";
    const direct = await world.ask(viewReport, who, { params });
    expect([direct.statusCode, direct.headers['content-security-policy']]).toEqual([200, policy]);
    expect(direct.body).toContain('CITADEL CARD');
    // The profile's name differs from that of every bureau.
    expect(direct.body.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ')).toContain(
      'This name conflicts with the profile or with other entries. TransUnion, Experian, Equifax · moderate',
    );

    expect((await world.ask(reportTicket, who, { params, query: { language: '' } })).statusCode).toBe(200);
    const { url } = (await world.ask(reportTicket, who, { params, query: { language: 'es' } })).json();
    const open = () => world.app.inject({ url: new URL(url).pathname, headers: { host: 'localhost:4000' } });
    const once = await open();
    expect([once.statusCode, once.headers['content-security-policy']]).toEqual([200, policy]);
    expect(once.body).toContain('lang="es"');
    expect((await open()).statusCode).toBe(404);

    const late = (await world.ask(reportTicket, who, { params })).json();
    world.clock.set('2026-11-21T12:01:01.000Z');
    const answer = await world.app.inject({
      url: new URL(late.url).pathname,
      headers: { host: 'localhost:4000' },
    });
    world.clock.set('2026-11-21T12:00:00.000Z');
    expect(answer.statusCode).toBe(404);
  });
});

describe('automatic letters', () => {
  it('offer the six options for a report named twice the same', async () => {
    const { who, profileId, reportId } = await aReader();
    const body = { profileId, reportId, creditReportId: reportId };
    expect((await world.ask(automatedTypes, who, { body })).json()).toEqual({ results: automatedOptions });
    const other = { ...body, creditReportId: profileId };
    expect((await world.ask(automatedTypes, who, { body: other })).json().fields).toEqual([
      { field: 'creditReportId', problem: 'invalid' },
    ]);
  });

  it('cost one generation, whatever their number, and can be downloaded', async () => {
    const { who, profileId, reportId } = await aReader(2);
    const params = { profileId, reportId, selectedOptions: '1,2' };
    const made = await world.ask(generateAutomatic, who, { params, body: [1, 2] });
    expect(made.json()).toEqual({ sessionId: expect.any(String), printVariantId: '41000000000001' });
    expect(await left(who)).toBe(1);

    const { sessionId } = made.json();
    const zip = await world.ask(downloadLetters, who, { params: { sessionId } });
    expect(Number(zip.headers['content-length'])).toBe(zip.rawPayload.length);
    expect(zip.headers['content-disposition']).toContain('filename="Devon.zip"');
    const letters = await unzip(zip.rawPayload);
    const names = letters.map(({ name }) => name);
    const today = world.clock.now().toISOString().slice(0, 10);
    expect(new Set(letters.map(({ date }) => date))).toEqual(new Set([today]));
    const log = (await world.ask(generationLog, who)).json().generations;
    expect(log).toHaveLength(1);
    expect(log[0]).toMatchObject({
      id: sessionId,
      profileName: 'Devon',
      numberOfLetters: names.length,
      round: 1,
    });
    const ofProfile = async (profile: string, asking = who) =>
      (await world.ask(generationLog, asking, { query: { profile } })).json().generations;
    expect(await ofProfile(profileId)).toEqual(log);
    expect(await ofProfile(await aProfile(world, who, { profileName: 'Other' }))).toEqual([]);
    expect(await ofProfile(profileId, await world.person('b2b', 1))).toEqual([]);
    expect(names.length).toBeGreaterThan(3);
    expect(new Set(names).size).toBe(names.length);
    // Recipient, subject, and item.
    for (const name of names) expect(name).toMatch(/^\d\d .+, (Dispute|Request|Correction) ?[^,]*, .+\.pdf$/);

    const inOne = await world.ask(printLetters, who, { params: { sessionId } });
    expect(Number(inOne.headers['content-length'])).toBe(inOne.rawPayload.length);
    expect([inOne.headers['content-type'], inOne.headers['content-disposition']]).toEqual([
      'application/pdf',
      expect.stringContaining('filename="Devon.pdf"'),
    ]);
    const pages = readPdf(inOne.rawPayload).objects;
    const streams = new Set([...pages.values()].map(({ stream }) => stream && sha256(stream)));
    const printed = letters.flatMap(({ bytes }) =>
      [...readPdf(bytes).objects.values()].flatMap(({ value, stream }) =>
        stream !== null && isDictionary(value) && !value.has('Type') ? [sha256(stream)] : [],
      ),
    );
    expect(printed.length).toBeGreaterThan(names.length);
    expect(printed.filter((content) => !streams.has(content))).toEqual([]);

    const csv = await world.ask(downloadCsv, who, { params: { sessionId } });
    expect(csv.headers['content-disposition']).toContain(`${sessionId}.csv`);
    expect(csv.body.trim().split('\r\n')).toHaveLength(names.length + 1);
    const information = (await world.ask(myInformation, who)).json();
    expect(information.lastGeneration).toBe(world.clock.now().toISOString());
    const told = (await world.ask(notifications, who)).json().results;
    expect(told[0]).toMatchObject({ code: 'generationFinished' });
  });

  it('create one session for twenty identical requests at once, and spend one generation', async () => {
    const { who, profileId, reportId } = await aReader(3);
    const params = { profileId, reportId, selectedOptions: '5' };
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => world.ask(generateAutomatic, who, { params, body: [5] })),
    );
    expect(answers.map((answer) => answer.statusCode)).toEqual(Array.from({ length: 20 }, () => 200));
    expect(new Set(answers.map((answer) => answer.json().sessionId)).size).toBe(1);
    expect(await left(who)).toBe(2);
  });

  it('require a generation; of two requests that race for the last one, only one spends it', async () => {
    const { who, profileId, reportId } = await aReader(1);
    const ask = (option: string) =>
      world.ask(generateAutomatic, who, {
        params: { profileId, reportId, selectedOptions: option },
        body: [Number(option)],
      });
    const answers = await Promise.all([ask('1'), ask('5'), ask('4')]);
    expect(answers.map((answer) => answer.statusCode).toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
    expect(await left(who)).toBe(0);
    expect((await ask('2')).json().code).toBe('noGenerations');
    expect((await world.ask(generationLog, who)).json().generations).toHaveLength(1);
  });

  it('refuse options that differ from the path', async () => {
    const { who, profileId, reportId } = await aReader();
    const params = { profileId, reportId, selectedOptions: '1,2' };
    const answer = await world.ask(generateAutomatic, who, { params, body: [1] });
    expect(answer.json().fields).toEqual([{ field: 'selectedOptions', problem: 'invalid' }]);
    expect(await left(who)).toBe(5);
  });

  it.each([0, 7])('refuse option %d, in the path and in the body', async (option) => {
    const { who, profileId, reportId } = await aReader();
    const params = { profileId, reportId, selectedOptions: String(option) };
    const answer = await world.ask(generateAutomatic, who, { params, body: [option] });
    expect([answer.statusCode, answer.json().fields]).toEqual([
      400,
      [{ field: 'selectedOptions', problem: 'outOfRange' }],
    ]);
  });
});

describe('manual letters', () => {
  it('go to the selected destinations, one letter each', async () => {
    const { who, profileId, reportId } = await aReader();
    const offered = (await world.ask(destinations, who, { params: { profileId, reportId } })).json().results;
    expect(offered.slice(0, 3).map(({ id }: { id: string }) => id)).toEqual([
      'TransUnion',
      'Experian',
      'Equifax',
    ]);
    const body = {
      profileId,
      reportId,
      destinations: ['TransUnion', 'Equifax'],
      selectedAccounts: ['account-1'],
    };
    const { sessionId } = (await world.ask(generateManual, who, { body })).json();
    const [item] = (await world.ask(generationLog, who)).json().generations;
    expect([item.id, item.numberOfLetters, item.destinationAddress]).toEqual([
      sessionId,
      2,
      ['TransUnion Consumer Solutions', 'Equifax Information Services, LLC'],
    ]);
  });

  it('are not written if they would say nothing, and nothing is spent', async () => {
    const { who, profileId, reportId } = await aReader();
    // Only TransUnion reports the collection.
    const body = { profileId, reportId, destinations: ['Experian'], selectedAccounts: ['account-4'] };
    const answer = await world.ask(generateManual, who, { body });
    expect([answer.statusCode, answer.json().code]).toEqual([422, 'nothingToDispute']);
    expect(await left(who)).toBe(5);
  });

  it('are refused with a reason if the name or address cannot be printed, and nothing is spent', async () => {
    const who = await world.person('b2b', 5);
    const profileId = await aProfile(world, who, { streetAddress: '美玲路 12' });
    const reportId = await aReport(world, who, profileId);
    const body = { profileId, reportId, destinations: ['TransUnion'], selectedAccounts: ['account-1'] };
    const answer = await world.ask(generateManual, who, { body });
    expect([answer.statusCode, answer.json().code]).toEqual([422, 'unprintableName']);
    expect(await left(who)).toBe(5);
  });

  it('require an account and a destination', async () => {
    const { who, profileId, reportId } = await aReader();
    const body = { profileId, reportId, destinations: [], selectedAccounts: [] };
    const answer = await world.ask(generateManual, who, { body });
    expect(answer.json().fields.map(({ field }: { field: string }) => field)).toEqual([
      'destinations',
      'selectedAccounts',
    ]);
  });
});

it('leads to the print shop with a count and a note, and nothing about the person', async () => {
  const { who, profileId, reportId } = await aReader();
  const params = { profileId, reportId, selectedOptions: '5' };
  const { sessionId } = (await world.ask(generateAutomatic, who, { params, body: [5] })).json();
  const { url } = (await world.ask(mailLetters, who, { params: { sessionId } })).json();
  const [{ numberOfLetters }] = (await world.ask(generationLog, who)).json().generations;
  const cart = new URL(url);
  expect(cart.pathname).toBe(`/cart/41000000000001:${numberOfLetters}`);
  expect(cart.searchParams.get('note')).toMatch(
    new RegExp(`^Print http://localhost:4000/print/${sessionId}\\?key=[\\w-]{22}$`),
  );
  expect(url).not.toMatch(/Dev[io]n|Sampleton/);
});
