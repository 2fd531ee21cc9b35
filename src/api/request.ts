import ky, {
  type AfterResponseHook,
  type BeforeErrorHook,
  isHTTPError,
  isNetworkError,
  type Options,
  type ResponsePromise,
} from 'ky';
import type { BodyOf, Call, ParamsOf, QueryOf } from '#contract/call.ts';
import type { FailureCode } from '#contract/failures.ts';
import { targetUserHeader } from '#contract/support.ts';
import { addressOf } from './addressOf.ts';
import { lostAfter } from './lostAfter.ts';
import { refusalOf } from './refusalOf.ts';
import { uploadLostAfter } from './uploadLostAfter.ts';

type Part<K extends string, T> = [T] extends [undefined] ? unknown : { readonly [key in K]: T };

/** The parts of a call's request. `file` is an upload, sent under the call's own field name. */
export type CallOptions<C extends Call> = Part<'params', ParamsOf<C>> &
  Part<'body', BodyOf<C>> & {
    readonly query?: QueryOf<C>;
    readonly file?: Blob;
    readonly idempotencyKey?: string;
    /** The user support asks about, if it is not the one already being impersonated. */
    readonly actsFor?: string;
    /** It loads what a page shows, as every GET does: the page itself says what is gone. */
    readonly isLoading?: true;
    readonly signal?: AbortSignal | undefined;
  };

/** A call's request without the types of its call. */
export interface Loose {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  readonly file?: Blob;
  readonly idempotencyKey?: string;
  readonly actsFor?: string;
  readonly isLoading?: true;
  readonly signal?: AbortSignal;
  /** Receives the bytes so far and the total (0 if unknown). */
  readonly onProgress?: (loaded: number, total: number) => void;
}

interface Surroundings {
  /** The API's origin; '' for the page's own. */
  readonly api: string;
  /** The current access token, or a new one. */
  readonly accessToken: (fresh?: boolean) => Promise<string>;
  /** The user support is impersonating. */
  readonly impersonatedUser: () => string | null;
}

export type Send = (call: Call, options: Loose) => ResponsePromise;

/** Refusals that soon no longer hold: the server, or the proxy before it, restarts or has too much to do. */
const passing: ReadonlySet<unknown> = new Set<FailureCode>(['busy', 'unavailable']);

/** How a restart is waited for. A 503 says in its Retry-After header how long to wait. */
const restarting = {
  statusCodes: [502, 503, 504],
  afterStatusCodes: [503],
  limit: 2,
  // A provider that doesn't answer also gets a 502: the server has waited for it already, and signed in with the person's password.
  shouldRetry: ({ error }: { readonly error: Error }) =>
    isHTTPError(error) && !passing.has(refusalOf(error.response.status, error.data).code) ? false : undefined,
};

function payloadOf(call: Call, { body, file }: Loose): Options {
  if (call.upload !== undefined) {
    const form = new FormData();
    if (file) form.append(call.upload, file);
    return { body: form };
  }
  if (body === undefined) return {};
  const text = JSON.stringify(body);
  // ky clones each request so that it can send it again, and the developer tools don't show the body of a clone.
  return { body: text, fetch: (request) => fetch(request, { method: call.method, body: text }) };
}

const bearer = (token: string) => `Bearer ${token}`;

/**
 * The token looked valid and was refused: a clock is wrong, or the session ended elsewhere. One new token decides. A
 * refused request had no effect, so it can be sent again whatever it is.
 */
function renewOnce(accessToken: Surroundings['accessToken']): AfterResponseHook {
  let isRenewed = false;
  return async ({ request, response: { status } }) => {
    if (status !== 401 || isRenewed) return undefined;
    isRenewed = true;
    const renewed = new Request(request);
    renewed.headers.set('authorization', bearer(await accessToken(true)));
    return ky.retry({ request: renewed, delay: 0 });
  };
}

/** What callers know: the product's own refusals, and the browser's TypeError for a lost connection. */
const known: BeforeErrorHook = ({ error }) => {
  if (isHTTPError(error)) return refusalOf(error.response.status, error.data);
  return isNetworkError(error) && error.cause instanceof Error ? error.cause : error;
};

/**
 * Sends calls of the contract with the person's token. What can be repeated without a further effect is repeated when
 * the connection is lost or the server restarts: what only reads, and calls with an idempotency key. The response rejects with
 * a `CallError` if the call was refused, and with a TypeError if nothing answered.
 */
export function createSend({ api, accessToken, impersonatedUser }: Surroundings): Send {
  return (call, options) => {
    // Requesting a token would redirect a person without one to the sign-in.
    const isOpen = call.access === 'public';
    const { idempotencyKey, onProgress, signal } = options;
    const isRepeatable = call.method === 'GET' || call.onlyReads === true || idempotencyKey !== undefined;
    const target = options.actsFor ?? impersonatedUser();
    return ky(`${api}${addressOf(call, options)}`, {
      ...payloadOf(call, options),
      method: call.method,
      // Nothing is kept (the server says so), but without this a browser asks for the same address only one after the other.
      cache: 'no-store',
      timeout: options.file === undefined ? lostAfter : uploadLostAfter(options.file.size),
      retry: { ...restarting, methods: isRepeatable ? [call.method] : [] },
      headers: {
        // The browser sets a form's content type itself, with its boundary.
        ...(call.upload === undefined && { 'content-type': 'application/json' }),
        ...(idempotencyKey !== undefined && { 'idempotency-key': idempotencyKey }),
        ...(target !== null && { [targetUserHeader]: target }),
      },
      ...(signal && { signal }),
      ...(onProgress && {
        onDownloadProgress: ({ percent, transferredBytes, totalBytes }) =>
          // Without a known length, ky reports what has arrived as the total.
          onProgress(transferredBytes, percent === 0 ? 0 : totalBytes),
      }),
      hooks: {
        ...(!isOpen && {
          beforeRequest: [
            async ({ request }) => request.headers.set('authorization', bearer(await accessToken())),
          ],
          afterResponse: [renewOnce(accessToken)],
        }),
        beforeError: [known],
      },
    });
  };
}
