import { createHash, randomBytes } from 'node:crypto';
import * as z from 'zod/mini';
import type { Clock } from '#server/store/context.ts';
import type { EmbeddedUser, EmbeddedUsers } from '#server/store/embeddedUsers.ts';
import type { OidcPayloads } from '#server/store/oidcPayloads.ts';

const Sent = z.object({ userId: z.string(), mail: z.string(), password: z.string() });

/** What a link in a mail lets its reader do, and for how long (milliseconds). */
const lives = { reset: 30 * 60_000, verify: 24 * 60 * 60_000 } as const;
export type MailPurpose = keyof typeof lives;

const modelOf = (purpose: MailPurpose) => `mail:${purpose}`;
/** A new password ends every link that was sent before it. */
const passwordMark = ({ passwordHash }: EmbeddedUser): string =>
  createHash('sha256').update(passwordHash).digest('base64url');

export interface MailTokenPorts {
  readonly payloads: Pick<OidcPayloads, 'find' | 'upsert' | 'consume'>;
  readonly users: Pick<EmbeddedUsers, 'find'>;
  readonly clock: Clock;
}

/** The secrets in links that are sent by mail: 256 bits, valid once, stored as hashes. */
export function createMailTokens({ payloads, users, clock }: MailTokenPorts) {
  /** The person a token was sent to; null if it is unknown, expired, used, or out of date. */
  async function ownerOf(purpose: MailPurpose, token: string): Promise<EmbeddedUser | null> {
    if (!/^[\w-]{43}$/.test(token)) return null;
    const entry = await payloads.find(modelOf(purpose), token);
    if (entry === null || entry.consumedAt !== null) return null;
    const sent = Sent.parse(entry.payload);
    const user = await users.find(sent.userId);
    return user?.mail === sent.mail && passwordMark(user) === sent.password ? user : null;
  }

  return {
    ownerOf,
    async make(purpose: MailPurpose, user: EmbeddedUser): Promise<string> {
      const token = randomBytes(32).toString('base64url');
      const expiresAt = new Date(clock.now().getTime() + lives[purpose]);
      const sent = { userId: user.id, mail: user.mail, password: passwordMark(user) };
      await payloads.upsert(modelOf(purpose), token, sent, { expiresAt });
      return token;
    },
    /** Uses a token up: of several attempts at once, one gets the person. */
    async take(purpose: MailPurpose, token: string): Promise<EmbeddedUser | null> {
      const user = await ownerOf(purpose, token);
      return user !== null && (await payloads.consume(modelOf(purpose), token)) ? user : null;
    },
  };
}
export type MailTokens = ReturnType<typeof createMailTokens>;
