import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { myInformation, notifications } from '#contract/account.ts';
import { clientStatus } from '#contract/clientStatus.ts';
import { createProfile, profileLogs } from '#contract/profiles.ts';
import { connectProvider } from '#contract/providers.ts';
import { generateAutomatic, generationLog } from '#contract/repair.ts';
import { creditReports } from '#contract/reports.ts';
import { Done } from '#contract/shapes.ts';
import { demonstrationMails } from '#server/configuration.ts';
import { aProfileInput } from '#tests/support/anApp.ts';
import { type Client, clientOf } from '#tests/support/client.ts';
import { noPdfTools, textOf } from '#tests/support/pdf.ts';
import { copyDemonstration } from '#tests/support/demonstration.ts';
import { startProduct, type Product } from '#tests/support/product.ts';
import { unzip } from '#tests/support/zip.ts';

/** The server lives ahead of real time by this much; it holds after the next start. */
const world = {
  NODE_OPTIONS: `--import=${fileURLToPath(new URL('../support/shiftedClock.ts', import.meta.url))}`,
  CLOCK_DAYS_AHEAD: '0',
};
const months = 6;
const allNegatives = 1;

let product: Product;
let client: Client;
let profileId: string;
/** What was downloaded after each round, by session. */
const rounds: { sessionId: string; zip: Buffer; texts: string[] }[] = [];

const standing = () => client.ask(clientStatus.reply, `/profile/status/${profileId}`);
const reports = async () => (await client.ask(creditReports.reply, `/creditReports/${profileId}`)).results;
const told = async (code: string) =>
  (await client.ask(notifications.reply, '/notifications')).results.filter(
    (each) => each.code === code && each.params['profile'] === 'Half Year',
  ).length;
const left = async () => (await client.ask(myInformation.reply, '/myInformation')).generationsLeft.value;

async function writeLetters(): Promise<void> {
  const [newest] = await reports();
  const before = await left();
  const { sessionId } = await client.ask(
    generateAutomatic.reply,
    `/automatedGenerations/${newest?.id}/${profileId}/${allNegatives}`,
    [allNegatives],
  );
  expect(await left()).toBe(before - 1);
  const zip = await client.file(`/attack/session/download/${sessionId}`);
  const texts = (await unzip(zip)).map(({ bytes }) => textOf(bytes));
  rounds.push({ sessionId, zip, texts });
}

/** A month and a day pass while nothing runs; then the server starts on the data it left. */
async function monthPasses(month: number): Promise<void> {
  await product.kill();
  world.CLOCK_DAYS_AHEAD = String(month * 31);
  await fetch(`${product.sandbox}/control/advance`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ months: 1 }),
  });
  await product.restart();
  client = await clientOf(product, demonstrationMails.b2b);
}

const sets = async () => (await client.ask(generationLog.reply, '/generations')).generations;

beforeAll(async () => {
  product = await startProduct(world, copyDemonstration);
  client = await clientOf(product, demonstrationMails.b2b);
  await product.seeded();
});
afterAll(() => product?.stop());

describe.skipIf(noPdfTools)('half a year on one data directory', () => {
  it('begins with data, documents, a report, and letters', async () => {
    profileId = (
      await client.ask(
        createProfile.reply,
        '/profile/create',
        aProfileInput({ profileName: 'Half Year', firstName: 'Ana', lastName: 'Torres' }),
      )
    ).id;
    const card = await sharp({ create: { width: 64, height: 40, channels: 3, background: '#dbe8e6' } })
      .png()
      .toBuffer();
    for (const [path, field] of [
      ['ssn', 'ssnDocs'],
      ['poa', 'POA'],
      ['id', 'idOrLicenseDocs'],
    ] as const) {
      const form = new FormData();
      form.append(field, new Blob([new Uint8Array(card)], { type: 'image/png' }), 'card.png');
      await client.ask(Done, `/profile/upload/${profileId}/${path}`, form);
    }
    expect((await standing()).state).toBe('onboarding.profiled');
    await client.ask(connectProvider.reply, `/profile/MyFreeScoreNow/${profileId}`, {
      username: 'ana.torres',
      password: 'sandbox',
    });
    expect((await standing()).state).toBe('onboarding.ready');
    await writeLetters();
    expect((await standing()).status).toBe('Onboarding');
  });

  it.each(Array.from({ length: months }, (_, month) => month + 1))(
    'month %i: a notification after 30 days, the new report is compared, and different letters are written',
    async (month) => {
      await monthPasses(month);
      await expect.poll(() => told('monthPassed')).toBe(month);

      await client.ask(connectProvider.reply, `/profile/refresh/${profileId}`, {});
      const compared = (await standing()).history.filter(({ kind }) => kind === 'newerReport');
      expect(compared).toHaveLength(month);
      const names = (await reports()).map(({ name }) => name);
      expect(names).toHaveLength(month + 1);
      expect(names).toEqual(names.toSorted().toReversed());

      await writeLetters();
      const [before, now] = rounds.slice(-2);
      expect(now?.texts).not.toEqual(before?.texts);
    },
  );

  it('ends with everything of the half year in place', async () => {
    const { history } = await standing();
    expect(history.map(({ kind }) => kind)).toEqual([
      'profileCompleted',
      'reportImported',
      'lettersWritten',
      ...Array.from({ length: months }, () => [
        'monthReminded',
        'reportImported',
        'newerReport',
        'lettersWritten',
      ]).flat(),
    ]);
    const changes = history.flatMap(({ detail }) => (detail.changes ? [detail.changes] : []));
    expect(changes).toHaveLength(months);
    // Each comparison begins with what the one before it ended with.
    expect(changes.slice(1).map(({ gone, left: kept }) => gone + kept)).toEqual(
      changes.slice(0, -1).map(({ left: kept, added }) => kept + added),
    );

    const own = (await sets()).filter(({ profile }) => profile === profileId);
    expect(own.map(({ id }) => id).toSorted()).toEqual(rounds.map(({ sessionId }) => sessionId).toSorted());
    expect(new Set(own.map(({ date }) => date.slice(0, 7))).size).toBeGreaterThanOrEqual(months);
    for (const { sessionId, zip } of rounds)
      expect((await client.file(`/attack/session/download/${sessionId}`)).equals(zip)).toBe(true);
    expect(await told('generationFinished')).toBe(months + 1);
    expect(await told('reportConnected')).toBe(months + 1);
    const logs = (await client.ask(profileLogs.reply, '/profile/logs')).results;
    expect(
      logs.filter(({ name, status }) => name === 'Half Year' && status === 'reportConnected'),
    ).toHaveLength(months + 1);
  });
});
