import * as z from 'zod/mini';
import { asking, type Asked } from '#tests/support/asking.ts';
import type { Product } from '#tests/support/product.ts';

/** Somebody of the business host who calls the running product with a token. Paths are below `/api/v1`. */
export interface Client {
  /** The answer as the schema reads it; what is refused throws with what the server said. With a body it posts. */
  readonly ask: <S extends z.ZodMiniType>(schema: S, path: string, body?: unknown) => Promise<z.output<S>>;
  /** A file's bytes. */
  readonly file: (path: string) => Promise<Buffer>;
}

export async function clientOf(product: Product, mail: string): Promise<Client> {
  const ask = await asking(product, 'business', mail);
  async function call(path: string, asked: Asked = {}) {
    const { status, answer } = await ask(path, asked);
    if (status !== 200) throw new Error(`${path} answered ${status}: ${JSON.stringify(answer)}`);
    return answer;
  }
  return {
    ask: async (schema, path, body) => z.parse(schema, await call(path, body === undefined ? {} : { body })),
    file: (path) => call(path),
  };
}
