import type { FastifyRequest } from 'fastify';
import type { SupportAct } from '#server/store/supportActs.ts';
import type { User } from '#server/store/users.ts';

/** A support agent, identified by provider and subject, because an email address can change. */
export type SupportUser = SupportAct['by'];

/** `provider:subject` pairs, comma-separated: `embedded:0190a000-…, auth0:auth0|65f0…`. */
export function supportUsersOf(text: string): SupportUser[] {
  return text
    .split(',')
    .map((pair) => pair.trim())
    .filter((pair) => pair !== '')
    .map((pair) => {
      const [provider = '', ...subject] = pair.split(':');
      return { provider, subject: subject.join(':') };
    });
}

export function isSupport({ provider, subject }: SupportUser, users: readonly SupportUser[]): boolean {
  return users.some((user) => user.provider === provider && user.subject === subject);
}

/**
 * Sentences for the operator about pairs that name a user by the id that /myInformation shows, instead of the one that the
 * identity provider gives them: such a pair makes no one a support agent.
 */
export async function mistakenSupportUsers(
  supportUsers: readonly SupportUser[],
  users: { find(userId: string): Promise<Pick<User, 'provider' | 'subject'> | null> },
): Promise<string[]> {
  const sentences = await Promise.all(
    supportUsers.map(async ({ provider, subject }) => {
      const user = await users.find(subject);
      if (user === null) return [];
      return [
        `SUPPORT_USERS: ${provider}:${subject} is the id of a user, not of a sign-in: use ${user.provider}:${user.subject}.`,
      ];
    }),
  );
  return sentences.flat();
}

/** Logs that someone who is not support tried a support action. */
export function noteRefusal(
  log: Pick<FastifyRequest['log'], 'warn'>,
  { provider, subject }: SupportUser,
): void {
  log.warn({ caller: `${provider}:${subject}` }, 'not support');
}
