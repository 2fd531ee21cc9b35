import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { demonstrationMails, demonstrationSupportMail } from '#server/configuration.ts';
import { demonstrationPassword } from '#server/identity/demonstration.ts';
import { aProfileInput } from '#tests/support/anApp.ts';
import { startProduct, type Product } from '#tests/support/product.ts';
import { tokenFor } from '../../tools/token/tokenFor.ts';

export const nobody = '01a1fc0b-0000-7000-8000-000000000001';

export interface Asking {
  readonly method?: string;
  /** A form goes as multipart, everything else as JSON. */
  readonly body?: unknown;
  readonly as?: string | null;
}

export const keys = (value: object) => Object.keys(value).toSorted();

export type Calls = Awaited<ReturnType<typeof openCalls>>;

/** The running product, called over real HTTP by the demonstration's agency and by a tenant beside it. */
export async function openCalls() {
  const product: Product = await startProduct();
  const { business: origin, port } = product;
  const signIn = (mail: string) => tokenFor({ mail, password: demonstrationPassword, origin, port });
  const token = await signIn(demonstrationMails.b2b);
  /** The token of another tenant on the same host. */
  const strangers = await signIn(demonstrationSupportMail);

  /** Paths are under /api/v1 unless they begin with /api. */
  async function ask(path: string, { method, body, as = token }: Asking = {}) {
    const address = path.startsWith('/api/') ? path : `/api/v1${path}`;
    const isForm = body instanceof FormData;
    const response = await fetch(`${origin}${address}`, {
      method: method ?? (body === undefined ? 'GET' : 'POST'),
      headers: {
        ...(as !== null && { authorization: `Bearer ${as}` }),
        ...(body !== undefined && { 'idempotency-key': randomUUID() }),
        ...(body !== undefined && !isForm && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: isForm ? body : JSON.stringify(body) }),
    });
    const type = response.headers.get('content-type') ?? '';
    const answer = type.startsWith('application/json') ? await response.json() : await response.arrayBuffer();
    return { status: response.status, answer, headers: response.headers };
  }

  const create = async (as = token) =>
    (await ask('/profile/create', { body: aProfileInput(), as })).answer.id;
  const foreign: string = await create(strangers);
  // The demonstration's letters are written beside the serving server.
  while ((await ask('/generations')).answer.generations.length < 4)
    await new Promise((resolve) => setTimeout(resolve, 100));
  const [session] = (await ask('/generations')).answer.generations;
  /** A client of the demonstration with a report and letters. */
  const own: Readonly<Record<'profileId' | 'reportId' | 'sessionId', string>> = {
    profileId: session.profile,
    reportId: session.reportId,
    sessionId: session.id,
  };

  /** What every call owes: no answer without a token, and another tenant's id like one that nobody has. */
  async function expectGuarded(
    path: (id: string) => string,
    asking: Omit<Asking, 'as'> = {},
    takesId = true,
  ): Promise<void> {
    expect((await ask(path(own.profileId), { ...asking, as: null })).status).toBe(401);
    if (!takesId) return;
    const theirs = await ask(path(foreign), asking);
    const nobodys = await ask(path(nobody), asking);
    expect([theirs.status, theirs.answer]).toEqual([404, { ok: false, code: 'notFound', error: '' }]);
    expect(nobodys.answer).toEqual(theirs.answer);
  }
  return { product, token, strangers, own, foreign, ask, create, expectGuarded };
}
