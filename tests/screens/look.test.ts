import { afterEach, beforeEach, expect, it, vi } from 'vitest';

/** A browser's cookies, when its page came, and what came with it over the network. */
const browser = { cookie: '', now: 0, transferSize: 0 };
beforeEach(() => {
  vi.stubGlobal('document', browser);
  vi.stubGlobal('window', {
    innerWidth: 390,
    location: { protocol: 'https:' },
    matchMedia: () => ({ matches: false }),
  });
  vi.stubGlobal('performance', {
    now: () => browser.now,
    getEntriesByType: () => [
      { name: 'https://my.example/api/v1/profiles', transferSize: 900 },
      { name: 'https://my.example/assets/start.js', transferSize: browser.transferSize },
    ],
  });
});
afterEach(() => vi.unstubAllGlobals());

/** What a page of a browser with this cookie says to the server, once it can be used, or when it is left before. */
async function said(
  cookie: string,
  page: { readonly after: number; readonly isKept?: true; readonly isLeft?: true },
) {
  Object.assign(browser, { cookie, now: page.after, transferSize: page.isKept === true ? 0 : 40_000 });
  vi.resetModules();
  const { noteLook } = await import('#src/browser/look.ts');
  noteLook('en', page.isLeft !== true);
  return browser.cookie.replace(/;.*/, '');
}

const asks = /^look=en~390~coarse~/;
const asksNot = /^look=$/;

it('asks for a drawing of the next first screen if this page took long, or was left when it had taken long', async () => {
  expect(await said('', { after: 3_000 })).toMatch(asks);
  expect(await said('', { after: 3_000, isKept: true })).toMatch(asks);
  expect(await said('', { after: 3_000, isLeft: true })).toMatch(asks);
});

it('asks for none if it was quick', async () => {
  expect(await said('', { after: 400 })).toMatch(asksNot);
  expect(await said('a=b; look=en~390~coarse~', { after: 400 })).toMatch(asksNot);
});

it('keeps asking if a page was quick because its code was kept, or was left early', async () => {
  const before = 'a=b; look=es~768~fine~UTC';
  expect(await said(before, { after: 400, isKept: true })).toMatch(asks);
  expect(await said(before, { after: 400, isLeft: true })).toMatch(asks);
});

it('follows its window later, but what it asks for is decided by when it could be used', async () => {
  await said('', { after: 400 });
  const { noteLook } = await import('#src/browser/look.ts');
  browser.now = 60_000;
  noteLook('en', false);
  expect(browser.cookie).toMatch(/^look=;/);
});

it('asks for none where the server can’t know how the page looks', async () => {
  await said('', { after: 3_000 });
  const { noteLook } = await import('#src/browser/look.ts');
  noteLook(null, true);
  expect(browser.cookie).toMatch(/^look=; Path=\/; Max-Age=0/);
});
