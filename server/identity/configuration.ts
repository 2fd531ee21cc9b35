import type { Variant } from '#contract/shapes.ts';

/** How often one address, or one person on known devices, may try before the next attempt waits. */
export interface AttemptAllowance {
  readonly perMinute: number;
  readonly perHour: number;
}

/** Sign-in by the provider that this server carries itself. */
export interface EmbeddedIdentity {
  readonly provider: 'embedded';
  /** The origin each variant is opened on, without a trailing slash: `http://localhost:4000`. */
  readonly origins: Readonly<Record<Variant, string>>;
  readonly clientId: string;
  /** What access tokens are for; any absolute URI, the same on both hosts. */
  readonly audience: string;
  /** Where sign-out may lead besides the own origin. */
  readonly marketingUrl: string;
  /** Shown as a hint on the sign-in page of a demonstration server; null on every other. */
  readonly demonstrationMails: Readonly<Record<Variant, string>> | null;
  /** Wrong passwords from one address. */
  readonly signInAllowance?: AttemptAllowance;
  /** Sign-ups of one address, refused or not. */
  readonly signUpAllowance?: AttemptAllowance;
}

/** Sign-in by an Auth0 tenant. */
export interface Auth0Identity {
  readonly provider: 'auth0';
  readonly origins: Readonly<Record<Variant, string>>;
  /** The tenant's host name, without a scheme: `example.us.auth0.com`. */
  readonly domain: string;
  readonly clientId: string;
  readonly audience: string;
}

export type IdentityConfiguration = EmbeddedIdentity | Auth0Identity;

export const variants = ['b2b', 'b2c'] as const satisfies readonly Variant[];

/** The issuer's exact name: auth0-spa-js compares `iss` with its domain and one slash. */
export const issuerOf = (origin: string): string => `${origin}/`;
