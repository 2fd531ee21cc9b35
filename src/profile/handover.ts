import type { Unfinished } from '#machines/documentSlot.ts';

const waiting = new Map<string, readonly Unfinished[]>();

/**
 * Hands pictures that the creation of a profile could not upload to that profile's page. In memory only: identity
 * documents are never written to the browser's storage, so that a reload forgets them.
 */
export function handOver(profileId: string, left: readonly Unfinished[]): void {
  if (left.length > 0) waiting.set(profileId, left);
}

/** What was handed over for a profile. */
export function handedOver(profileId: string): readonly Unfinished[] {
  return waiting.get(profileId) ?? [];
}

export function forgetHandedOver(profileId: string): void {
  waiting.delete(profileId);
}
