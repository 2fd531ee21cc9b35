import { parse } from 'zod/v4/core';
import type { Call, ReplyOf } from '#contract/call.ts';
import { configuration } from '#src/browser/configuration.ts';
import { impersonatedUser } from '#src/browser/impersonation.ts';
import { afterFreshSignIn } from './freshSignIn.ts';
import { type CallOptions, createSend, type Loose } from './request.ts';
import { accessToken } from './session.ts';

const send = createSend({ api: configuration.api, accessToken, impersonatedUser });

/** Performs a JSON call of the contract. Throws `CallError`, or a network error if nothing answered. */
export async function perform<C extends Call>(call: C, options: CallOptions<C>): Promise<ReplyOf<C>> {
  if (!call.reply) throw new Error(`${call.name} answers with a file: use fetchFile`);
  // The schema belongs to the call, so its output is the call's reply.
  const reply = await afterFreshSignIn(() => send(call, options as Loose).json());
  return parse(call.reply, reply) as ReplyOf<C>;
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
  const response = await afterFreshSignIn(() => Promise.resolve(send(call, options as Loose)));
  const named = /filename\*=UTF-8''([^;]+)/.exec(response.headers.get('content-disposition') ?? '')?.[1];
  return { content: await response.blob(), name: named === undefined ? '' : decodeURIComponent(named) };
}
