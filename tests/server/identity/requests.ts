import { vi } from 'vitest';
import { anAuthorization, follow, type Request } from '#tests/support/token/flow.ts';
import type { Answer, Visitor } from '#tests/support/token/visitor.ts';
import { application } from './anIdentityServer.ts';
import { openSignIn, type Known } from './people.ts';

/** Only the date moves: sockets and timers of the server stay real. */
export const later = (milliseconds: number) =>
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + milliseconds });
export const hour = 60 * 60_000;

export const refusal = (answer: Answer) => ({ status: answer.status, error: JSON.parse(answer.body).error });

export const refresh = (visitor: Visitor, token: string) =>
  visitor.visit('/oauth/token', {
    form: { grant_type: 'refresh_token', client_id: application.clientId, refresh_token: token },
  });

/** What the silent request's page passes to the window above it. */
export async function silently(visitor: Visitor, asked?: Request) {
  const { address } =
    asked ?? anAuthorization(visitor.origin, application, { prompt: 'none', response_mode: 'web_message' });
  const { body } = await visitor.visit(address);
  return JSON.parse(/var data = (\{.*\});/.exec(body)?.[1] ?? 'null').response;
}

/** Signs in up to the code. */
export async function aCode(visitor: Visitor, person: Known) {
  const asked = anAuthorization(visitor.origin, application);
  const page = await openSignIn(visitor, asked.address);
  const posted = await visitor.visit(page, { form: { mail: person.mail, password: person.password } });
  const returned = (await follow(visitor, posted)).location;
  return { asked, code: returned?.searchParams.get('code') ?? '', returned };
}
