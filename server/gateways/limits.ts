/** Limits on the time and data spent on a provider. */
export interface OutboundLimits {
  /** Milliseconds for everything: sign-in, report, sign-out. */
  readonly timeLimit: number;
  /** Bytes of one response, counted after decompression. */
  readonly sizeLimit: number;
}

export const outboundLimits: OutboundLimits = { timeLimit: 15_000, sizeLimit: 32 * 1024 * 1024 };

/** A page or a short JSON response. Only the report itself may be larger. */
export const pageSizeLimit = 2 * 1024 * 1024;
export const redirectLimit = 5;
/** Milliseconds for signing out: a courtesy that must not delay a report that has already arrived. */
export const signOutTimeLimit = 2_000;
