import type { LegalSettings, Operator, ReplaceablePage } from '#server/legal/operator.ts';
import { ConfigurationError } from './configurationError.ts';
import type { Environment } from './environment.ts';

const variables = {
  privacy: 'PRIVACY_URL',
  terms: 'TERMS_URL',
  refunds: 'REFUNDS_URL',
} as const satisfies Record<ReplaceablePage, keyof Environment>;

function operatorOf({ OPERATOR_NAME, OPERATOR_ADDRESS, OPERATOR_EMAIL }: Environment): Operator | null {
  const given = [OPERATOR_NAME, OPERATOR_ADDRESS, OPERATOR_EMAIL].map((text) => text.trim());
  const [name = '', address = '', mail = ''] = given;
  if (given.every((text) => text === '')) return null;
  if (given.includes(''))
    throw new ConfigurationError(
      'OPERATOR_NAME, OPERATOR_ADDRESS, and OPERATOR_EMAIL belong together: set all three, or none.',
    );
  if (!/^[^\s<>@]+@[^\s<>@]+\.[^\s<>@]+$/.test(mail))
    throw new ConfigurationError('OPERATOR_EMAIL must be an address such as privacy@example.com.');
  return { name, address: address.split(/\s*\|\s*/).join('\n'), mail };
}

function ownPage(name: string, address: string): string {
  const url = URL.parse(address);
  if (url?.protocol !== 'https:' || url.username !== '' || url.password !== '')
    throw new ConfigurationError(
      `${name} must be an https URL such as https://www.example.com/{language}/page.`,
    );
  return address;
}

/** Who runs the installation, and which legal pages are its own. Throws ConfigurationError. */
export function legalOf(env: Environment): LegalSettings {
  const pages = ['privacy', 'terms', 'refunds'] as const;
  const replaced = pages.filter((page) => env[variables[page]] !== '');
  return {
    operator: operatorOf(env),
    replacements: Object.fromEntries(
      replaced.map((page) => [page, ownPage(variables[page], env[variables[page]])]),
    ),
  };
}

/** People must be able to find out who has their data. Throws ConfigurationError. */
export function refuseUnnamedOperator({ operator, replacements }: LegalSettings): void {
  if (operator !== null || Object.keys(replacements).length === Object.keys(variables).length) return;
  throw new ConfigurationError(
    'Set OPERATOR_NAME, OPERATOR_ADDRESS, and OPERATOR_EMAIL to the company that runs this site, which the privacy notice, the terms, and the refund page name; or set PRIVACY_URL, TERMS_URL, and REFUNDS_URL to your own pages.',
  );
}
