import type { Unfinished } from '#machines/documentSlot.ts';

const waiting = new Map<string, readonly Unfinished[]>();

/**
 * Passes images that could not be uploaded during profile creation to that profile's page. In memory only: identity
 * documents are never written to the browser's storage, so a reload loses them.
 */
export function handOver(profileId: string, left: readonly Unfinished[]): void {
  if (left.length > 0) waiting.set(profileId, left);
}

/** What was passed on for a profile. */
export function handedOver(profileId: string): readonly Unfinished[] {
  return waiting.get(profileId) ?? [];
}

export function forgetHandedOver(profileId: string): void {
  waiting.delete(profileId);
}
