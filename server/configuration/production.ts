import type { Configuration } from './settings.ts';
import { isLocal, ConfigurationError, type Environment } from './environment.ts';

/** Production must not run on what is made for trying out (decision 18 of the architecture). */
export function refuseDemonstration(env: Environment, configuration: Configuration): void {
  if (configuration.demonstration) {
    throw new ConfigurationError(
      'Production has no demonstration accounts: leave DEMONSTRATION unset or set it to off.',
    );
  }
  if (configuration.databaseUrl === null && env.STORE !== 'sqlite') {
    throw new ConfigurationError(
      'Set DATABASE_URL to your PostgreSQL database, or STORE to sqlite to keep everything in DATA_DIR: production does not choose for you.',
    );
  }
  if (configuration.key.given === null && env.REDRESS_KEY_FILE === '') {
    throw new ConfigurationError(
      'Set REDRESS_KEY (openssl rand -base64 32), or REDRESS_KEY_FILE to a file kept apart from the data: in production no key is made beside the data it seals.',
    );
  }
  for (const origin of Object.values(configuration.origins)) {
    if (!origin.startsWith('https://')) {
      throw new ConfigurationError(
        'Set BUSINESS_URL and CONSUMER_URL to https addresses: TLS ends in front of this server.',
      );
    }
  }
  if (configuration.marketingUrl === '')
    throw new ConfigurationError('Set MARKETING_URL to the page users see after signing out.');
  for (const address of Object.values(configuration.providers.addresses)) {
    if (isLocal(address)) {
      throw new ConfigurationError(
        'A report provider URL points to this machine. Sandbox addresses can’t be used in production.',
      );
    }
  }
}
