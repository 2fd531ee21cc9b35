import type { Call } from '#contract/call.ts';

/** What support needs to make a call for a user. */
export type SupportNeed = 'nothing' | 'reason' | 'consent' | 'never';

/**
 * Lists can be read at any time. Everything else needs a visit with a reason: what the record of access keeps, and
 * every change. Some calls also need the account's consent, and some are not support's to make.
 */
export function supportNeed({
  method,
  reads,
  support,
}: Pick<Call, 'method' | 'reads' | 'support'>): SupportNeed {
  if (support === 'never') return 'never';
  if (support === 'withConsent') return 'consent';
  if (support === 'always') return 'nothing';
  return method === 'GET' && reads === 'nothing' ? 'nothing' : 'reason';
}
