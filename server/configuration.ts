import { isAbsolute, resolve } from 'node:path';
import type { Provider } from '#contract/profiles.ts';
import type { Variant } from '#contract/shapes.ts';
import { providerAddresses } from '#server/gateways/reportGateways.ts';
import type { IdentityConfiguration } from '#server/identity/configuration.ts';
import { supportUsersOf, type SupportUser } from '#server/identity/support.ts';
import { cardsOf, refuseSandboxCards } from './configuration/cards.ts';
import { ConfigurationError } from './configuration/configurationError.ts';
import { databaseOf, migrationOf } from './configuration/database.ts';
import { readEnvironment, type Environment } from './configuration/environment.ts';
import { legalOf, refuseUnnamedOperator } from './configuration/legal.ts';
import { mailOf, refuseUnsentMail } from './configuration/mail.ts';
import { keyOf } from './configuration/masterKey.ts';
import { metricsOf } from './configuration/metrics.ts';
import { objectStoreOf } from './configuration/objectStore.ts';
import { refuseDemonstration } from './configuration/production.ts';
import { trustedProxiesOf } from './configuration/proxies.ts';
import type { Configuration } from './configuration/settings.ts';

const clientId = 'redress-web';
/** Seconds: three checks of a load balancer that asks every second and a half. */
const usualDrain = 5;
const audience = 'https://api.redress.example/';
export const demonstrationMails = { b2b: 'business@example.com', b2c: 'consumer@example.com' } as const;
/** A support agent, who also has an account of their own on the business host. */
export const demonstrationSupportMail = 'support@example.com';

/** The origin, without a trailing slash. */
function originOf(name: string, text: string): string {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url === null || !/^https?:$/.test(url.protocol) || url.pathname !== '/') {
    throw new ConfigurationError(`${name} must be a URL such as https://app.example.com, without a path.`);
  }
  return url.origin;
}

function identityOf(
  env: Environment,
  origins: Readonly<Record<Variant, string>>,
  marketingUrl: string,
  demonstration: boolean,
): IdentityConfiguration {
  const production = env.NODE_ENV === 'production';
  const auth0 = [env.AUTH0_DOMAIN, env.AUTH0_CLIENT_ID, env.AUTH0_AUDIENCE];
  if (auth0.includes('') && auth0.some((text) => text !== '')) {
    throw new ConfigurationError(
      'AUTH0_DOMAIN, AUTH0_CLIENT_ID, and AUTH0_AUDIENCE belong together: set all three to sign people in with Auth0, or none.',
    );
  }
  if (env.AUTH0_DOMAIN === '') {
    return {
      provider: 'embedded',
      origins,
      clientId,
      audience,
      marketingUrl,
      demonstrationMails: demonstration ? demonstrationMails : null,
      stepUp: env.STEP_UP === 'on' || (env.STEP_UP === '' && production),
      secondFactor: env.SECOND_FACTOR || (production ? 'required' : 'optional'),
    };
  }
  if (!/^[a-z0-9-]+(\.[a-z0-9-]+)+$/i.test(env.AUTH0_DOMAIN)) {
    throw new ConfigurationError(
      'AUTH0_DOMAIN must be the tenant’s domain alone, such as example.us.auth0.com, without https:// and without a path.',
    );
  }
  return {
    provider: 'auth0',
    origins,
    domain: env.AUTH0_DOMAIN,
    clientId: env.AUTH0_CLIENT_ID,
    audience: env.AUTH0_AUDIENCE,
  };
}

function supportOf(env: Environment): SupportUser[] {
  const users = supportUsersOf(env.SUPPORT_USERS);
  if (users.every(({ provider, subject }) => /^(embedded|auth0)$/.test(provider) && subject !== ''))
    return users;
  throw new ConfigurationError(
    'SUPPORT_USERS must list pairs of provider and subject, such as embedded:0190a000-… or auth0:auth0|65f0…, separated by commas.',
  );
}

/** The page people see after signing out. Outside production it may be unset: sign-out then stays on the host where it started. */
function marketingOf({ MARKETING_URL }: Environment): string {
  if (MARKETING_URL === '' || /^https?:$/.test(URL.parse(MARKETING_URL)?.protocol ?? ''))
    return MARKETING_URL;
  throw new ConfigurationError('MARKETING_URL must be a URL such as https://www.example.com/.');
}

/** Reads the environment. Throws ConfigurationError with a message for the operator. */
export function readConfiguration(environment: NodeJS.ProcessEnv): Configuration {
  const env = readEnvironment(environment);
  const production = env.NODE_ENV === 'production';
  const demonstration = env.DEMONSTRATION === 'on' || (env.DEMONSTRATION === '' && !production);
  const origins = {
    b2b: originOf('BUSINESS_URL', env.BUSINESS_URL || `http://localhost:${env.PORT}`),
    b2c: originOf('CONSUMER_URL', env.CONSUMER_URL || `http://my.localhost:${env.PORT}`),
  };
  if (origins.b2b === origins.b2c) {
    throw new ConfigurationError(
      'BUSINESS_URL and CONSUMER_URL must differ: the host decides which variant of the product opens.',
    );
  }
  const sandbox = `http://127.0.0.1:${env.SANDBOX_PORT ?? env.PORT + 1}`;
  const addressOf = (given: string, provider: Provider, path: string) =>
    given || (production ? providerAddresses[provider] : `${sandbox}${path}`);
  const dataDir = isAbsolute(env.DATA_DIR) ? env.DATA_DIR : resolve(env.DATA_DIR);
  const marketingUrl = marketingOf(env);
  const configuration: Configuration = {
    port: env.PORT,
    listenOn: env.LISTEN_ON || (production ? '0.0.0.0' : 'localhost'),
    dataDir,
    databaseUrl: databaseOf(env),
    migrationUrl: migrationOf(env),
    s3: objectStoreOf(env),
    key: keyOf(env, dataDir),
    identity: identityOf(env, origins, marketingUrl, demonstration),
    origins,
    marketingUrl,
    legal: legalOf(env),
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
    mail: mailOf(env, production ? null : (env.SANDBOX_PORT ?? env.PORT + 1) + 2),
    supportUsers: supportOf(env),
    trustedProxies: trustedProxiesOf(env.TRUSTED_PROXIES),
    callsPerMinute: env.CALLS_PER_MINUTE,
    retentionMonths: env.RETENTION_MONTHS || null,
    // With SQLite, there is no other process that could take over.
    drainFor: (env.DRAIN_SECONDS ?? (production && env.DATABASE_URL !== '' ? usualDrain : 0)) * 1_000,
    metrics: metricsOf(env),
    allowedOrphans: env.QUARANTINE_ORPHANS,
    keepsOfflinePage: env.OFFLINE_PAGE !== 'off',
    drawsScreens: env.DRAWN_SCREENS !== 'off',
    demonstration,
    logLevel: env.LOG_LEVEL,
    production,
  };
  if (production) {
    refuseDemonstration(env, configuration);
    refuseSandboxCards(configuration.cards);
    refuseUnsentMail(configuration);
    refuseUnnamedOperator(configuration.legal);
  }
  return configuration;
}
