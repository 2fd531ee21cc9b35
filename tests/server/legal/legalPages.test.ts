import fastify from 'fastify';
import { expect, it } from 'vitest';
import { legalPages, legalPath } from '#contract/legalPages.ts';
import { printLinkDays, printLinkDownloads } from '#contract/limits.ts';
import { noticeDays } from '#server/profiles/retention.ts';
import { creditFileRights } from '#server/legal/creditFileRights.ts';
import { legalRoutes, type LegalOptions } from '#server/legal/legalRoutes.ts';
import { legalEnglish } from '#server/legal/texts.en.ts';
import { legalSpanish } from '#server/legal/texts.es.ts';
import type { LegalFacts, LegalTexts } from '#server/legal/legalText.ts';
import { frameTexts } from '#server/pages/frameTexts.ts';
import { languages } from '#vocabulary/languages.ts';

const origins = { b2b: 'https://app.example.com', b2c: 'https://my.example.com' };
const operator = {
  name: 'Example <Credit> Services',
  address: '1 Main Street\nSpringfield, IL 62701',
  mail: 'privacy@example.com',
};

function served(options: Partial<LegalOptions> = {}) {
  const app = fastify();
  legalRoutes(app, {
    legal: { operator, replacements: {} },
    origins,
    retentionMonths: null,
    signsInWith: 'embedded',
    ...options,
  });
  return (url: string, host = 'my.example.com', headers: Record<string, string> = {}) =>
    app.inject({ url, headers: { host, ...headers } });
}

it.each(legalPages)(
  '/%s is public on both hosts and in both languages, and links to the others',
  async (page) => {
    const visit = served();
    for (const host of ['app.example.com', 'my.example.com'])
      for (const language of languages) {
        const { statusCode, headers, body } = await visit(legalPath(page, language), host);
        expect(statusCode).toBe(200);
        expect(headers['content-security-policy']).toContain("default-src 'none'; style-src 'self'");
        expect(body).toContain(`<html lang="${language}">`);
        expect(body).not.toContain('<script');
        for (const other of legalPages) {
          expect(body).toContain(`href="${legalPath(other, language)}"`);
          expect(body).toContain(frameTexts[language].legalLinks[other]);
        }
      }
  },
);

it("opens in the browser's language if no other is chosen", async () => {
  const visit = served();
  const { body } = await visit('/privacy', 'my.example.com', { 'accept-language': 'es-MX' });
  expect(body).toContain('<html lang="es">');
  expect((await visit('/privacy?language=fr&language=es')).statusCode).toBe(200);
});

it('marks the default texts as not reviewed, and names the company, escaped', async () => {
  const visit = served();
  for (const page of ['privacy', 'terms', 'refunds'] as const) {
    const { body } = await visit(legalPath(page, 'en'));
    expect(body).toContain('to be reviewed by counsel');
    expect(body).toContain('Example &lt;Credit&gt; Services');
    expect(body).toContain('1 Main Street<br />Springfield, IL 62701');
    expect(body).toContain('href="mailto:privacy@example.com"');
  }
});

it('says that no company is named where none is configured', async () => {
  const visit = served({ legal: { operator: null, replacements: {} } });
  expect((await visit('/privacy?language=en')).body).toContain(legalEnglish.noOperator);
  expect((await visit('/refunds?language=en')).body).not.toContain('mailto:');
});

it('says what this installation does, and not what another would', async () => {
  const never = await served()('/privacy?language=en');
  expect(never.body).toContain('Nothing is deleted merely because time has passed.');
  const later = await served({ retentionMonths: 24, signsInWith: 'auth0' })('/privacy?language=en');
  expect(later.body).toContain('nothing has been done with it for 24 months');
  expect(later.body).toContain(`in the product ${noticeDays} days ahead`);
  expect(later.body).toContain('Auth0 handles sign-in');
  expect(later.body).not.toContain('Nothing is deleted merely');
  expect(later.body).not.toContain('An email service');
  expect(never.body).toContain(
    'the messages we send: about your sign-in, that something is waiting for you, and that you closed your account.',
  );
  const agency = await served()('/privacy?language=en', 'app.example.com');
  expect(agency.body).toContain('we send: about your sign-in, and that something is waiting for you.');
  expect(never.body).toContain(`for ${printLinkDays} days and at most ${printLinkDownloads} downloads`);
});

it('tells agencies what they owe their clients, and each host its price', async () => {
  const visit = served();
  const agency = await visit('/terms?language=en', 'app.example.com');
  const consumer = await visit('/terms?language=en');
  expect(agency.body).toContain('What agencies owe their clients');
  expect(agency.body).toContain('costs $29');
  expect(consumer.body).not.toContain('What agencies owe their clients');
  expect(consumer.body).toContain('costs $49');
});

it.each(languages)(
  'shows the statement of 15 U.S.C. 1679c(a) word for word, in English, on the page in %s',
  async (language) => {
    const { body } = await served()(legalPath('rights', language));
    const [, quoted = ''] = /<blockquote lang="en">([^]*)<\/blockquote>/.exec(body) ?? [];
    const words = quoted
      .replaceAll(/<[^>]+>/g, ' ')
      .replaceAll(/\s+/g, ' ')
      .trim();
    const { title, paragraphs } = creditFileRights;
    expect(words).toBe([title, ...paragraphs].join(' ').replaceAll('\n', ' '));
  },
);

it("leads to the operator's own page, in the reader's language", async () => {
  const visit = served({
    legal: { operator: null, replacements: { privacy: 'https://www.example.com/{language}/privacy' } },
  });
  const { statusCode, headers } = await visit('/privacy?language=es');
  expect([statusCode, headers.location]).toEqual([302, 'https://www.example.com/es/privacy']);
  expect((await visit('/terms?language=es')).statusCode).toBe(200);
});

it('has the same sections and points in both languages, and no sentence twice', () => {
  const sentences = (texts: LegalTexts, facts: LegalFacts) =>
    [texts.privacy(facts), texts.terms(facts), texts.refunds(facts), texts.rights].flatMap((text) => [
      text.title,
      text.lead,
      ...text.sections.flatMap(({ heading, parts }) => [heading, ...parts.flat()]),
    ]);
  for (const variant of ['b2b', 'b2c'] as const)
    for (const signsInWith of ['embedded', 'auth0'] as const) {
      const facts = { variant, operator, retentionMonths: 24, signsInWith };
      const [english, spanish] = [sentences(legalEnglish, facts), sentences(legalSpanish, facts)];
      expect(spanish.length).toBe(english.length);
      expect(spanish.filter((sentence) => english.includes(sentence))).toEqual([]);
    }
});
