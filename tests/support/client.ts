import * as z from 'zod/mini';
import type { BodyOf, Call, CallShape, ReplyOf } from '#contract/call.ts';
import { pathOf } from '#tests/support/anApp.ts';
import { type Ask, requestsAs, type RequestOptions } from '#tests/support/apiClient.ts';
import type { Addressed } from '#tests/support/product.ts';

interface CallInput<C extends CallShape> {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: BodyOf<C> | FormData;
}

/** A person who calls the running product with a token. Paths are below `/api/v1`. */
export interface Client {
  /** The reply as the schema reads it; a refusal throws with the server's message. With a body, it posts. */
  readonly ask: <S extends z.ZodMiniType>(schema: S, path: string, body?: unknown) => Promise<z.output<S>>;
  /** A call of the contract; an upload's body is its form. Use `file` for files. */
  readonly perform: <C extends CallShape>(call: Call<C>, input?: CallInput<C>) => Promise<ReplyOf<C>>;
  /** A file's bytes. */
  readonly file: (path: string) => Promise<Buffer>;
}

/** A person on the business host with the demo password. */
export async function clientOf(product: Addressed, mail: string): Promise<Client> {
  return clientWith(await requestsAs(product, 'business', mail));
}

export function clientWith(ask: Ask): Client {
  async function call(path: string, options: RequestOptions = {}) {
    const { status, answer } = await ask(path, options);
    if (status !== 200) throw new Error(`${path} answered ${status}: ${JSON.stringify(answer)}`);
    return answer;
  }
  return {
    ask: async (schema, path, body) => z.parse(schema, await call(path, body === undefined ? {} : { body })),
    async perform(shape, { body, ...place } = {}) {
      const { method, reply } = shape;
      const sent = { ...(method !== 'GET' && { method }), ...(body !== undefined && { body }) };
      const answer = await call(pathOf(shape, place), sent);
      return (reply === undefined ? undefined : z.parse(reply, answer)) as ReplyOf<typeof shape>;
    },
    file: (path) => call(path),
  };
}
