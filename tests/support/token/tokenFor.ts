import * as z from 'zod/mini';
import { AppConfiguration } from '#contract/service.ts';
import { signInWithPassword } from './flow.ts';
import { createVisitor, type Visitor } from './visitor.ts';

/** A message for the person at the command line. */
export class NoToken extends Error {}

export interface TokenRequest {
  readonly mail: string;
  readonly password: string;
  /** The origin of the host the account belongs to: `http://localhost:4000`. */
  readonly origin: string;
  /** The port where the server really listens, on this machine. */
  readonly port: number;
}

async function configurationOf(visitor: Visitor): Promise<AppConfiguration> {
  const page = await visitor.visit('/').catch(() => {
    throw new NoToken(
      `No server is running at ${visitor.origin}. Start it with npm start, or set PORT to its port.`,
    );
  });
  const text = /<script type="application\/json" id="redress">([^<]*)<\/script>/.exec(page.body)?.[1];
  const parsed = text === undefined ? null : z.safeParse(AppConfiguration, JSON.parse(text));
  if (!parsed?.success) throw new NoToken(`The server at ${visitor.origin} is not Redress.`);
  return parsed.data;
}

/**
 * Signs in over HTTP exactly like a browser, with code and PKCE, on this machine only; there is no other way in.
 * Throws `NoToken` with a message.
 */
export async function tokenFor({ mail, password, origin, port }: TokenRequest): Promise<string> {
  const visitor = createVisitor(origin, port);
  const { identity } = await configurationOf(visitor);
  if (identity.domain !== origin) {
    throw new NoToken(`This server uses ${identity.domain} for sign-in, so get the token there.`);
  }
  try {
    const tokens = await signInWithPassword(visitor, identity, { mail, password });
    return tokens.access_token;
  } catch (error) {
    throw new NoToken(error instanceof Error ? error.message : 'The sign-in failed.');
  }
}
