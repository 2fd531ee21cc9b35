import { randomUUID } from 'node:crypto';
import { demonstrationPassword } from '#server/identity/demonstration.ts';
import type { Product } from '#tests/support/product.ts';
import { tokenFor } from '../../tools/token/tokenFor.ts';
import { createVisitor } from '../../tools/token/visitor.ts';

interface Asked {
  readonly method?: 'PUT' | 'DELETE';
  readonly body?: unknown;
}

/** Calls to the running product in one person's name, over real HTTP; paths are under /api/v1. */
export async function asking(product: Product, host: 'business' | 'consumer', mail: string) {
  const origin = product[host];
  const token = await tokenFor({ mail, password: demonstrationPassword, origin, port: product.port });
  // `my.localhost` is a name for browsers only.
  const visitor = createVisitor(origin, product.port);
  return async (path: string, { method, body }: Asked = {}) => {
    const answer = await visitor.visit(`/api/v1${path}`, {
      ...(method !== undefined && { method }),
      ...(body !== undefined && { json: body }),
      headers: { authorization: `Bearer ${token}`, 'idempotency-key': randomUUID() },
    });
    return { status: answer.status, answer: JSON.parse(answer.body) };
  };
}
export type Ask = Awaited<ReturnType<typeof asking>>;

/** The demonstration's letters are written beside the serving server: waits until all four sets are there. */
export async function lettersWritten(ask: Ask): Promise<void> {
  while ((await ask('/generations')).answer.generations.length < 4)
    await new Promise((resolve) => setTimeout(resolve, 200));
}
