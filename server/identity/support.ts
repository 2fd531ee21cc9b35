import type { FastifyRequest } from 'fastify';
import type { SupportAct } from '#server/store/supportActs.ts';

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

/** Logs that someone who is not support tried a support action. */
export function noteRefusal(
  log: Pick<FastifyRequest['log'], 'warn'>,
  { provider, subject }: SupportUser,
): void {
  log.warn({ caller: `${provider}:${subject}` }, 'not support');
}
