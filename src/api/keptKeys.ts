import { CallError, undecided } from '#contract/failures.ts';

/**
 * The idempotency keys of requests whose answer never came, by what they ask for. Repeated with its key, a request has no second
 * effect.
 */
export type KeptKeys = Map<string, string>;

/** Sends a request under its key: the one of its last attempt if that was not answered, otherwise a new one. */
export async function underKey<T>(
  keys: KeptKeys,
  asked: string,
  send: (idempotencyKey: string) => Promise<T>,
): Promise<T> {
  const key = keys.get(asked) ?? crypto.randomUUID();
  keys.set(asked, key);
  try {
    const reply = await send(key);
    keys.delete(asked);
    return reply;
  } catch (error) {
    if (error instanceof CallError && !undecided.has(error.code)) keys.delete(asked);
    throw error;
  }
}
