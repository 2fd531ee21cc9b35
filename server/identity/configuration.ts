import type { Variant } from '#contract/shapes.ts';

/** How many attempts an address, or a person on known devices, may make before the next one has to wait. */
export interface AttemptAllowance {
  readonly perMinute: number;
  readonly perHour: number;
}

/** Sign-in with the identity provider that is part of this server. */
export interface EmbeddedIdentity {
  readonly provider: 'embedded';
  /** Each variant's origin, without a trailing slash: `http://localhost:4000`. */
  readonly origins: Readonly<Record<Variant, string>>;
  readonly clientId: string;
  /** The audience of access tokens; any absolute URI, the same on both hosts. */
  readonly audience: string;
  /** Where sign-out may lead, besides our own origin. */
  readonly marketingUrl: string;
  /** Shown as a hint on the sign-in page of a demo server; null on all others. */
  readonly demonstrationMails: Readonly<Record<Variant, string>> | null;
  /** Whether staff of agencies and support may sign in without a second factor. */
  readonly secondFactor: 'required' | 'optional';
  /** Whether sensitive calls need a sign-in within the last five minutes. */
  readonly stepUp: boolean;
  /** Limit on wrong passwords from one address. */
  readonly signInAllowance?: AttemptAllowance;
  /** Limit on sign-ups from one address, refused or not. */
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

/** The issuer's exact name: auth0-spa-js compares `iss` with its domain plus one slash. */
export const issuerOf = (origin: string): string => `${origin}/`;
