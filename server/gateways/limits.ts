/** What a provider may take of us before we give up. */
export interface OutboundLimits {
  /** Milliseconds for everything: sign-in, report, sign-out. */
  readonly timeLimit: number;
  /** Bytes of one answer, counted after decompression. */
  readonly sizeLimit: number;
}

export const outboundLimits: OutboundLimits = { timeLimit: 15_000, sizeLimit: 32 * 1024 * 1024 };

/** A page or a short JSON answer. Only the report itself may be larger. */
export const pageSizeLimit = 2 * 1024 * 1024;
export const redirectLimit = 5;
/** Milliseconds spent on signing out: a courtesy that must not hold up a report already in hand. */
export const farewellTimeLimit = 2_000;
