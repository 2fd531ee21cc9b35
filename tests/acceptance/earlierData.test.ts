import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { myInformation, notifications } from '#contract/account.ts';
import { disputes } from '#contract/disputes.ts';
import { clientStatus } from '#contract/clientStatus.ts';
import { listClients, profileDetails } from '#contract/profiles.ts';
import { generateAutomatic, generationLog } from '#contract/repair.ts';
import { creditReports } from '#contract/reports.ts';
import { demonstrationMails } from '#server/configuration.ts';
import { type Client, clientOf } from '#tests/support/client.ts';
import type { ServedHere } from '#tests/support/servedHere.ts';
import { productHere } from '#tests/support/world.ts';
import { unzip } from '#tests/support/zip.ts';

/**
 * A data directory that commit 7e6538f wrote, when the schema ended with 0003-identity: the demo clients without
 * reports, and Kept Client with documents, a sandbox report, and two letters about inquiries.
 */
const written = fileURLToPath(new URL('../fixtures/data-directories/7e6538f.tar.gz', import.meta.url));
const noTar = spawnSync('tar', ['--version']).error !== undefined;

let product: ServedHere;
let client: Client;
beforeAll(async () => {
  if (noTar) return;
  product = await productHere({}, (dataDirectory) => {
    spawnSync('tar', ['-xzf', written, '-C', dataDirectory]);
  });
  client = await clientOf(product, demonstrationMails.b2b);
});
afterAll(() => product?.stop());

it.skipIf(noTar)(
  'J29 opens a data directory of an earlier commit with everything in it, and invents no mailing',
  async () => {
    const list = (await client.ask(listClients.reply, '/clients')).results;
    expect(list).toHaveLength(13);
    const kept = list.find(({ name }) => name === 'Kept Client');
    expect(kept).toMatchObject({ status: 'Waiting' });
    const id = kept?.id ?? '';

    expect(await client.ask(profileDetails.reply, `/profile/details/${id}`)).toMatchObject({
      firstName: 'Kim',
      lastName: 'Kept',
      ssn: '***-**-1234',
      dob: '**/**/1984',
      city: 'Portland',
      ssnDocument: { uploadedAt: expect.any(String) },
      addressDocument: { uploadedAt: expect.any(String) },
      idOrDriverDocument: { uploadedAt: expect.any(String) },
      credit: { active: 1, creditType: 'MyFreeScoreNow', hasCreditReport: true },
    });
    for (const kind of ['ssn', 'address', 'idOrDriverLicense'])
      expect((await client.file(`/document/${id}/${kind}`)).length).toBeGreaterThan(0);

    const [report] = (await client.ask(creditReports.reply, `/creditReports/${id}`)).results;
    expect(report?.name).toMatch(/MyFreeScoreNow$/);
    expect((await client.file(`/profile/${id}/${report?.id}/view`)).toString()).toMatch(/^<!doctype html>/i);

    const shown = await client.ask(disputes.reply, `/profile/disputes/${id}`);
    expect(
      shown.letters.map(({ isMailingUnknown, mailed, clock }) => [isMailingUnknown, mailed, clock]),
    ).toEqual([
      [true, null, null],
      [true, null, null],
    ]);
    expect(shown.timeline).toEqual([]);

    const [set] = (await client.ask(generationLog.reply, '/generations')).generations;
    expect(set).toMatchObject({ profileName: 'Kept Client', numberOfLetters: 2 });
    expect(await unzip(await client.file(`/attack/session/download/${set?.id}`))).toHaveLength(2);

    const information = await client.ask(myInformation.reply, '/myInformation');
    expect(information).toMatchObject({ fullName: 'Jordan Ellis', companyName: 'Harbor Credit' });
    const told = (await client.ask(notifications.reply, '/notifications')).results;
    expect(told.map(({ code }) => code)).toContain('generationFinished');
  },
);

it.skipIf(noTar)('continues to work with it', async () => {
  const kept = (await client.ask(listClients.reply, '/clients')).results.find(
    ({ name }) => name === 'Kept Client',
  );
  const id = kept?.id ?? '';
  const { state, history } = await client.ask(clientStatus.reply, `/profile/status/${id}`);
  expect([state, history.map(({ kind }) => kind)]).toEqual([
    'waiting',
    expect.arrayContaining(['lettersGenerated']),
  ]);
  const [report] = (await client.ask(creditReports.reply, `/creditReports/${id}`)).results;
  await client.ask(generateAutomatic.reply, `/automatedGenerations/${report?.id}/${id}/5`, [5]);
  expect((await client.ask(generationLog.reply, '/generations')).generations).toHaveLength(2);
});
