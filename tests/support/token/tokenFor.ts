import * as z from 'zod/mini';
import { AppConfiguration } from '#contract/service.ts';
import { signInWithPassword } from './flow.ts';
import { createVisitor, type Visitor } from './visitor.ts';

/** What the person at the command line is told. */
export class NoToken extends Error {}

export interface TokenRequest {
  readonly mail: string;
  readonly password: string;
  /** The address of the host the account belongs to: `http://localhost:4000`. */
  readonly origin: string;
  /** Where the server really listens, on this machine. */
  readonly port: number;
}

async function configurationOf(visitor: Visitor): Promise<AppConfiguration> {
  const page = await visitor.visit('/').catch(() => {
    throw new NoToken(
      `No server answers at ${visitor.origin}. Start it with npm start, or set PORT to its port.`,
    );
  });
  const text = /<script type="application\/json" id="redress">([^<]*)<\/script>/.exec(page.body)?.[1];
  const parsed = text === undefined ? null : z.safeParse(AppConfiguration, JSON.parse(text));
  if (!parsed?.success) throw new NoToken(`What answers at ${visitor.origin} is not this product.`);
  return parsed.data;
}

/**
 * Signs in over HTTP exactly as a browser does, with code and PKCE, on this machine alone; there is no other way in. Throws
 * `NoToken` with a sentence.
 */
export async function tokenFor({ mail, password, origin, port }: TokenRequest): Promise<string> {
  const visitor = createVisitor(origin, port);
  const { identity } = await configurationOf(visitor);
  if (identity.domain !== origin) {
    throw new NoToken(`This server signs people in with ${identity.domain}: tokens of it come from there.`);
  }
  try {
    const tokens = await signInWithPassword(visitor, identity, { mail, password });
    return tokens.access_token;
  } catch (error) {
    throw new NoToken(error instanceof Error ? error.message : 'The sign-in failed.');
  }
}
