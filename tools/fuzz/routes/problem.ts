import { isDeepStrictEqual } from 'node:util';
import * as z from 'zod/mini';
import type { calls } from '#contract/calls.ts';
import { FailureReply } from '#contract/failureReply.ts';
import { failuresOf } from '#contract/failuresOf.ts';

type Call = (typeof calls)[number];

export interface Answer {
  readonly statusCode: number;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly payload: string;
}

/** What is wrong with an answer; null if nothing is. */
export function problemWith(call: Call, { statusCode, headers, payload }: Answer): string | null {
  if (statusCode >= 500 && statusCode !== 503) return `answered ${statusCode}`;
  const isJson = String(headers['content-type']).startsWith('application/json');
  if (statusCode >= 400) {
    const failure = isJson ? FailureReply.safeParse(JSON.parse(payload)) : null;
    if (failure?.success !== true) return `refused with ${statusCode} in another format`;
    return failuresOf(call).includes(failure.data.code)
      ? null
      : `refused with the unlisted ${failure.data.code}`;
  }
  if (call.reply === undefined || statusCode >= 300) return null;
  const said: unknown = JSON.parse(payload);
  const read = z.core.safeParse(call.reply, said);
  if (!read.success) return `answered in another shape: ${JSON.stringify(read.error.issues[0])}`;
  return isDeepStrictEqual(read.data, said) ? null : 'answered with fields that the contract does not name';
}
