import * as z from 'zod/mini';
import type { Clock } from '#server/store/context.ts';
import type { OidcPayloads } from '#server/store/oidcPayloads.ts';
import type { Variant } from '#contract/shapes.ts';

const Progress = z.object({
  userId: z.string(),
  /** What the person may do next. */
  stage: z.enum(['passkey', 'factor', 'setUp', 'setUpDone', 'account']),
  /** When its request began in which they first proved their identity, in milliseconds since 1970; earlier releases did not write it. */
  began: z.optional(z.number()),
  /** How the person has proved their identity so far (RFC 8176). */
  amr: z.array(z.string()),
  /** What a passkey has to sign; valid once. */
  challenge: z.optional(z.string()),
  /** The key of an authenticator app that is not confirmed yet. */
  secret: z.optional(z.string()),
});
export type Progress = z.infer<typeof Progress>;

/** Milliseconds: as long as a sign-in page stays open. */
const life = 60 * 60_000;

/**
 * What the server remembers between two pages: who has passed which check. It is kept in the store, sealed, under the
 * page's own address or session; the browser holds nothing that counts.
 */
export function createProgress(payloads: Pick<OidcPayloads, 'find' | 'upsert' | 'destroy'>, clock: Clock) {
  const modelOf = (variant: Variant) => `${variant}:Progress`;
  return {
    async read(variant: Variant, key: string): Promise<Progress | null> {
      const entry = await payloads.find(modelOf(variant), key);
      return entry === null ? null : Progress.parse(entry.payload);
    },
    async write(variant: Variant, key: string, progress: Progress): Promise<void> {
      const expiresAt = new Date(clock.now().getTime() + life);
      await payloads.upsert(modelOf(variant), key, progress, { expiresAt });
    },
    async clear(variant: Variant, key: string): Promise<void> {
      await payloads.destroy(modelOf(variant), key);
    },
  };
}
export type ProgressStore = ReturnType<typeof createProgress>;
