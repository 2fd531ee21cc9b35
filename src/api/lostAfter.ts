import { leastUploadRate } from '#contract/limits.ts';

/** Milliseconds until a response counts as lost; longer than the server itself waits for a provider. */
export const lostAfter = 60_000;

/** The same for an upload, which may take as long as the server lets it send: milliseconds, from its size in bytes. */
export const uploadLostAfter = (size: number): number => lostAfter + (size / leastUploadRate) * 1_000;
