import * as z from 'zod/mini';
import { readConfiguration } from '#server/configuration.ts';
import type { Addresses, Host } from '#tests/support/apiClient.ts';
import { anAuthorization, follow, redeem, signInWithPassword, Tokens } from './token/flow.ts';
import { createVisitor } from './token/visitor.ts';

/** A person with a password of their own. */
export interface PersonWithPassword {
  readonly host: Host;
  readonly mail: string;
  readonly password: string;
}

/** What the embedded provider expects from the browser; it works without built pages. */
const application = z
  .object({ clientId: z.string(), audience: z.string() })
  .parse(readConfiguration({}).identity);

/** The access token of a person who signs in to the running product. */
export async function tokenOfPerson(product: Addresses, person: PersonWithPassword): Promise<string> {
  const visitor = createVisitor(product[person.host], product.port);
  return (await signInWithPassword(visitor, application, person)).access_token;
}

/** The access token of a person who creates their account on the sign-up page, in their language. */
export async function tokenOfNewPerson(
  product: Addresses,
  person: PersonWithPassword & { readonly fullName: string; readonly language: 'en' | 'es' },
): Promise<string> {
  const { fullName, mail, password, language } = person;
  const visitor = createVisitor(product[person.host], product.port);
  const asked = anAuthorization(visitor.origin, application, { ui_locales: language });
  const { location: signInPage } = await visitor.visit(asked.address);
  const posted = await visitor.visit(`${signInPage?.pathname}/sign-up?language=${language}`, {
    form: { fullName, mail, password },
  });
  const code = (await follow(visitor, posted)).location?.searchParams.get('code');
  if (!code) throw new Error(`${mail} could not sign up: ${posted.status}`);
  const answer = await redeem(visitor, application, asked, code);
  return Tokens.parse(JSON.parse(answer.body)).access_token;
}
