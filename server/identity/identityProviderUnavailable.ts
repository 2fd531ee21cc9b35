import { CallError } from '#contract/failures.ts';

/** What a log may say of a failed request: the error's code or name, never its message, which can repeat what was sent. */
function kindOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  // `fetch` names the network's own error as its cause.
  const source = error.cause instanceof Error ? error.cause : error;
  return 'code' in source && typeof source.code === 'string' ? source.code : source.name;
}

/** Auth0 gave no usable response, so nothing is known about the person. Callers are told `busy`; the reason is for the log. */
export class IdentityProviderUnavailable extends CallError {
  readonly reason: string;

  /** @param reason our own words, or the error that the request failed with. */
  constructor(reason: string | { readonly error: unknown }) {
    super('busy');
    this.reason = typeof reason === 'string' ? reason : kindOf(reason.error);
  }
}
