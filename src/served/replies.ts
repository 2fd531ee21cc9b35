import type { Call, ReplyOf } from '#contract/call.ts';
import { addressOf } from '#src/api/addressOf.ts';

/** What the page asks for first has brought, by address. */
export type Replies = ReadonlyMap<string, unknown>;

/** The reply to a call; null if there is none. The server has held it against the call's schema. */
export const replyTo = <C extends Call>(
  replies: Replies,
  call: C,
  parts: Parameters<typeof addressOf>[1] = {},
): ReplyOf<C> | null => (replies.get(addressOf(call, parts)) ?? null) as ReplyOf<C> | null;
