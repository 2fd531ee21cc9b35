import { expect } from 'vitest';
import { demonstrationMails, demonstrationSupportMail } from '#server/configuration.ts';
import { aProfileInput } from '#tests/support/anApp.ts';
import { type RequestOptions, requestsAs, tokenOf } from '#tests/support/apiClient.ts';
import { productHere } from '#tests/support/world.ts';

export const nobody = '01a1fc0b-0000-7000-8000-000000000001';

export const keys = (value: object) => Object.keys(value).toSorted();

export type Calls = Awaited<ReturnType<typeof openCalls>>;

/** The running product, called over real HTTP by the demo agency and by another tenant. */
export async function openCalls() {
  const product = await productHere();
  const ask = await requestsAs(product, 'business', demonstrationMails.b2b);
  /** The token of another tenant on the same host. */
  const strangers = await tokenOf(product, 'business', demonstrationSupportMail);

  const create = async (asked: Pick<RequestOptions, 'as'> = {}) =>
    (await ask('/profile/create', { body: aProfileInput(), ...asked })).answer.id;
  const foreign: string = await create({ as: strangers });
  const [session] = (await ask('/generations')).answer.generations;
  /** A client of the demonstration with a report and letters. */
  const own: Readonly<Record<'profileId' | 'reportId' | 'sessionId', string>> = {
    profileId: session.profile,
    reportId: session.reportId,
    sessionId: session.id,
  };

  /**
   * What applies to every call: no response without a token, and another tenant's id is treated like an unknown one.
   */
  async function expectGuarded(
    path: (id: string) => string,
    asked: Omit<RequestOptions, 'as'> = {},
    takesId = true,
  ): Promise<void> {
    expect((await ask(path(own.profileId), { ...asked, as: null })).status).toBe(401);
    if (!takesId) return;
    const theirs = await ask(path(foreign), asked);
    const nobodys = await ask(path(nobody), asked);
    expect([theirs.status, theirs.answer]).toEqual([404, { ok: false, code: 'notFound', error: '' }]);
    expect(nobodys.answer).toEqual(theirs.answer);
  }
  return { product, strangers, own, foreign, ask, create, expectGuarded };
}
