import type { Variant } from '#contract/shapes.ts';

/** Who a token speaks for. */
export interface Identity {
  readonly provider: 'embedded' | 'auth0';
  readonly subject: string;
  /** The variant of the embedded issuer that signed; null for Auth0, whose one tenant serves both hosts. */
  readonly variant: Variant | null;
  readonly issuedAt: Date;
  /** When the person last gave the password; null when the token does not say. */
  readonly signedInAt: Date | null;
}
