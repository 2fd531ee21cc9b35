/**
 * `npm run token -- EMAIL`: prints an access token for a demo account of the server running on this machine
 * (embedded identity only), for scripts and curl. `PORT`, `BUSINESS_URL`, and `CONSUMER_URL` are those of the
 * server; set `DEMONSTRATION_PASSWORD` if the account's password was changed.
 */
import { demonstrationMails, demonstrationSupportMail, readConfiguration } from '#server/configuration.ts';
import { ConfigurationError } from '#server/configuration/configurationError.ts';
import type { Variant } from '#contract/shapes.ts';
import { demonstrationPassword } from '#server/identity/embedded/demonstration.ts';
import { NoToken, tokenFor } from '#tests/support/token/tokenFor.ts';
import { explainIfAsked } from './usage.mjs';

explainIfAsked('npm run token -- EMAIL    prints an access token for a demo account on the running server');

async function main(): Promise<string> {
  const [mail] = process.argv.slice(2);
  const accounts = `${demonstrationMails.b2b}, ${demonstrationMails.b2c}, or ${demonstrationSupportMail}`;
  if (mail === undefined)
    throw new NoToken(`Specify an account. Usage: npm run token -- EMAIL, where EMAIL is ${accounts}.`);
  const variants = new Map<string, Variant>([
    [demonstrationMails.b2b, 'b2b'],
    [demonstrationMails.b2c, 'b2c'],
    [demonstrationSupportMail, 'b2b'],
  ]);
  const variant = variants.get(mail.toLowerCase());
  if (variant === undefined) throw new NoToken(`${mail} is not a demo account. Demo accounts: ${accounts}.`);
  const { origins, port } = readConfiguration(process.env);
  const password = process.env['DEMONSTRATION_PASSWORD'] ?? demonstrationPassword;
  return tokenFor({ mail, password, origin: origins[variant], port });
}

try {
  process.stdout.write(`${await main()}\n`);
} catch (error) {
  if (!(error instanceof NoToken) && !(error instanceof ConfigurationError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
