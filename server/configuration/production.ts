import { refuseUnsafe } from './addresses.ts';
import { ConfigurationError } from './configurationError.ts';
import { refusePlainConnection } from './database.ts';
import type { Environment } from './environment.ts';
import { refuseExposedKey } from './masterKey.ts';
import type { Configuration } from './settings.ts';

/** Production must not run with demo accounts, keys, or services (decision 18 of the architecture). */
export function refuseDemonstration(env: Environment, configuration: Configuration): void {
  if (configuration.demonstration) {
    throw new ConfigurationError(
      'Demo accounts are not allowed in production: leave DEMONSTRATION unset or set it to off.',
    );
  }
  if (configuration.databaseUrl === null && env.STORE !== 'sqlite') {
    throw new ConfigurationError(
      'Set DATABASE_URL to your PostgreSQL database, or STORE to sqlite to store everything in DATA_DIR: there is no default in production.',
    );
  }
  refusePlainConnection('DATABASE_URL', configuration.databaseUrl);
  refusePlainConnection('MIGRATION_DATABASE_URL', configuration.migrationUrl);
  if (configuration.key.given === null && env.REDRESS_KEY_FILE === '') {
    throw new ConfigurationError(
      'Set REDRESS_KEY (openssl rand -base64 32), or REDRESS_KEY_FILE to a file stored apart from the data: in production, no key is generated next to the data it seals.',
    );
  }
  for (const origin of Object.values(configuration.origins)) {
    if (!origin.startsWith('https://')) {
      throw new ConfigurationError(
        'Set BUSINESS_URL and CONSUMER_URL to https URLs: TLS ends in front of this server.',
      );
    }
  }
  if (configuration.marketingUrl === '')
    throw new ConfigurationError('Set MARKETING_URL to the page users see after signing out.');
  refuseExposedKey(configuration.key, configuration.dataDir);
  const { addresses, affiliate } = configuration.providers;
  refuseUnsafe('MYFREESCORENOW_URL', addresses.MyFreeScoreNow);
  refuseUnsafe('IDENTITYIQ_URL', addresses.IdentityIQ);
  refuseUnsafe('SMARTCREDIT_URL', addresses.SmartCredit);
  if (affiliate.email === '' || affiliate.password === '')
    throw new ConfigurationError(
      'Set MYFREESCORENOW_AFFILIATE_EMAIL and MYFREESCORENOW_AFFILIATE_PASSWORD to those of your affiliate account: without them, nobody can connect MyFreeScoreNow.',
    );
  if (configuration.printShopUrl === '' || env.PRINT_VARIANT_ID === '')
    throw new ConfigurationError(
      'Set PRINT_SHOP_URL to the print shop’s cart, and PRINT_VARIANT_ID to its product: without them, nobody can order prints.',
    );
  refuseUnsafe('PRINT_SHOP_URL', configuration.printShopUrl);
}
