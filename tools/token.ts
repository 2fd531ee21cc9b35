/**
 * `npm run token -- EMAIL`: prints an access token for a demonstration account of the server running on this machine
 * (embedded identity only), for scripts and curl. `PORT`, `BUSINESS_URL` and `CONSUMER_URL` as for the server;
 * `DEMONSTRATION_PASSWORD` when the account's password was changed.
 */
import { demonstrationMails, demonstrationSupportMail, readConfiguration } from '#server/configuration.ts';
import { ConfigurationError } from '#server/configuration/environment.ts';
import type { Variant } from '#contract/shapes.ts';
import { demonstrationPassword } from '#server/identity/embedded/demonstration.ts';
import { NoToken, tokenFor } from '#tests/support/token/tokenFor.ts';

async function main(): Promise<string> {
  const [mail] = process.argv.slice(2);
  const accounts = `${demonstrationMails.b2b}, ${demonstrationMails.b2c} or ${demonstrationSupportMail}`;
  if (mail === undefined) throw new NoToken(`For whom? Usage: npm run token -- EMAIL, with ${accounts}.`);
  const variants = new Map<string, Variant>([
    [demonstrationMails.b2b, 'b2b'],
    [demonstrationMails.b2c, 'b2c'],
    [demonstrationSupportMail, 'b2b'],
  ]);
  const variant = variants.get(mail.toLowerCase());
  if (variant === undefined) throw new NoToken(`${mail} is no demonstration account: those are ${accounts}.`);
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
