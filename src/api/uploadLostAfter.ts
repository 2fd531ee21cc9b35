import { leastUploadRate } from '#contract/limits.ts';
import { lostAfter } from './lostAfter.ts';

/** Milliseconds until an upload counts as lost, from its size in bytes: it may take as long as the server lets it send. */
export const uploadLostAfter = (size: number): number => lostAfter + (size / leastUploadRate) * 1_000;
