/** In place of src/api/perform.ts: answers with the replies that a drawing is given. */
import type { Call, ReplyOf } from '#contract/call.ts';
import { CallError } from '#contract/failures.ts';
import { addressOf } from '#src/api/addressOf.ts';
import type { Replies } from './replies.ts';

let given: Replies = new Map();

/** Answers with other replies from now on. The server has held each against its call's schema. */
export function answerWith(replies: Replies): void {
  given = replies;
}

/** Rejects for what was not asked for in time, and for all that changes something. */
export async function perform<C extends Call>(
  call: C,
  options: Parameters<typeof addressOf>[1],
): Promise<ReplyOf<C>> {
  const reply = call.method === 'GET' ? given.get(addressOf(call, options)) : undefined;
  if (reply === undefined) throw new CallError('unexpected');
  return reply as ReplyOf<C>;
}

/** No first screen shows a file. */
export const fetchFile = (): Promise<never> => Promise.reject(new CallError('unexpected'));
