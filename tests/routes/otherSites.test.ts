import { afterAll, beforeAll, expect, it } from 'vitest';
import { calls } from '#contract/calls.ts';
import { DocumentKind } from '#contract/documents.ts';
import { anApp, pathOf, type AppUnderTest, type Person } from '#tests/support/anApp.ts';
import { figure } from '#tests/support/figure.ts';
import { rowsOf } from '#tests/support/rowsOf.ts';
import { optionsFor, owned, type Ids } from './ownedCalls.ts';
import { aDocument, anImage, aProfile, aReport, aSession } from './world.ts';

let world: AppUnderTest;
let who: Person;
let own: Ids;
let image: Buffer;
beforeAll(async () => {
  world = await anApp();
  image = await anImage();
  who = await world.person();
  const profileId = await aProfile(world, who);
  for (const kind of DocumentKind.options) await aDocument(world, who, profileId, kind);
  const reportId = await aReport(world, who, profileId);
  own = { profileId, reportId, sessionId: await aSession(world, who, profileId, reportId) };
});
afterAll(() => world.close());

/** What a browser sends for a page of another site without asking first, and what it asks first. */
const disguises: readonly Readonly<Record<string, string>>[] = [
  { 'content-type': 'application/x-www-form-urlencoded' },
  { 'content-type': 'text/plain' },
  { 'content-type': 'multipart/form-data; boundary=redress-form-boundary' },
  { 'content-type': 'application/json' },
];

it("changes nothing for another site's page, whatever it sends with a visitor's cookies, and allows it to ask for nothing", async () => {
  const changing = calls.filter(({ method, access }) => method !== 'GET' && access !== 'public');
  const before = await rowsOf(world, who.accountId);
  const accepted: string[] = [];
  let requests = 0;
  for (const call of changing) {
    const options = owned.includes(call) ? optionsFor(call, own, image) : { params: { ...own } };
    const url = pathOf(call, options);
    const site = {
      host: 'localhost:4000',
      origin: 'https://evil.example',
      cookie: '_session=a; _session.sig=b',
    };
    for (const disguise of disguises) {
      requests += 1;
      const payload = options.payload ?? Buffer.from(JSON.stringify(options.body ?? {}));
      const headers = { ...site, ...disguise };
      const { statusCode } = await world.app.inject({ method: call.method, url, headers, payload });
      if (statusCode !== 401) accepted.push(`${call.name} as ${disguise['content-type']}: ${statusCode}`);
    }
    requests += 1;
    const asked = await world.app.inject({
      method: 'OPTIONS',
      url,
      headers: { ...site, 'access-control-request-method': call.method },
    });
    if ('access-control-allow-origin' in asked.headers) accepted.push(`${call.name} may be asked for`);
  }
  expect(accepted).toEqual([]);
  expect(await rowsOf(world, who.accountId)).toEqual(before);
  figure(`${requests} requests for ${changing.length} calls, 0 changes`);
});
