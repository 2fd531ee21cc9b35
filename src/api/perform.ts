import { parse } from 'zod/v4/core';
import type { BodyOf, Call, ParamsOf, QueryOf, ReplyOf } from '#contract/call.ts';
import { targetUserHeader } from '#contract/support.ts';
import { impersonatedUser } from '#src/browser/impersonation.ts';
import { configuration } from '#src/browser/configuration.ts';
import { refusalOf } from './refusalOf.ts';
import { accessToken } from './session.ts';

type Part<K extends string, T> = [T] extends [undefined] ? unknown : { readonly [key in K]: T };

/** The parts of a call's request. `file` is an upload, sent under the call's own field name. */
export type Asking<C extends Call> = Part<'params', ParamsOf<C>> &
  Part<'body', BodyOf<C>> & {
    readonly query?: QueryOf<C>;
    readonly file?: Blob;
    readonly idempotencyKey?: string;
    /** The user support asks about, if it is not the one already being impersonated. */
    readonly actsFor?: string;
    readonly signal?: AbortSignal | undefined;
  };

interface Loose {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  readonly file?: Blob;
  readonly idempotencyKey?: string;
  readonly actsFor?: string;
  readonly signal?: AbortSignal;
}

/** Milliseconds until a response counts as lost; longer than the server itself waits for a provider. */
const timeouts = 60_000;

function addressOf(call: Call, { params = {}, query }: Loose): string {
  const path = call.url.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  return `${configuration.api}${path}${query ? `?${new URLSearchParams(query)}` : ''}`;
}

function payloadOf(call: Call, { body, file }: Loose): BodyInit | null {
  if (call.upload === undefined) return body === undefined ? null : JSON.stringify(body);
  const form = new FormData();
  if (file) form.append(call.upload, file);
  return form;
}

async function ask(call: Call, asking: Loose, token: string | null): Promise<Response> {
  const limit = AbortSignal.timeout(timeouts);
  const target = asking.actsFor ?? impersonatedUser();
  return fetch(addressOf(call, asking), {
    method: call.method,
    body: payloadOf(call, asking),
    headers: {
      ...(token !== null && { authorization: `Bearer ${token}` }),
      // The browser sets a form's content type itself, with its boundary.
      ...(call.upload === undefined && asking.body !== undefined && { 'content-type': 'application/json' }),
      ...(asking.idempotencyKey !== undefined && { 'idempotency-key': asking.idempotencyKey }),
      ...(target !== null && { [targetUserHeader]: target }),
    },
    signal: asking.signal ? AbortSignal.any([asking.signal, limit]) : limit,
  });
}

async function send(call: Call, asking: Loose): Promise<Response> {
  // Asking for a token would redirect a person without one to the sign-in.
  const isOpen = call.access === 'public';
  let response = await ask(call, asking, isOpen ? null : await accessToken());
  // The token looked valid and was refused: a clock is wrong, or the session ended elsewhere. One new token
  // decides.
  if (response.status === 401 && !isOpen) response = await ask(call, asking, await accessToken(true));
  if (!response.ok) throw await refusalOf(response);
  return response;
}

/** Performs a JSON call of the contract. Throws `CallError`, or a network error if nothing answered. */
export async function perform<C extends Call>(call: C, asking: Asking<C>): Promise<ReplyOf<C>> {
  const response = await send(call, asking as Loose);
  if (!call.reply) throw new Error(`${call.name} answers with a file: use fetchFile`);
  // The schema belongs to the call, so its output is the call's reply.
  return parse(call.reply, await response.json()) as ReplyOf<C>;
}

export interface FetchedFile {
  readonly content: Blob;
  /** As named by the server; '' if it gives no name. */
  readonly name: string;
}

/** Fetches a file defined by the contract. `onProgress` receives the bytes so far and the total (0 if unknown). */
export async function fetchFile<C extends Call>(
  call: C,
  asking: Asking<C> & { readonly onProgress?: (loaded: number, total: number) => void },
): Promise<FetchedFile> {
  const response = await send(call, asking as Loose);
  const total = Number(response.headers.get('content-length'));
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let arrived = 0;
  for await (const chunk of response.body ?? []) {
    chunks.push(chunk);
    arrived += chunk.length;
    asking.onProgress?.(arrived, total);
  }
  const type = response.headers.get('content-type') ?? 'application/octet-stream';
  const named = /filename\*=UTF-8''([^;]+)/.exec(response.headers.get('content-disposition') ?? '')?.[1];
  return { content: new Blob(chunks, { type }), name: named === undefined ? '' : decodeURIComponent(named) };
}
