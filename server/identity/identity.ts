import type { Variant } from '#contract/shapes.ts';

/** The person a token belongs to. */
export interface Identity {
  readonly provider: 'embedded' | 'auth0';
  readonly subject: string;
  /** The variant of the embedded issuer that signed the token; null for Auth0, whose one tenant serves both hosts. */
  readonly variant: Variant | null;
  /**
   * The embedded provider's session in which the token was issued; null for Auth0, whose access tokens don't name
   * one.
   */
  readonly sessionId: string | null;
  /** The embedded provider's grant, which ends with its refresh tokens; null for Auth0. */
  readonly familyId: string | null;
  readonly issuedAt: Date;
  /** When the person last entered their password; null if the token does not say. */
  readonly signedInAt: Date | null;
}
