import { randomBytes } from 'node:crypto';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { readConfiguration } from '#server/configuration.ts';
import { Environment, readEnvironment } from '#server/configuration/environment.ts';
import { secretSettings } from '#server/configuration/secretFiles.ts';
import { productionSettings as production } from '#tests/support/productionSettings.ts';

describe('sign-in', () => {
  const signInOf = (environment: NodeJS.ProcessEnv) => {
    const { identity } = readConfiguration(environment);
    return identity.provider === 'embedded' ? [identity.secondFactor, identity.stepUp] : null;
  };

  it('needs a second factor and fresh sign-ins in production, unless that is relaxed, and stops no one elsewhere', () => {
    expect(signInOf(production)).toEqual(['required', true]);
    expect(signInOf({ ...production, SECOND_FACTOR: 'optional', STEP_UP: 'off' })).toEqual([
      'optional',
      false,
    ]);
    expect(signInOf({})).toEqual(['optional', false]);
    expect(signInOf({ SECOND_FACTOR: 'required', STEP_UP: 'on' })).toEqual(['required', true]);
  });

  it.each([{ SECOND_FACTOR: 'yes' }, { STEP_UP: 'required' }])('refuses %j', (setting) => {
    expect(() => readConfiguration({ ...production, ...setting })).toThrow(/SECOND_FACTOR|STEP_UP/);
  });
});

describe('Auth0', () => {
  const auth0 = { AUTH0_DOMAIN: 'x.auth0.com', AUTH0_CLIENT_ID: 'id', AUTH0_AUDIENCE: 'https://api' };

  it('signs people in once its three settings are there', () => {
    expect(readConfiguration({ ...production, ...auth0 }).identity).toMatchObject({
      provider: 'auth0',
      domain: 'x.auth0.com',
    });
  });

  it.each([
    [{ AUTH0_CLIENT_ID: '' }, 'AUTH0_DOMAIN, AUTH0_CLIENT_ID, and AUTH0_AUDIENCE belong together'],
    [{ AUTH0_DOMAIN: '' }, 'AUTH0_DOMAIN, AUTH0_CLIENT_ID, and AUTH0_AUDIENCE belong together'],
    [{ AUTH0_DOMAIN: 'https://x.auth0.com' }, 'AUTH0_DOMAIN must be the tenant’s domain alone'],
    [{ AUTH0_DOMAIN: 'x.auth0.com/' }, 'AUTH0_DOMAIN must be the tenant’s domain alone'],
  ])('is refused with %j', (change, sentence) => {
    expect(() => readConfiguration({ ...production, ...auth0, ...change })).toThrow(sentence);
  });
});

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

describe('the object store', () => {
  const amazon = {
    S3_BUCKET: 'redress-files',
    S3_REGION: 'eu-central-1',
    S3_ACCESS_KEY_ID: 'an access key id',
    S3_SECRET_ACCESS_KEY: 'a secret access key',
  };
  const own = { ...amazon, S3_REGION: '', S3_ENDPOINT: 'https://objects.example.com/' };
  const storeOf = (change: Record<string, string>) => readConfiguration({ ...production, ...change }).s3;

  it('is Amazon’s in a region, or any other at its URL, and by default there is none', () => {
    expect(storeOf({})).toBeNull();
    expect(storeOf(amazon)).toEqual({
      endpoint: 'https://s3.eu-central-1.amazonaws.com',
      bucket: 'redress-files',
      region: 'eu-central-1',
      accessKeyId: amazon.S3_ACCESS_KEY_ID,
      secretAccessKey: amazon.S3_SECRET_ACCESS_KEY,
      pathStyle: false,
    });
    expect(storeOf({ ...amazon, S3_BUCKET: 'files.example.com' })).toMatchObject({ pathStyle: true });
    expect(storeOf(own)).toMatchObject({
      endpoint: 'https://objects.example.com',
      region: 'us-east-1',
      pathStyle: true,
    });
    expect(storeOf({ ...own, S3_PATH_STYLE: 'off' })).toMatchObject({ pathStyle: false });
  });

  it.each(['http://objects:9000', 'http://10.1.2.3:9000', 'http://[fd00::1]:9000', 'http://s3.internal'])(
    'may be in a private network without TLS, such as %s',
    (address) => {
      expect(storeOf({ ...own, S3_ENDPOINT: address })?.endpoint).toBe(address);
    },
  );

  it.each([
    [{ S3_REGION: 'eu-central-1' }, 'Set S3_BUCKET'],
    [{ ...amazon, S3_BUCKET: 'No_Bucket' }, 'S3_BUCKET must be the name of a bucket'],
    [{ ...amazon, S3_REGION: '' }, 'S3_REGION must also be set'],
    [{ ...amazon, S3_REGION: 'Frankfurt!' }, 'S3_REGION is invalid'],
    [{ ...amazon, S3_SECRET_ACCESS_KEY: '' }, 'S3_SECRET_ACCESS_KEY must also be set'],
    [{ ...amazon, S3_ACCESS_KEY_ID: '' }, 'S3_ACCESS_KEY_ID and'],
    [{ ...own, S3_ENDPOINT: 'objects.example.com' }, 'S3_ENDPOINT must be a URL such as'],
    [{ ...own, S3_ENDPOINT: 'https://objects.example.com/redress-files' }, 'S3_ENDPOINT must be a URL'],
    [{ ...own, S3_ENDPOINT: 'http://objects.example.com' }, 'S3_ENDPOINT must be an https URL'],
    [{ ...own, S3_ENDPOINT: 'http://203.0.113.7:9000' }, 'S3_ENDPOINT must be an https URL'],
    [{ ...own, S3_PATH_STYLE: 'yes' }, 'S3_PATH_STYLE is invalid'],
  ])('does not start in production with %j', (change, sentence) => {
    expect(() => storeOf(change)).toThrow(sentence);
  });
});

describe('a secret', () => {
  const folder = mkdtempSync(join(tmpdir(), 'redress-secrets-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  const fileWith = (text: string) => {
    const file = join(folder, randomBytes(4).toString('hex'));
    writeFileSync(file, text);
    return file;
  };

  it.each([...secretSettings])('%s can be in a file', (name) => {
    const given = readEnvironment({ [name]: 'smtps://me:secret@example.com' });
    const inFile = readEnvironment({ [`${name}_FILE`]: fileWith('smtps://me:secret@example.com\n') });
    expect(inFile).toEqual(given);
    expect(inFile[name]).toBe('smtps://me:secret@example.com');
  });

  it('is every setting whose name or content is secret', () => {
    const secret = Object.keys(Environment.shape).filter((name) =>
      /SECRET|PASSWORD|ACCESS_KEY|DATABASE_URL|SMTP_URL|PREVIOUS/.test(name),
    );
    expect([...secretSettings].toSorted()).toEqual(secret.toSorted());
  });

  it.each([
    [
      { CARD_SECRET_KEY: 'a', CARD_SECRET_KEY_FILE: '/x' },
      'CARD_SECRET_KEY and CARD_SECRET_KEY_FILE are both',
    ],
    [{ SMTP_URL_FILE: '/nowhere/smtp' }, 'The file of SMTP_URL_FILE, /nowhere/smtp, can’t be read (ENOENT).'],
    [{ DATABASE_URL_FILE: fileWith(' \n') }, /The file of DATABASE_URL_FILE, .*, is empty\./],
  ])('is refused with %j', (environment, sentence) => {
    expect(() => readEnvironment(environment)).toThrow(sentence);
  });
});

describe('the legal pages', () => {
  it('name the company that is set, with its address in lines', () => {
    expect(readConfiguration(production).legal).toEqual({
      operator: {
        name: 'Example Credit Services, LLC',
        address: '1 Main Street\nSpringfield, IL 62701',
        mail: 'privacy@example.com',
      },
      replacements: {},
    });
    expect(readConfiguration({}).legal).toEqual({ operator: null, replacements: {} });
  });

  const own = {
    PRIVACY_URL: 'https://www.example.com/{language}/privacy',
    TERMS_URL: 'https://www.example.com/terms',
    REFUNDS_URL: 'https://www.example.com/refunds',
  };
  const unnamed = { OPERATOR_NAME: '', OPERATOR_ADDRESS: '', OPERATOR_EMAIL: '' };

  it('can all be replaced, and then no company is needed', () => {
    const { legal } = readConfiguration({ ...production, ...unnamed, ...own });
    expect(legal.replacements).toEqual({
      privacy: own.PRIVACY_URL,
      terms: own.TERMS_URL,
      refunds: own.REFUNDS_URL,
    });
  });

  it.each([
    [unnamed, 'Set OPERATOR_NAME, OPERATOR_ADDRESS, and OPERATOR_EMAIL'],
    [{ ...unnamed, ...own, TERMS_URL: '' }, 'Set OPERATOR_NAME, OPERATOR_ADDRESS, and OPERATOR_EMAIL'],
    [{ OPERATOR_EMAIL: '' }, 'OPERATOR_NAME, OPERATOR_ADDRESS, and OPERATOR_EMAIL belong together'],
    [{ OPERATOR_EMAIL: 'example.com' }, 'OPERATOR_EMAIL must be an address'],
    [{ PRIVACY_URL: 'http://www.example.com/' }, 'PRIVACY_URL must be an https URL'],
    [{ TERMS_URL: '/terms' }, 'TERMS_URL must be an https URL'],
    [{ REFUNDS_URL: 'https://me:secret@example.com/' }, 'REFUNDS_URL must be an https URL'],
  ])('do not start in production with %j', (change, sentence) => {
    expect(() => readConfiguration({ ...production, ...change })).toThrow(sentence);
  });
});

it('reads other master keys while the key is being replaced', () => {
  expect(readConfiguration(production).key.others).toEqual([]);
  const others = readConfiguration({ ...production, REDRESS_KEY_PREVIOUS: 'one, two' }).key.others;
  expect(others).toEqual(['one', ' two']);
});

it('is complete in the example, once everything that is left open there is filled in', () => {
  const example = readFileSync(new URL('../../deploy/environment', import.meta.url), 'utf8');
  const pairs = example.matchAll(/^(\w+)=(['"]?)(.+)\2$/gm);
  const shown = Object.fromEntries([...pairs].map(([, name = '', , value = '']) => [name, value]));
  expect(() => readConfiguration(shown)).toThrow('Set DATABASE_URL: it still has the … of the example.');

  const filled = Object.fromEntries(
    Object.entries(shown).map(([name, value]) => [name, value.replace('…', 'secret')]),
  );
  expect(readConfiguration({ ...filled, REDRESS_KEY: production.REDRESS_KEY }).production).toBe(true);
});

it.each([
  [{ SECOND_FACTOR: 'yes' }, 'SECOND_FACTOR is invalid: it must be required or optional, or unset.'],
  [
    { LOG_LEVEL: 'verbose' },
    'LOG_LEVEL is invalid: it must be trace, debug, info, warn, error, or fatal, or unset.',
  ],
  [{ PORT: 'http' }, 'PORT is invalid: it must be a whole number from 1 to 65534.'],
  [{ PORT: '4000.5' }, 'PORT is invalid: it must be a whole number from 1 to 65534.'],
  [{ SANDBOX_PORT: '0' }, 'SANDBOX_PORT is invalid: it must be a whole number from 1 to 65533.'],
  [{ CALLS_PER_MINUTE: '0' }, 'CALLS_PER_MINUTE is invalid: it must be a whole number, at least 1.'],
  [{ DRAIN_SECONDS: '5s' }, 'DRAIN_SECONDS is invalid: it must be a whole number from 0 to 120.'],
  [{ DRAIN_SECONDS: '600' }, 'DRAIN_SECONDS is invalid: it must be a whole number from 0 to 120.'],
  [
    { SMTP_URL: 'smtp.example.com' },
    'SMTP_URL is invalid: it must be a URL such as smtps://user:password@smtp.example.com:465.',
  ],
  [
    { TUTORIAL_URL: 'https://' },
    'TUTORIAL_URL is invalid: it must be a path such as /tour.{variant}.{language}.webm, or an https URL.',
  ],
  [{ OPERATOR_NAME: 'x'.repeat(201) }, 'OPERATOR_NAME is invalid: it must be at most 200 characters long.'],
  [{ MARKETING_URL: 'www.example.com' }, 'MARKETING_URL must be a URL such as https://www.example.com/.'],
])('says what is wrong with %j', (setting, sentence) => {
  expect(() => readConfiguration({ ...production, ...setting })).toThrow(sentence);
});

it.each(['Production', 'prod', 'live'])(
  'takes no other word for production, because %s would open the demo accounts',
  (NODE_ENV) => {
    expect(() => readConfiguration({ ...production, NODE_ENV })).toThrow(
      'NODE_ENV is invalid: it must be production, development, or test, or unset.',
    );
  },
);

it('takes an empty setting for one that is not set', () => {
  const empty = Object.fromEntries(Object.keys(Environment.shape).map((name) => [name, '']));
  expect(readConfiguration(empty)).toEqual(readConfiguration({}));
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
  ])('does not start in production with %j', (given, sentence) => {
    expect(() => readConfiguration({ ...production, ...given })).toThrow(sentence);
  });
});

describe('services in production', () => {
  it.each(['MYFREESCORENOW_URL', 'IDENTITYIQ_URL', 'SMARTCREDIT_URL', 'PRINT_SHOP_URL', 'CARD_PAGE_URL'])(
    'are reached over TLS, and not on this machine or its link: %s',
    (name) => {
      const refused = [
        'http://partner.example.com/',
        'https://localhost/',
        'https://sandbox.localhost./',
        'https://127.0.0.1:4001/',
        'https://2130706433/',
        'https://[::1]/',
        'https://[::ffff:127.0.0.1]/',
        'https://[fe80::1]/',
        'https://0.0.0.0/',
        'https://169.254.169.254/latest/meta-data',
        'partner.example.com',
      ];
      for (const address of refused)
        expect(() => readConfiguration({ ...production, [name]: address })).toThrow(
          `${name} must be the https URL of the service, not on this machine or its link: the sandbox can’t be used in production.`,
        );
      const elsewhere = 'https://localhost.example.com/cart';
      expect(() => readConfiguration({ ...production, [name]: elsewhere })).not.toThrow();
    },
  );

  it.each([
    [
      'MYFREESCORENOW_AFFILIATE_EMAIL',
      /^Set MYFREESCORENOW_AFFILIATE_EMAIL and MYFREESCORENOW_AFFILIATE_PASSWORD/,
    ],
    [
      'MYFREESCORENOW_AFFILIATE_PASSWORD',
      /^Set MYFREESCORENOW_AFFILIATE_EMAIL and MYFREESCORENOW_AFFILIATE_PASSWORD/,
    ],
    ['PRINT_SHOP_URL', /^Set PRINT_SHOP_URL to the print shop’s cart, and PRINT_VARIANT_ID to its product/],
    ['PRINT_VARIANT_ID', /^Set PRINT_SHOP_URL to the print shop’s cart, and PRINT_VARIANT_ID to its product/],
  ])('are all configured: not without %s', (name, sentence) => {
    expect(() => readConfiguration({ ...production, [name]: '' })).toThrow(sentence);
    expect(() => readConfiguration({ [name]: '' })).not.toThrow();
  });
});

describe('the master key in production', () => {
  const random = randomBytes(32);
  it.each([
    ['it repeats itself', Buffer.alloc(32).toString('hex')],
    ['it repeats itself', Buffer.alloc(32).toString('base64')],
    ['it repeats itself', 'a'.repeat(64)],
    ['it repeats itself', Buffer.from('secret').toString('hex').repeat(6).slice(0, 64)],
    ['it counts', Buffer.from(Array.from({ length: 32 }, (_, index) => index)).toString('hex')],
    ['it is a text', Buffer.from('correct horse battery staple 123').toString('base64')],
  ])('is refused if it can be guessed, because %s', (reason, REDRESS_KEY) => {
    expect(() => readConfiguration({ ...production, REDRESS_KEY })).toThrow(
      `REDRESS_KEY can be guessed, because ${reason}: generate one with openssl rand -base64 32.`,
    );
  });

  it('is in one place, not two', () => {
    expect(() => readConfiguration({ ...production, REDRESS_KEY_FILE: '/etc/redress/key' })).toThrow(
      'REDRESS_KEY and REDRESS_KEY_FILE are both set: unset one of them.',
    );
  });

  it('is refused in a file that is missing, next to the data, open to others, or easy to guess', () => {
    const folder = mkdtempSync(join(tmpdir(), 'redress-key-'));
    try {
      const file = join(folder, 'key');
      const given = {
        ...production,
        REDRESS_KEY: '',
        REDRESS_KEY_FILE: file,
        DATA_DIR: join(folder, 'data'),
      };
      expect(() => readConfiguration(given)).toThrow(
        `The key file ${file} is missing: correct REDRESS_KEY_FILE, or put the key there.`,
      );
      writeFileSync(file, random.toString('base64'), { mode: 0o600 });
      expect(() => readConfiguration(given)).not.toThrow();
      for (const DATA_DIR of [folder, join(folder, '..')])
        expect(() => readConfiguration({ ...given, DATA_DIR })).toThrow(
          /^REDRESS_KEY_FILE must be outside DATA_DIR: .*\.$/,
        );
      chmodSync(file, 0o640);
      expect(() => readConfiguration(given)).toThrow(/must be readable by the server's user only: .*\.$/);
      chmodSync(file, 0o600);
      writeFileSync(file, Buffer.alloc(32, 1).toString('base64'));
      expect(() => readConfiguration(given)).toThrow(
        /^The key file .* can be guessed, because it repeats itself: /,
      );
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});

describe('the store', () => {
  it('is SQLite by default, and in production what is set', () => {
    expect(readConfiguration({}).databaseUrl).toBeNull();
    expect(readConfiguration(production).databaseUrl).toBe(production.DATABASE_URL);
    const sqlite = { ...production, DATABASE_URL: '', STORE: 'sqlite' };
    expect(readConfiguration(sqlite).databaseUrl).toBeNull();
  });

  it.each(['DATABASE_URL', 'MIGRATION_DATABASE_URL'])(
    '%s must be a URL, and its password is not repeated',
    (name) => {
      const wrong = { ...production, [name]: 'postgres://redress:p/a#ss@db.internal/redress' };
      expect(() => readConfiguration(wrong)).toThrow(new RegExp(`^${name} is no URL like postgres://`));
      expect(() => readConfiguration(wrong)).not.toThrow(/a#ss/);
      expect(() => readConfiguration({ ...production, [name]: 'mysql://db/redress' })).toThrow(
        `${name} is no URL`,
      );
    },
  );

  it('has no default in production', () => {
    expect(() => readConfiguration({ ...production, DATABASE_URL: '' })).toThrow(
      /^Set DATABASE_URL to your PostgreSQL database, or STORE to sqlite [^.]*\.$/,
    );
  });

  it.each(['DATABASE_URL', 'MIGRATION_DATABASE_URL'])(
    '%s leads to another machine in production only with TLS, or where that was ruled out',
    (name) => {
      const read = (url: string) => readConfiguration({ ...production, [name]: url });
      for (const url of [
        'postgres://redress@db.internal/redress',
        'postgres://redress@10.0.0.7/redress?sslmode=prefer',
        'postgres://redress@[2001:db8::7]/redress?sslmode=no-verify',
        'postgres://redress@localhost/redress?host=db.internal',
      ])
        expect(() => read(url)).toThrow(`${name} leads to another machine: add ?sslmode=verify-full`);
      for (const url of [
        'postgres://redress@db.internal/redress?sslmode=verify-full',
        'postgres://redress@db.internal/redress?sslmode=disable',
        'postgres://redress@127.0.0.1/redress',
        'postgres://redress@[::1]/redress',
        'postgres://redress@localhost/redress',
        'postgres:///redress?host=/run/postgresql',
      ])
        expect(() => read(url)).not.toThrow();
      expect(() =>
        readConfiguration({
          [name]: 'postgres://db.internal/redress',
          DATABASE_URL: 'postgres://db.internal/redress',
        }),
      ).not.toThrow();
    },
  );

  it.each([{}, production])('is one, not two', (environment) => {
    const both = { ...environment, DATABASE_URL: production.DATABASE_URL, STORE: 'sqlite' };
    expect(() => readConfiguration(both)).toThrow('STORE=sqlite and DATABASE_URL name two different stores');
  });

  it('is opened under a second role for migrations only together with the server’s', () => {
    const owner = {
      MIGRATION_DATABASE_URL: 'postgres://redress_owner@db.internal/redress?sslmode=verify-full',
    };
    expect(readConfiguration(production).migrationUrl).toBeNull();
    expect(readConfiguration({ ...production, ...owner }).migrationUrl).toBe(owner.MIGRATION_DATABASE_URL);
    expect(() => readConfiguration(owner)).toThrow(
      'With MIGRATION_DATABASE_URL, DATABASE_URL must also be set: the same database under the role of the server.',
    );
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

describe('first screens', () => {
  it('are drawn unless that is switched off', () => {
    expect(readConfiguration({}).drawsScreens).toBe(true);
    expect(readConfiguration({ DRAWN_SCREENS: 'off' }).drawsScreens).toBe(false);
    expect(() => readConfiguration({ DRAWN_SCREENS: 'never' })).toThrow('DRAWN_SCREENS is invalid');
  });
});

describe('the offline page', () => {
  it('is kept by browsers unless it is switched off', () => {
    expect(readConfiguration({}).keepsOfflinePage).toBe(true);
    expect(readConfiguration({ OFFLINE_PAGE: 'off' }).keepsOfflinePage).toBe(false);
    expect(() => readConfiguration({ OFFLINE_PAGE: 'never' })).toThrow('OFFLINE_PAGE is invalid');
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
    expect(readConfiguration({}).tutorialUrl).toBe('/tour.{variant}.{language}.webm');
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

describe('metrics', () => {
  it('are served nowhere, or at one address', () => {
    expect(readConfiguration({}).metrics).toBeNull();
    const at = (METRICS_LISTEN: string) => readConfiguration({ METRICS_LISTEN }).metrics;
    expect(at('127.0.0.1:9464')).toEqual({ host: '127.0.0.1', port: 9_464 });
    expect(at('[fd00::5]:9464')).toEqual({ host: 'fd00::5', port: 9_464 });
  });

  it.each([
    '9464',
    '0.0.0.0:9464',
    '[::]:9464',
    ':9464',
    'example.com:9464',
    '127.0.0.1:0',
    '127.0.0.1:4000',
  ])('are refused in one sentence at %s', (METRICS_LISTEN) => {
    expect(() => readConfiguration({ METRICS_LISTEN })).toThrow(
      /^METRICS_LISTEN must be one address and a port of its own, such as .*\.$/,
    );
  });
});
