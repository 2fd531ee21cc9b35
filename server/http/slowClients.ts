/** Milliseconds that a client may take to send a request, and how often they are checked. */
export interface SendingLimits {
  readonly headers: number;
  /** The whole request, headers included. */
  readonly request: number;
  readonly checkEvery: number;
}

/** Headers are cut off after at most 15 s and bodies after at most 30 s, because Node notices at the next check. */
export const usualSendingLimits: SendingLimits = { headers: 13_000, request: 28_000, checkEvery: 1_000 };

/** The options of the HTTP server that disconnect clients which send too slowly; by default Node waits for minutes. */
export function sendingOptions({ headers, request, checkEvery }: SendingLimits) {
  return {
    requestTimeout: request,
    http: { headersTimeout: headers, requestTimeout: request, connectionsCheckingInterval: checkEvery },
  };
}
