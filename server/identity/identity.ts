import type { Variant } from '#contract/shapes.ts';

/** Who a token speaks for. */
export interface Identity {
  readonly provider: 'embedded' | 'auth0';
  readonly subject: string;
  /** The variant of the embedded issuer that signed; null for Auth0, whose one tenant serves both hosts. */
  readonly variant: Variant | null;
  /** The embedded provider's session that the token was given in; null for Auth0, whose access tokens do not name one. */
  readonly sessionId: string | null;
  readonly issuedAt: Date;
  /** When the person last gave the password; null when the token does not say. */
  readonly signedInAt: Date | null;
}
