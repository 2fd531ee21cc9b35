import type { FieldProblem } from './failureReply.ts';

/** Every way a call can fail, with its HTTP status. The browser has a message for each. */
export const failureStatus = {
  invalid: 400,
  paymentUnverified: 400,
  unauthenticated: 401,
  forbidden: 403,
  freshSignInNeeded: 403,
  wrongHost: 403,
  agencyAccount: 403,
  reasonNeeded: 403,
  consentNeeded: 403,
  notFound: 404,
  secondProfile: 409,
  changedMeanwhile: 409,
  noGenerations: 409,
  contradictoryReasons: 409,
  othersReport: 409,
  repeatedChoice: 409,
  onHold: 409,
  orderOpen: 409,
  contractNotOpen: 409,
  noContractTerms: 409,
  accountClosed: 410,
  linkUsedUp: 410,
  fileTooLarge: 413,
  notAnImage: 422,
  imageTooLarge: 422,
  nothingToDispute: 422,
  alreadyDecided: 422,
  unprintableName: 422,
  unreadableEnclosure: 422,
  unreadableReport: 422,
  providerLoginFailed: 422,
  providerBilling: 422,
  tooManyTries: 429,
  dailyLimit: 429,
  unexpected: 500,
  providerUnreachable: 502,
  providerUnusable: 502,
  busy: 503,
  unavailable: 503,
} as const;

/**
 * Failures after which no one knows whether the work was done: the response was lost, or the store was lost before it could
 * respond. Repeating the request with the same Idempotency-Key is safe.
 */
export const undecided: ReadonlySet<FailureCode> = new Set(['unexpected', 'unavailable']);

export type FailureCode = keyof typeof failureStatus;

/** Thrown on either side of the wire; the server's error handler and the browser's `perform` translate it. */
export class CallError extends Error {
  readonly code: FailureCode;
  /** The server's own text, for a dialog's title; '' if there is none. */
  readonly detail: string;
  readonly fields: readonly FieldProblem[];

  constructor(code: FailureCode, detail = '', fields: readonly FieldProblem[] = []) {
    super(detail === '' ? code : `${code}: ${detail}`);
    this.name = 'CallError';
    this.code = code;
    this.detail = detail;
    this.fields = fields;
  }
}
