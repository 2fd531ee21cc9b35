import { isAbsolute, resolve } from 'node:path';
import * as z from 'zod/mini';
import type { Provider } from '#contract/profiles.ts';
import type { Variant } from '#contract/shapes.ts';
import type { CardAccess } from '#server/gateways/cardPayment.ts';
import { providerAddresses } from '#server/gateways/reportGateways.ts';
import type { IdentityConfiguration } from '#server/identity/configuration.ts';
import { supportUsersOf, type SupportUser } from '#server/identity/support.ts';

export interface Configuration {
  readonly port: number;
  /** The address to listen on. */
  readonly listenOn: string;
  readonly dataDir: string;
  readonly databaseUrl: string | null;
  readonly key: { readonly given: string | null; readonly file: string };
  readonly identity: IdentityConfiguration;
  readonly origins: Readonly<Record<Variant, string>>;
  readonly marketingUrl: string;
  /** A path of the pages' own, or an address elsewhere. */
  readonly tutorialUrl: string;
  readonly providers: {
    readonly addresses: Readonly<Record<Provider, string>>;
    readonly affiliate: { readonly email: string; readonly password: string };
  };
  /** The print shop's cart: `{variant}` and `{count}` pairs are appended as its permalink wants them. */
  readonly printShopUrl: string;
  readonly printVariantId: string;
  readonly cards: CardAccess;
  readonly supportUsers: readonly SupportUser[];
  /** Calls a minute from one address. */
  readonly callsPerMinute: number;
  /** Makes the demonstration accounts at the first start. */
  readonly demonstration: boolean;
  readonly production: boolean;
}

const Environment = z.object({
  NODE_ENV: z.optional(z.string()),
  PORT: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(65_534)), 4_000),
  LISTEN_ON: z._default(z.string(), ''),
  DATA_DIR: z._default(z.string(), './data'),
  DATABASE_URL: z._default(z.string(), ''),
  REDRESS_KEY: z._default(z.string(), ''),
  REDRESS_KEY_FILE: z._default(z.string(), ''),
  BUSINESS_URL: z._default(z.string(), ''),
  CONSUMER_URL: z._default(z.string(), ''),
  AUTH0_DOMAIN: z._default(z.string(), ''),
  AUTH0_CLIENT_ID: z._default(z.string(), ''),
  AUTH0_AUDIENCE: z._default(z.string(), ''),
  MARKETING_URL: z._default(z.string(), ''),
  TUTORIAL_URL: z._default(z.string().check(z.regex(/^(\/(?!\/)|https:\/\/)/)), '/tour.webm'),
  SANDBOX_PORT: z.optional(z.coerce.number().check(z.int())),
  MYFREESCORENOW_URL: z._default(z.string(), ''),
  MYFREESCORENOW_AFFILIATE_EMAIL: z._default(z.string(), ''),
  MYFREESCORENOW_AFFILIATE_PASSWORD: z._default(z.string(), ''),
  IDENTITYIQ_URL: z._default(z.string(), ''),
  SMARTCREDIT_URL: z._default(z.string(), ''),
  PRINT_SHOP_URL: z._default(z.string(), ''),
  PRINT_VARIANT_ID: z._default(z.string(), ''),
  CARD_PAGE_URL: z._default(z.string(), ''),
  CARD_PROFILE_ID: z._default(z.string(), ''),
  CARD_ACCESS_KEY: z._default(z.string(), ''),
  CARD_SECRET_KEY: z._default(z.string(), ''),
  CARD_OLD_ACCESS_KEY: z._default(z.string(), ''),
  CARD_OLD_SECRET_KEY: z._default(z.string(), ''),
  SUPPORT_USERS: z._default(z.string(), ''),
  CALLS_PER_MINUTE: z._default(z.coerce.number().check(z.int(), z.gte(1)), 3_000),
  DEMONSTRATION: z._default(z.enum(['', 'on', 'off']), ''),
});
type Environment = z.infer<typeof Environment>;

/** What the operator has to set; the message is one sentence that says so. */
export class Misconfigured extends Error {}

const clientId = 'redress-web';
const audience = 'https://api.redress.example/';
export const demonstrationMails = { b2b: 'business@example.com', b2c: 'consumer@example.com' } as const;
/** One of support, with an account of its own on the business host. */
export const demonstrationSupportMail = 'support@example.com';

function read(environment: NodeJS.ProcessEnv): Environment {
  const parsed = z.safeParse(Environment, environment);
  if (parsed.success) return parsed.data;
  const name = String(parsed.error.issues[0]?.path[0] ?? '');
  throw new Misconfigured(`${name} has a value that cannot be used: see docs/operations.md.`);
}

/** An origin without a trailing slash. */
function originOf(name: string, text: string): string {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url === null || !/^https?:$/.test(url.protocol) || url.pathname !== '/') {
    throw new Misconfigured(`${name} must be an address such as https://app.example.com, without a path.`);
  }
  return url.origin;
}

function identityOf(
  env: Environment,
  origins: Readonly<Record<Variant, string>>,
  marketingUrl: string,
  demonstration: boolean,
): IdentityConfiguration {
  if (env.AUTH0_DOMAIN === '') {
    return {
      provider: 'embedded',
      origins,
      clientId,
      audience,
      marketingUrl,
      demonstrationMails: demonstration ? demonstrationMails : null,
    };
  }
  if (env.AUTH0_CLIENT_ID === '' || env.AUTH0_AUDIENCE === '') {
    throw new Misconfigured('With AUTH0_DOMAIN, AUTH0_CLIENT_ID and AUTH0_AUDIENCE must be set too.');
  }
  return {
    provider: 'auth0',
    origins,
    domain: env.AUTH0_DOMAIN,
    clientId: env.AUTH0_CLIENT_ID,
    audience: env.AUTH0_AUDIENCE,
  };
}

/** The card provider's own page. */
const cardPage = 'https://secureacceptance.cybersource.com/pay';
/** What the sandbox's card page knows; public, and so never for production. */
const sandboxCards = {
  profileId: 'SANDBOX-PROFILE',
  keys: [{ accessKey: 'sandbox-access-key', secretKey: 'sandbox-secret-key' }],
};

function cardsOf(env: Environment, sandbox: string | null): CardAccess {
  const keys = [
    { accessKey: env.CARD_ACCESS_KEY, secretKey: env.CARD_SECRET_KEY },
    { accessKey: env.CARD_OLD_ACCESS_KEY, secretKey: env.CARD_OLD_SECRET_KEY },
  ].filter(({ accessKey, secretKey }) => accessKey !== '' || secretKey !== '');
  const given = { profileId: env.CARD_PROFILE_ID, keys };
  const isWhole = given.profileId !== '' && env.CARD_ACCESS_KEY !== '';
  if (sandbox !== null && given.profileId === '' && keys.length === 0) {
    return { url: env.CARD_PAGE_URL || `${sandbox}/card/pay`, ...sandboxCards };
  }
  if (!isWhole || keys.some(({ accessKey, secretKey }) => accessKey === '' || secretKey === '')) {
    throw new Misconfigured(
      'Set CARD_PROFILE_ID, CARD_ACCESS_KEY and CARD_SECRET_KEY to those of your Secure Acceptance profile: without them nobody can pay.',
    );
  }
  return { url: env.CARD_PAGE_URL || cardPage, ...given };
}

function supportOf(env: Environment): SupportUser[] {
  const users = supportUsersOf(env.SUPPORT_USERS);
  if (users.every(({ provider, subject }) => /^(embedded|auth0)$/.test(provider) && subject !== ''))
    return users;
  throw new Misconfigured(
    'SUPPORT_USERS wants pairs of provider and subject, such as embedded:0190a000-… or auth0:auth0|65f0…, separated by commas.',
  );
}

const isLocal = (address: string): boolean => /\/\/([\w-]+\.)*(127\.|localhost|\[::1\])/.test(address);

/** Production must not run on what is made for trying out (decision 18 of the architecture). */
function refuseDemonstration(env: Environment, configuration: Configuration): void {
  if (configuration.demonstration) {
    throw new Misconfigured(
      'Production has no demonstration accounts: leave DEMONSTRATION unset or set it to off.',
    );
  }
  if (configuration.key.given === null && env.REDRESS_KEY_FILE === '') {
    throw new Misconfigured(
      'Set REDRESS_KEY (openssl rand -base64 32), or REDRESS_KEY_FILE to a file kept apart from the data: in production no key is made beside the data it seals.',
    );
  }
  for (const origin of Object.values(configuration.origins)) {
    if (!origin.startsWith('https://')) {
      throw new Misconfigured(
        'Set BUSINESS_URL and CONSUMER_URL to https addresses: TLS ends in front of this server.',
      );
    }
  }
  if (configuration.marketingUrl === '')
    throw new Misconfigured('Set MARKETING_URL to where sign-out leads.');
  for (const address of Object.values(configuration.providers.addresses)) {
    if (isLocal(address)) {
      throw new Misconfigured(
        'A report provider points at this machine: sandbox addresses are not for production.',
      );
    }
  }
}

/** Money goes to the provider's page over TLS, under keys that are nobody else's. */
function refuseSandboxCards({ url, keys }: CardAccess): void {
  if (isLocal(url) || !url.startsWith('https://')) {
    throw new Misconfigured(
      'CARD_PAGE_URL must be the https address of the card provider: sandbox addresses are not for production.',
    );
  }
  const known = new Set(sandboxCards.keys.map(({ secretKey }) => secretKey));
  if (keys.some(({ secretKey }) => known.has(secretKey))) {
    throw new Misconfigured("Set CARD_SECRET_KEY to your own: the sandbox's key is known to everybody.");
  }
}

/** Reads the environment. Throws Misconfigured with the sentence the operator needs. */
export function readConfiguration(environment: NodeJS.ProcessEnv): Configuration {
  const env = read(environment);
  const production = env.NODE_ENV === 'production';
  const demonstration = env.DEMONSTRATION === 'on' || (env.DEMONSTRATION === '' && !production);
  const origins = {
    b2b: originOf('BUSINESS_URL', env.BUSINESS_URL || `http://localhost:${env.PORT}`),
    b2c: originOf('CONSUMER_URL', env.CONSUMER_URL || `http://my.localhost:${env.PORT}`),
  };
  if (origins.b2b === origins.b2c) {
    throw new Misconfigured(
      'BUSINESS_URL and CONSUMER_URL must differ: the host decides which product is opened.',
    );
  }
  const sandbox = `http://127.0.0.1:${env.SANDBOX_PORT ?? env.PORT + 1}`;
  const addressOf = (given: string, provider: Provider, path: string) =>
    given || (production ? providerAddresses[provider] : `${sandbox}${path}`);
  const dataDir = isAbsolute(env.DATA_DIR) ? env.DATA_DIR : resolve(env.DATA_DIR);
  // Without one, and so outside production only, sign-out stays on the host it was asked for.
  const marketingUrl = env.MARKETING_URL;
  const configuration: Configuration = {
    port: env.PORT,
    listenOn: env.LISTEN_ON || (production ? '0.0.0.0' : 'localhost'),
    dataDir,
    databaseUrl: env.DATABASE_URL || null,
    key: { given: env.REDRESS_KEY || null, file: env.REDRESS_KEY_FILE || resolve(dataDir, 'redress.key') },
    identity: identityOf(env, origins, marketingUrl, demonstration),
    origins,
    marketingUrl,
    tutorialUrl: env.TUTORIAL_URL,
    providers: {
      addresses: {
        MyFreeScoreNow: addressOf(env.MYFREESCORENOW_URL, 'MyFreeScoreNow', '/myfreescorenow/api'),
        IdentityIQ: addressOf(env.IDENTITYIQ_URL, 'IdentityIQ', '/identityiq'),
        SmartCredit: addressOf(env.SMARTCREDIT_URL, 'SmartCredit', '/smartcredit'),
      },
      affiliate: {
        email: env.MYFREESCORENOW_AFFILIATE_EMAIL || (production ? '' : 'affiliate@redress.example'),
        password: env.MYFREESCORENOW_AFFILIATE_PASSWORD || (production ? '' : 'sandbox-affiliate'),
      },
    },
    printShopUrl: env.PRINT_SHOP_URL || (production ? '' : `${sandbox}/print-shop/cart`),
    printVariantId: env.PRINT_VARIANT_ID || '41000000000001',
    cards: cardsOf(env, production ? null : sandbox),
    supportUsers: supportOf(env),
    callsPerMinute: env.CALLS_PER_MINUTE,
    demonstration,
    production,
  };
  if (production) {
    refuseDemonstration(env, configuration);
    refuseSandboxCards(configuration.cards);
  }
  return configuration;
}
