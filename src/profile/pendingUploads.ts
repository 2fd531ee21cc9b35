import type { PendingUpload } from '#machines/documentSlot.ts';

const waiting = new Map<string, readonly PendingUpload[]>();

/**
 * Passes images that could not be uploaded during profile creation to that profile's page. In memory only: identity
 * documents are never written to the browser's storage, so a reload loses them.
 */
export function keepPendingUploads(profileId: string, left: readonly PendingUpload[]): void {
  waiting.set(profileId, left);
}

/** Whether the profile was created just now, on this page: the documents it has are then this creation's uploads. */
export function isJustCreated(profileId: string): boolean {
  return waiting.has(profileId);
}

/** What was passed on for a profile. */
export function pendingUploads(profileId: string): readonly PendingUpload[] {
  return waiting.get(profileId) ?? [];
}

export function clearPendingUploads(profileId: string): void {
  waiting.delete(profileId);
}
