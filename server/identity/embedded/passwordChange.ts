import type { FastifyReply, FastifyRequest } from 'fastify';
import type { EmbeddedUsers } from '#server/store/embeddedUsers.ts';
import { callerAddress } from '#server/http/callerAddress.ts';
import type { FreshPerson } from './accountAccess.ts';
import { deviceOf } from './completeSignIn.ts';
import { textIn } from './formRequest.ts';
import { passwordProblem } from './passwordRules.ts';
import { hashPassword } from './passwords.ts';
import type { AccountModel } from './pages/accountPage.ts';
import { securityTexts } from './pages/securityTexts.ts';
import { texts } from './pages/texts.ts';
import type { createSignIn } from './signIn.ts';
import { wholeMinutes } from './signInBackoff.ts';

export interface PasswordChangePorts {
  readonly users: Pick<EmbeddedUsers, 'setPassword'>;
  /** Checks the current password, with the limits of a sign-in. */
  readonly signIn: ReturnType<typeof createSignIn>;
}

type Refused = Pick<AccountModel, 'problems' | 'refusal'> & { readonly status: number };

/** Changes the password of a person who knows the current one. Returns what to show if it cannot be changed. */
export async function changePassword(
  { users, signIn }: PasswordChangePorts,
  { host, language, user }: FreshPerson,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Refused | null> {
  const words = texts[language];
  const current = textIn(request.body, 'current', 1_000);
  const password = textIn(request.body, 'password', 1_000);
  const refused = (problems: AccountModel['problems']) => ({ problems, refusal: null, status: 400 });
  if (current === '' || password === '') {
    const missing = words.problems.passwordMissing;
    return refused({
      ...(current === '' && { current: missing }),
      ...(password === '' && { password: missing }),
    });
  }
  const problem = await passwordProblem(password, user.mail);
  if (problem !== null) return refused({ password: words.problems[problem] });

  const device = deviceOf(request, reply, host.provider);
  const outcome = await signIn({
    mail: user.mail,
    password: current,
    address: callerAddress(request),
    device,
  });
  if (outcome.kind === 'slowed') {
    return { problems: {}, refusal: words.slowed(wholeMinutes(outcome.wait)), status: 429 };
  }
  if (outcome.kind === 'refused') return refused({ current: securityTexts[language].passwordNowWrong });
  // Someone who knows the earlier password must not win over a new one that is set at the same time.
  const isSet = await users.setPassword(user.id, await hashPassword(password), user.passwordHash);
  return isSet ? null : refused({ current: securityTexts[language].passwordNowWrong });
}
