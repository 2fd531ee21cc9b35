import type { CardAccess } from '#server/gateways/cardPayment.ts';
import { refuseUnsafe } from './addresses.ts';
import { ConfigurationError } from './configurationError.ts';
import type { Environment } from './environment.ts';

/** The card provider's own page. */
const cardPage = 'https://secureacceptance.cybersource.com/pay';
/** Keys of the sandbox's card page. They are public, so never use them in production. */
const sandboxCards = {
  profileId: 'SANDBOX-PROFILE',
  keys: [{ accessKey: 'sandbox-access-key', secretKey: 'sandbox-secret-key' }],
};

/** The card provider's page and keys; outside production, those of the sandbox by default. */
export function cardsOf(env: Environment, sandbox: string | null): CardAccess {
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
    throw new ConfigurationError(
      'Set CARD_PROFILE_ID, CARD_ACCESS_KEY, and CARD_SECRET_KEY to those of your Secure Acceptance profile: without them, users can’t pay.',
    );
  }
  return { url: env.CARD_PAGE_URL || cardPage, ...given };
}

/** In production, payments go to the provider's page over TLS, with keys that nobody else has. */
export function refuseSandboxCards({ url, keys }: CardAccess): void {
  refuseUnsafe('CARD_PAGE_URL', url);
  const known = new Set(sandboxCards.keys.map(({ secretKey }) => secretKey));
  if (keys.some(({ secretKey }) => known.has(secretKey))) {
    throw new ConfigurationError("Set CARD_SECRET_KEY to your own key: the sandbox's key is public.");
  }
}
