import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { AwsV4Signer } from 'aws4fetch';
import { StoreUnavailable } from '#server/store/unavailable.ts';
import { BlobMissing } from '../blobs.ts';
import { isTemporary, refusalIn, type Refusal } from './refusal.ts';
import type { S3Settings } from './settings.ts';

/** How long the object store is waited for. */
export interface Patience {
  readonly attempts: number;
  /** Milliseconds before the second attempt; each further wait is four times as long. */
  readonly firstWait: number;
  /** Milliseconds until an answer begins, apart from the time that sending takes. */
  readonly answer: number;
}

/** At most about half a minute, well below the patience of a proxy. */
const usualPatience: Patience = { attempts: 4, firstWait: 100, answer: 5_000 };
/** Bytes per millisecond that an upload reaches at least. */
const slowestUpload = 250;

/** One answer of the object store. */
export interface Answer {
  readonly response: Response;
  /** 1 for the first attempt. From the second on, an earlier one may have done what was asked. */
  readonly attempt: number;
  /** Ends the connection, for an answer whose body is not read to its end. */
  readonly abort: () => void;
}

export interface S3Request<T> {
  readonly method: 'GET' | 'HEAD' | 'PUT' | 'POST' | 'DELETE';
  /** Empty for the bucket itself. */
  readonly key: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: Uint8Array;
  /** Statuses besides 2xx that `read` understands. */
  readonly accepts?: readonly number[];
  /** Whether a second attempt does no harm if the first one was carried out and only its reply was lost. */
  readonly isIdempotent: boolean;
  /** Part of the attempt: if it fails, the request is repeated. */
  readonly read: (answer: Answer) => T | Promise<T>;
}

/** Signed requests to one bucket. */
export interface S3Client {
  /** In words that the operator knows. */
  readonly location: string;
  readonly patience: Patience;
  /** Repeats what failed for now, with growing pauses. Throws StoreUnavailable with the store's own error code. */
  send<T>(request: S3Request<T>): Promise<T>;
}

/** An attempt that did not succeed. */
interface Failure {
  readonly refusal: Refusal | null;
  readonly reason: string;
  readonly cause: unknown;
}

const base64 = (hex: string) => Buffer.from(hex, 'hex').toString('base64');
export const sha256Of = (body: Uint8Array) => createHash('sha256').update(body).digest('hex');
/** The header that lets the object store refuse content that was damaged in transit, and keep its hash. */
export const checksumOf = (body: Uint8Array) => ({ 'x-amz-checksum-sha256': base64(sha256Of(body)) });

export function createS3Client(settings: S3Settings, patience: Patience = usualPatience): S3Client {
  const location = `the bucket ${settings.bucket} at ${settings.endpoint}`;
  const signingKeys = new Map<string, ArrayBuffer>();

  /** The signature contains the time, so each attempt has its own. */
  async function signed<T>({ method, key, query = {}, headers = {}, body }: S3Request<T>) {
    const url = addressOf(settings, key);
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
    const { accessKeyId, secretAccessKey, region } = settings;
    const signer = new AwsV4Signer({
      method,
      url: url.href,
      headers: { ...headers, 'x-amz-content-sha256': sha256Of(body ?? new Uint8Array()) },
      service: 's3',
      region,
      accessKeyId,
      secretAccessKey,
      cache: signingKeys,
    });
    return signer.sign();
  }

  async function attemptOnce<T>(request: S3Request<T>, attempt: number): Promise<{ value: T } | Failure> {
    const { method, body, accepts = [], read } = request;
    const controller = new AbortController();
    const abort = () => controller.abort();
    const timer = setTimeout(abort, patience.answer + (body?.length ?? 0) / slowestUpload);
    try {
      const { url, headers } = await signed(request);
      const { signal } = controller;
      const sent = body === undefined ? {} : { body: new Uint8Array(body) };
      const response = await fetch(url, { method, headers, signal, redirect: 'manual', ...sent });
      if (!response.ok && !accepts.includes(response.status)) {
        const refusal = await refusalIn(response);
        return { refusal, reason: refusal.code, cause: undefined };
      }
      return { value: await read({ response, attempt, abort }) };
    } catch (error) {
      // What `read` has found out about the object itself.
      if (error instanceof StoreUnavailable || error instanceof BlobMissing) throw error;
      return { refusal: null, reason: controller.signal.aborted ? 'timeout' : reasonOf(error), cause: error };
    } finally {
      clearTimeout(timer);
    }
  }

  return {
    location,
    patience,
    async send(request) {
      for (let attempt = 1; ; attempt += 1) {
        const outcome = await attemptOnce(request, attempt);
        if ('value' in outcome) return outcome.value;
        const { refusal, reason, cause } = outcome;
        const mayRepeat =
          refusal === null ? request.isIdempotent : isTemporary(refusal, request.isIdempotent);
        if (!mayRepeat || attempt >= patience.attempts) throw unavailable(location, reason, cause);
        await pause(patience, attempt);
      }
    },
  };
}

export function unavailable(location: string, reason: string, cause?: unknown): StoreUnavailable {
  return new StoreUnavailable(reason, `Files can’t be reached in ${location} (${reason}).`, cause);
}

/** Waits between two attempts, not all processes equally long. */
export async function pause({ firstWait }: Patience, attempt: number): Promise<void> {
  await wait(firstWait * 4 ** (attempt - 1) * (0.5 + Math.random() / 2));
}

/** The operating system's word for why a connection failed. */
export function reasonOf(error: unknown): string {
  const cause = error instanceof Error ? (error.cause ?? error) : error;
  return cause instanceof Error && 'code' in cause ? String(cause.code) : 'no answer';
}

/** The address of an object; of the bucket for an empty key. */
export function addressOf({ endpoint, bucket, pathStyle }: S3Settings, key: string): URL {
  if (pathStyle) return new URL(`/${bucket}/${key}`, endpoint);
  const url = new URL(`/${key}`, endpoint);
  url.host = `${bucket}.${url.host}`;
  return url;
}
