import type { Call, ReplyOf } from '#contract/call.ts';
import { CallError } from '#contract/failures.ts';
import { lightBytes } from '#contract/limits.ts';
import { addressOf } from './addressOf.ts';
import { noteLostCall } from './lostCalls.ts';
import { noteRefusal } from './outdated.ts';
import { forgetEarly, takeEarly } from './earlyCalls.ts';
import { afterFreshSignIn } from './freshSignIn.ts';
import type { CallOptions, Loose } from './request.ts';
import { leaveClosedAccount } from './session.ts';

/** Rejects with a TypeError, like a lost connection, if it can't be loaded. */
const loadSend = async () => (await import('./send.ts')).send;

/** A large photo is made smaller, by code that loads then. */
async function lighter(options: Loose): Promise<Loose> {
  if (options.file === undefined || options.file.size <= lightBytes) return options;
  const { smallerPicture } = await import('#src/browser/smallerPicture.ts');
  return { ...options, file: await smallerPicture(options.file) };
}

/**
 * Notes a call that got no answer, or that was refused because the page is out of date, and leaves if the account is closed.
 * @param isLoading whether it only loads what a page shows: the page itself says that it is gone
 */
function answered<T>(work: () => Promise<T>, isLoading: boolean): Promise<T> {
  return afterFreshSignIn(async () => {
    try {
      return await work();
    } catch (error) {
      if (error instanceof TypeError) noteLostCall();
      if (!isLoading) noteRefusal(error);
      if (error instanceof CallError && error.code === 'accountClosed') leaveClosedAccount();
      throw error;
    }
  });
}

/** Something between the browser and the server may answer instead, and say with status 200 that something went wrong. */
const isReply = (reply: unknown): boolean =>
  typeof reply === 'object' &&
  reply !== null &&
  !('ok' in reply && reply.ok === false) &&
  !('error' in reply);

/**
 * Performs a JSON call of the contract. Throws `CallError`, or a network error if nothing answered. The server sends
 * only what fits the call's schema, which is not checked a second time here (decision 85).
 */
export async function perform<C extends Call>(call: C, options: CallOptions<C>): Promise<ReplyOf<C>> {
  const loose = options as Loose;
  if (call.method !== 'GET') forgetEarly();
  else if (loose.actsFor === undefined) {
    const early = await takeEarly(addressOf(call, loose));
    // What the server sends is the call's reply.
    if (isReply(early)) return early as ReplyOf<C>;
  }
  const fitting = await lighter(loose);
  return answered(
    async () => {
      const send = await loadSend();
      const reply: unknown = await send(call, fitting).json();
      if (!isReply(reply)) throw new CallError('unexpected');
      return reply as ReplyOf<C>;
    },
    call.method === 'GET' || loose.isLoading === true,
  );
}

export interface FetchedFile {
  readonly content: Blob;
  /** As named by the server; '' if it gives no name. */
  readonly name: string;
}

/** Fetches a file defined by the contract. `onProgress` receives the bytes so far and the total (0 if unknown). */
export async function fetchFile<C extends Call>(
  call: C,
  options: CallOptions<C> & { readonly onProgress?: (loaded: number, total: number) => void },
): Promise<FetchedFile> {
  const response = await answered(async () => {
    const send = await loadSend();
    return send(call, options as Loose);
  }, false);
  const named = /filename\*=UTF-8''([^;]+)/.exec(response.headers.get('content-disposition') ?? '')?.[1];
  return { content: await response.blob(), name: named === undefined ? '' : decodeURIComponent(named) };
}
