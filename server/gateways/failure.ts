import type { ConnectCause } from '#contract/connectCauses.ts';

/** Why there is no report, for the log and for the person. Never contains what was sent or received. */
export type GatewayReason = ConnectCause;

export type GatewayFailureKind = 'loginFailed' | 'billing' | 'unreachable' | 'unusable';

const kinds: Readonly<Record<GatewayReason, GatewayFailureKind>> = {
  wrongSignIn: 'loginFailed',
  wrongSecretAnswer: 'loginFailed',
  noReport: 'loginFailed',
  membership: 'billing',
  challenge: 'unusable',
  operatorRefused: 'unusable',
  timeout: 'unreachable',
  network: 'unreachable',
  serverError: 'unreachable',
  rateLimited: 'unreachable',
  foreignAddress: 'unusable',
  tooManyRedirects: 'unusable',
  tooLarge: 'unusable',
  unexpectedAnswer: 'unusable',
  notAReport: 'unusable',
};

/**
 * The text people see as the dialog's title. The browser chooses its advice by `Login Failed` and `Billing Error` in
 * it; an empty text leaves the title to the browser.
 */
const texts: Readonly<Partial<Record<GatewayReason, string>>> = {
  wrongSignIn: 'Login Failed',
  wrongSecretAnswer: 'Login Failed',
  noReport: 'Login Failed',
  membership: 'Billing Error',
};

/** The only error a report gateway throws. */
export class GatewayError extends Error {
  readonly kind: GatewayFailureKind;
  readonly reason: GatewayReason;
  /** `Login Failed`, `Billing Error`, or empty; never the provider's own text. */
  readonly text: string;

  constructor(reason: GatewayReason) {
    super(`The provider gave no report: ${reason}`);
    this.name = 'GatewayError';
    this.reason = reason;
    this.kind = kinds[reason];
    this.text = texts[reason] ?? '';
  }
}
