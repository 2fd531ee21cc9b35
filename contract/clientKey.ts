import * as z from 'zod/mini';

/** What names a client's page, and lets the first person in. */
export const ClientKey = z.object({ clientKey: z.string().check(z.regex(/^[\w-]{22}$/)) });

/** Who sent a link. */
export const Agency = z.object({
  /** The agency's name, or its owner's. */
  agency: z.string(),
  agencyLogoUrl: z.string(),
});
