import { DocumentKind } from '#contract/documents.ts';
import { recordEvent } from './recordEvent.ts';
import type { Step } from '#server/store/store.ts';

/**
 * Records, once, that a client's information is complete: every field and the three documents are there. Call it in
 * the transaction that may have completed it. Returns whether it became complete now.
 */
export async function recordProfileCompletion(
  step: Step,
  accountId: string,
  profileId: string,
): Promise<boolean> {
  const { profiles, documents, events } = step;
  if (await events.has(accountId, profileId, 'profileCompleted')) return false;
  const profile = await profiles.findOpened(accountId, profileId);
  if (profile === null) return false;
  const { firstName, lastName, mail, phone, city, state, postalCode, sensitive } = profile;
  const fields = [firstName, lastName, mail, phone, city, state, postalCode, ...Object.values(sensitive)];
  if (fields.some((field) => field === '')) return false;
  const kinds = new Set((await documents.list(accountId, profileId)).map(({ kind }) => kind));
  if (kinds.size < DocumentKind.options.length) return false;
  await recordEvent(step, accountId, profileId, 'profileCompleted');
  return true;
}
