import { randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import { demonstrationPassword } from '#server/identity/demonstration.ts';
import type { Product } from '#tests/support/product.ts';
import { tokenFor } from '../../tools/token/tokenFor.ts';

/** Somebody of the business host who calls the running product with a token. Paths are below `/api/v1`. */
export interface Client {
  /** The answer as the schema reads it; what is refused throws with what the server said. With a body it posts. */
  readonly ask: <S extends z.ZodMiniType>(schema: S, path: string, body?: unknown) => Promise<z.output<S>>;
  /** A file's bytes. */
  readonly file: (path: string) => Promise<Buffer>;
}

export async function clientOf({ business: origin, port }: Product, mail: string): Promise<Client> {
  const token = await tokenFor({ mail, password: demonstrationPassword, origin, port });
  async function call(path: string, body?: unknown): Promise<Response> {
    const isForm = body instanceof FormData;
    const response = await fetch(`${origin}/api/v1${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: {
        authorization: `Bearer ${token}`,
        'idempotency-key': randomUUID(),
        ...(body !== undefined && !isForm && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: isForm ? body : JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
    return response;
  }
  return {
    ask: async (schema, path, body) => z.parse(schema, await (await call(path, body)).json()),
    file: async (path) => Buffer.from(await (await call(path)).arrayBuffer()),
  };
}
