import { createHash } from 'node:crypto';
import type { Claim } from '#server/store/idempotency.ts';

/** The claim of a request with a file, whose content is not in the request's own hash. */
export const claimOfFile = (claim: Claim, bytes: Uint8Array): Claim => ({
  ...claim,
  requestHash: createHash('sha256').update(claim.requestHash).update(bytes).digest('hex'),
});
