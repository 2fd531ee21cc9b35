import { type ClientSummary, clientSummary } from '#contract/clientSummary.ts';
import { perform } from '#src/api/perform.ts';
import { configuration } from '#src/browser/configuration.ts';

/** Null for consumers, whose pages have no head, and if it could not be loaded: the page below says what is missing of it. */
export async function loadClientSummary(
  profileId: string,
  signal: AbortSignal,
): Promise<ClientSummary | null> {
  if (configuration.variant === 'b2c') return null;
  return perform(clientSummary, { params: { profileId }, signal }).catch(() => null);
}
