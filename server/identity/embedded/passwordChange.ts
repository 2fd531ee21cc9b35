import type { FastifyReply, FastifyRequest } from 'fastify';
import type { EmbeddedUsers } from '#server/store/embeddedUsers.ts';
import { callerAddress } from '#server/http/callerAddress.ts';
import type { FreshPerson } from './accountAccess.ts';
import { deviceOf } from './completeSignIn.ts';
import type { FormAnswer } from './formAnswers.ts';
import { textIn } from './formRequest.ts';
import { passwordProblem } from './passwordRules.ts';
import { hashPassword } from './passwords.ts';
import type { createSignIn } from './signIn.ts';

export interface PasswordChangePorts {
  readonly users: Pick<EmbeddedUsers, 'setPassword'>;
  /** Checks the current password, with the limits of a sign-in. */
  readonly signIn: ReturnType<typeof createSignIn>;
}

/** Changes the password of a person who knows the current one. Returns what to answer if it cannot be changed. */
export async function changePassword(
  { users, signIn }: PasswordChangePorts,
  { host, user }: FreshPerson,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FormAnswer | null> {
  const current = textIn(request.body, 'current', 1_000);
  const password = textIn(request.body, 'password', 1_000);
  const refused = (problems: NonNullable<FormAnswer['problems']>) => ({ problems, status: 400 });
  if (current === '' || password === '') {
    return refused({
      ...(current === '' && { current: 'passwordMissing' as const }),
      ...(password === '' && { password: 'passwordMissing' as const }),
    });
  }
  const problem = await passwordProblem(password, user.mail);
  if (problem !== null) return refused({ password: problem });

  const device = deviceOf(request, reply, host.provider);
  const outcome = await signIn({
    mail: user.mail,
    password: current,
    address: callerAddress(request),
    device,
  });
  if (outcome.kind === 'slowed') return { status: 429, wait: outcome.wait };
  if (outcome.kind === 'refused') return refused({ current: 'passwordNowWrong' });
  // Someone who knows the earlier password must not win over a new one that is set at the same time.
  const isSet = await users.setPassword(user.id, await hashPassword(password), user.passwordHash);
  return isSet ? null : refused({ current: 'passwordNowWrong' });
}
