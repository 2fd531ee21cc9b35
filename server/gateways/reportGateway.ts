import type { Credentials } from '#contract/providers.ts';
import type { Report } from '#credit/report/model.ts';

/** Reads a provider's response. Throws only `UnreadableReportError`. */
export type ReadReply = (bytes: Uint8Array) => Promise<Report>;

export interface FetchedReport {
  /** The provider's response, byte for byte, after transport compression is removed. */
  readonly raw: Uint8Array;
  /** What `raw` says. */
  readonly report: Report;
  readonly account: { readonly mail: string };
}

/** A report provider, accessed with the member's own sign-in. */
export interface ReportGateway {
  /**
   * Signs in, fetches the newest three-bureau report, and signs out again: one attempt, at most 15 seconds. Nothing
   * is kept: no cookie, no token, no credential. Rejects with a `GatewayError`, or with the reason of `signal` if
   * the caller gives up.
   */
  readonly fetchReport: (
    credentials: Credentials,
    options: { signal: AbortSignal },
  ) => Promise<FetchedReport>;
}
