import type { Provider } from '#contract/profiles.ts';

export interface ProviderWords {
  readonly provider: Provider;
  readonly recommended: boolean;
  /** Asks its members a secret question when they sign in. */
  readonly asksSecret: boolean;
}

/** The three credit-report providers, in the order of their panels. */
export const providers: readonly ProviderWords[] = [
  { provider: 'MyFreeScoreNow', recommended: true, asksSecret: false },
  { provider: 'IdentityIQ', recommended: false, asksSecret: true },
  { provider: 'SmartCredit', recommended: false, asksSecret: true },
];
