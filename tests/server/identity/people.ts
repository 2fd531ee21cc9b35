import { aPasswordHash } from '#tests/support/aPasswordHash.ts';
import { signInWithPassword, type Tokens } from '../../support/token/flow.ts';
import type { Visitor } from '../../support/token/visitor.ts';
import { application, type IdentityServer } from './anIdentityServer.ts';

export interface Known {
  readonly id: string;
  readonly mail: string;
  readonly password: string;
}

/** A person that the provider knows. */
export async function aPerson(server: IdentityServer, mail: string, fullName = 'Ana Ruiz'): Promise<Known> {
  const password = 'violet otter on a train';
  const passwordHash = aPasswordHash(password);
  const id = await server.store.embeddedUsers.create({ mail, fullName, passwordHash });
  if (id === null) throw new Error(`${mail} is taken.`);
  return { id, mail, password };
}

export const signIn = (visitor: Visitor, person: Known): Promise<Tokens> =>
  signInWithPassword(visitor, application, person);

/** Opens the sign-in page of a new authorization and returns its URL. */
export async function openSignIn(visitor: Visitor, address: string): Promise<string> {
  const { location } = await visitor.visit(address);
  if (location === null) throw new Error('No sign-in page was opened.');
  return location.href;
}
