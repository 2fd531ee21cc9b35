import { describe, expect, it } from 'vitest';
import { readConfiguration } from '#server/configuration.ts';

const production = {
  NODE_ENV: 'production',
  BUSINESS_URL: 'https://app.example.com',
  CONSUMER_URL: 'https://my.example.com',
  MARKETING_URL: 'https://www.example.com/',
  DATABASE_URL: 'postgres://redress@db.internal/redress',
  REDRESS_KEY: 'a'.repeat(64),
  CARD_PROFILE_ID: 'A1B2',
  CARD_ACCESS_KEY: 'an access key',
  CARD_SECRET_KEY: 'a secret key',
  SMTP_URL: 'smtps://redress:secret@smtp.example.com:465',
  MAIL_FROM: 'Redress <mail@example.com>',
};

describe('mail', () => {
  it('goes to the sandbox by default, and in production encrypted to the server that is set', () => {
    expect(readConfiguration({ PORT: '4500' }).mail).toMatchObject({
      url: 'smtp://127.0.0.1:4503',
      requiresTls: false,
    });
    expect(readConfiguration(production).mail).toEqual({
      url: production.SMTP_URL,
      from: production.MAIL_FROM,
      requiresTls: true,
    });
  });

  it.each([{ SMTP_URL: '' }, { MAIL_FROM: '' }, { SMTP_URL: 'mail.example.com' }, { MAIL_FROM: 'Redress' }])(
    'does not start in production with %j',
    (change) => {
      expect(() => readConfiguration({ ...production, ...change })).toThrow(/SMTP_URL|MAIL_FROM/);
    },
  );

  it('is not needed where Auth0 signs people in', () => {
    const auth0 = { AUTH0_DOMAIN: 'x.auth0.com', AUTH0_CLIENT_ID: 'id', AUTH0_AUDIENCE: 'https://api' };
    expect(readConfiguration({ ...production, ...auth0, SMTP_URL: '', MAIL_FROM: '' }).mail.url).toBeNull();
  });
});

it('reads other master keys while the key is being replaced', () => {
  expect(readConfiguration(production).key.others).toEqual([]);
  const others = readConfiguration({ ...production, REDRESS_KEY_PREVIOUS: 'one, two' }).key.others;
  expect(others).toEqual(['one', ' two']);
});

describe('card payment', () => {
  it('uses the sandbox by default', () => {
    expect(readConfiguration({ PORT: '4500' }).cards).toEqual({
      url: 'http://127.0.0.1:4501/card/pay',
      profileId: 'SANDBOX-PROFILE',
      keys: [{ accessKey: 'sandbox-access-key', secretKey: 'sandbox-secret-key' }],
    });
  });

  it("uses the provider's own page in production, with one key or two", () => {
    const key = { accessKey: 'an access key', secretKey: 'a secret key' };
    const cards = { url: 'https://secureacceptance.cybersource.com/pay', profileId: 'A1B2', keys: [key] };
    expect(readConfiguration(production).cards).toEqual(cards);
    const old = { CARD_OLD_ACCESS_KEY: 'old', CARD_OLD_SECRET_KEY: 'older' };
    expect(readConfiguration({ ...production, ...old }).cards).toEqual({
      ...cards,
      keys: [key, { accessKey: 'old', secretKey: 'older' }],
    });
  });

  it.each([
    [{ CARD_PROFILE_ID: '' }, 'Set CARD_PROFILE_ID, CARD_ACCESS_KEY, and CARD_SECRET_KEY'],
    [{ CARD_ACCESS_KEY: '' }, 'Set CARD_PROFILE_ID, CARD_ACCESS_KEY, and CARD_SECRET_KEY'],
    [{ CARD_SECRET_KEY: '' }, 'Set CARD_PROFILE_ID, CARD_ACCESS_KEY, and CARD_SECRET_KEY'],
    [{ CARD_OLD_ACCESS_KEY: 'old' }, 'Set CARD_PROFILE_ID, CARD_ACCESS_KEY, and CARD_SECRET_KEY'],
    [{ CARD_SECRET_KEY: 'sandbox-secret-key' }, "the sandbox's key is public"],
    [{ CARD_PAGE_URL: 'http://127.0.0.1:4001/card/pay' }, 'the sandbox can’t be used in production'],
    [{ CARD_PAGE_URL: 'https://localhost/card/pay' }, 'the sandbox can’t be used in production'],
    [{ CARD_PAGE_URL: 'http://cards.example/pay' }, 'CARD_PAGE_URL must be the https URL'],
  ])('does not start in production with %j', (given, sentence) => {
    expect(() => readConfiguration({ ...production, ...given })).toThrow(sentence);
  });
});

describe('the store', () => {
  it('is SQLite by default, and in production what is set', () => {
    expect(readConfiguration({}).databaseUrl).toBeNull();
    expect(readConfiguration(production).databaseUrl).toBe(production.DATABASE_URL);
    const sqlite = { ...production, DATABASE_URL: '', STORE: 'sqlite' };
    expect(readConfiguration(sqlite).databaseUrl).toBeNull();
  });

  it('has no default in production', () => {
    expect(() => readConfiguration({ ...production, DATABASE_URL: '' })).toThrow(
      /^Set DATABASE_URL to your PostgreSQL database, or STORE to sqlite [^.]*\.$/,
    );
  });

  it.each([{}, production])('is one, not two', (environment) => {
    const both = { ...environment, DATABASE_URL: production.DATABASE_URL, STORE: 'sqlite' };
    expect(() => readConfiguration(both)).toThrow('STORE=sqlite and DATABASE_URL name two different stores');
  });

  it.each(['postgres', 'SQLite', 'yes'])('is not %s', (STORE) => {
    expect(() => readConfiguration({ STORE })).toThrow('STORE is invalid');
  });
});

describe('orphaned files', () => {
  it('are moved only in usual numbers unless more are allowed', () => {
    expect(readConfiguration({}).allowedOrphans).toBe(0);
    expect(readConfiguration({ QUARANTINE_ORPHANS: '281' }).allowedOrphans).toBe(281);
  });

  it.each(['all', '-1', '2.5'])('are not allowed by %s', (QUARANTINE_ORPHANS) => {
    expect(() => readConfiguration({ QUARANTINE_ORPHANS })).toThrow('QUARANTINE_ORPHANS is invalid');
  });
});

describe('support', () => {
  it('consists of nobody unless people are listed by provider and subject', () => {
    expect(readConfiguration({}).supportUsers).toEqual([]);
    const SUPPORT_USERS = 'embedded:0190a000-0000-7000-8000-000000000001, auth0:auth0|65f0';
    expect(readConfiguration({ SUPPORT_USERS }).supportUsers).toEqual([
      { provider: 'embedded', subject: '0190a000-0000-7000-8000-000000000001' },
      { provider: 'auth0', subject: 'auth0|65f0' },
    ]);
  });

  it.each(['someone', 'embedded:', 'ldap:ana', 'auth0|65f0'])('refuses %s', (SUPPORT_USERS) => {
    expect(() => readConfiguration({ SUPPORT_USERS })).toThrow('pairs of provider and subject');
  });
});

describe('the tutorial', () => {
  it('ships with the product, and may be elsewhere', () => {
    expect(readConfiguration({}).tutorialUrl).toBe('/tour.{language}.webm');
    const TUTORIAL_URL = 'https://videos.example.com/redress.mp4';
    expect(readConfiguration({ TUTORIAL_URL }).tutorialUrl).toBe(TUTORIAL_URL);
  });

  it.each(['tour.webm', '//videos.example.com/tour.webm', 'http://videos.example.com/tour.webm'])(
    'is not loaded from %s',
    (TUTORIAL_URL) => {
      expect(() => readConfiguration({ TUTORIAL_URL })).toThrow('TUTORIAL_URL is invalid');
    },
  );
});

describe('trusted proxies', () => {
  it('are none unless they are listed', () => {
    expect(readConfiguration(production).trustedProxies).toEqual([]);
    expect(readConfiguration({ TRUSTED_PROXIES: ' ' }).trustedProxies).toEqual([]);
  });

  it('are addresses and ranges, at most as wide as a private network', () => {
    const TRUSTED_PROXIES = '127.0.0.1, ::1,10.0.0.0/8 , fc00::/7,2001:db8::/32';
    const trusted = ['127.0.0.1', '::1', '10.0.0.0/8', 'fc00::/7', '2001:db8::/32'];
    expect(readConfiguration({ TRUSTED_PROXIES }).trustedProxies).toEqual(trusted);
  });

  it.each([
    'true',
    '1',
    'loopback',
    'proxy.example.com',
    '10.0.0.0/',
    '10.0.0.0/33',
    '10.0.0.0/-1',
    '10.0.0.0/255.0.0.0',
    '10.0.0/16',
    '010.0.0.1',
    'fd00::/129',
    '10.0.0.5:443',
    '10.0.0.5,',
    '10.0.0.5;10.0.0.6',
    '*',
    '0.0.0.0/0',
    '::/0',
    '0.0.0.0/1,128.0.0.0/1',
    '10.0.0.0/7',
    '::/6',
    '::ffff:0:0/96',
    '::ffff:10.0.0.5',
    '0:0:0:0:0:ffff:a00:5/104',
  ])('are rejected in one sentence as %s', (TRUSTED_PROXIES) => {
    expect(() => readConfiguration({ TRUSTED_PROXIES })).toThrow(
      /^TRUSTED_PROXIES must list addresses or ranges such as .*\.$/,
    );
  });
});
