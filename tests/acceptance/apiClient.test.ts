import createClient from 'openapi-fetch';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { demonstrationMails } from '#server/configuration.ts';
import { tokenOf } from '#tests/support/apiClient.ts';
import type { ServedHere } from '#tests/support/servedHere.ts';
import { productHere } from '#tests/support/world.ts';
import { unzip } from '#tests/support/zip.ts';
import type { components, paths } from './apiClient/api.d.ts';

let product: ServedHere;
beforeAll(async () => (product = await productHere()));
afterAll(() => product?.stop());

/** The client that an API user would generate, with a token that the identity provider issued. */
async function aClient() {
  const token = await tokenOf(product, 'business', demonstrationMails.b2b);
  return createClient<paths>({
    baseUrl: product.business,
    headers: { authorization: `Bearer ${token}` },
  });
}

/** The data of a response. An error response fails the test and shows its body. */
function dataOf<T>({ data, error }: { data?: T; error?: components['schemas']['FailureReply'] }): T {
  if (data === undefined) throw new Error(JSON.stringify(error));
  return data;
}

const photo = async () =>
  new Blob([
    new Uint8Array(
      await sharp({ create: { width: 64, height: 40, channels: 3, background: '#dbe8e6' } })
        .png()
        .toBuffer(),
    ),
  ]);

it('a client generated from the API document does the main job, from the token to the letters', async () => {
  const client = await aClient();
  const before = dataOf(await client.GET('/api/v1/allgenerations')).generationsLeft.value;

  const { id: profileId } = dataOf(
    await client.POST('/api/v1/profile/create', {
      params: { header: { 'Idempotency-Key': 'generated-client-1' } },
      body: {
        profileName: 'Dora',
        firstName: 'James',
        lastName: 'Okafor',
        mail: 'dora@example.com',
        ssn: '666550611',
        dob: '1986-05-17',
        streetAddress: '410 Maple Ridge Rd',
        city: 'Springfield',
        state: 'Illinois',
        postalCode: '62704',
      },
    }),
  );
  const path = { profileId };

  const file = await photo();
  const uploaded = await client.POST('/api/v1/profile/upload/{profileId}/ssn', {
    params: { path },
    // The document describes a file as binary text, as generators expect; what is sent is the file.
    body: { ssnDocs: 'card.png' },
    bodySerializer: () => {
      const form = new FormData();
      form.append('ssnDocs', file, 'card.png');
      return form;
    },
  });
  expect(dataOf(uploaded)).toEqual({ ok: true });

  const { reportId } = dataOf(
    await client.POST('/api/v1/profile/{provider}/{profileId}', {
      params: { path: { profileId, provider: 'MyFreeScoreNow' } },
      body: { username: 'james.okafor', password: 'sandbox' },
    }),
  );
  const reports = dataOf(await client.GET('/api/v1/creditReports/{profileId}', { params: { path } })).results;
  expect(reports.map(({ id }) => id)).toEqual([reportId]);

  const options = dataOf(
    await client.POST('/api/v1/automateGenerationsType', {
      body: { profileId, reportId, creditReportId: reportId },
    }),
  ).results;
  const negative = options.find(({ name }) => name === 'Attack All Negative Accounts')!;
  const { sessionId } = dataOf(
    await client.POST('/api/v1/automatedGenerations/{reportId}/{profileId}/{selectedOptions}', {
      params: { path: { profileId, reportId, selectedOptions: String(negative.id) } },
      body: [negative.id],
    }),
  );
  expect(dataOf(await client.GET('/api/v1/allgenerations')).generationsLeft.value).toBe(before - 1);

  const log = dataOf(await client.GET('/api/v1/generations')).generations.find(({ id }) => id === sessionId);
  const zip = await client.GET('/api/v1/attack/session/download/{sessionId}', {
    params: { path: { sessionId } },
    parseAs: 'arrayBuffer',
  });
  const letters = await unzip(Buffer.from(dataOf(zip)));
  expect(letters).toHaveLength(log?.numberOfLetters ?? 0);
  expect(letters.map(({ bytes }) => bytes.subarray(0, 5).toString())).toEqual(letters.map(() => '%PDF-'));
});

it('an error reaches the generated client as the document describes it', async () => {
  const client = await aClient();
  const { error, response } = await client.POST('/api/v1/profile/create', {
    body: { mail: 'dora', dob: '1986-05-17' },
  });
  expect(response.status).toBe(400);
  // The type of `error` covers the errors that the document lists for the call.
  expect(error?.fields).toEqual([{ field: 'mail', problem: 'mail' }]);
  const unknown = await client.GET('/api/v1/profile/details/{profileId}', {
    params: { path: { profileId: '01a1fc0b-0000-7000-8000-000000000001' } },
  });
  expect(unknown.error).toEqual({ ok: false, code: 'notFound', error: '' });
});
