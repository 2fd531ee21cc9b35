import type { FastifyInstance } from 'fastify';
import { mailPattern } from '#contract/profileInput.ts';
import { callerAddress } from '#server/http/callerAddress.ts';
import { retryAfter } from '#server/http/failures.ts';
import type { FormPorts } from './formPorts.ts';
import { formRequest, textIn, type FormRequest } from './formRequest.ts';
import { QueueFull } from './concurrencyLimit.ts';
import { open } from './routeAccess.ts';
import { sendScriptedPage } from '#server/pages/pageReply.ts';
import { isOneMailbox } from '#server/mail/oneMailbox.ts';
import { passwordProblem } from './passwordRules.ts';
import type { FormAnswer, Saying } from './formAnswers.ts';
import { signUpPage, type SignUpModel } from './pages/signUpPage.ts';
import { texts } from './pages/texts.ts';
import { isUnavailable } from './unavailable.ts';
import { afterFirstFactor } from './signInSteps.ts';

const nameLength = 120;

interface Typed {
  readonly fullName: string;
  readonly mail: string;
  readonly password: string;
}

const typedIn = (body: unknown): Typed => ({
  fullName: textIn(body, 'fullName', 1_000).trim(),
  mail: textIn(body, 'mail', 254).trim(),
  password: textIn(body, 'password', 1_000),
});

async function problemsOf({
  fullName,
  mail,
  password,
}: Typed): Promise<Partial<Record<keyof Typed, Saying>>> {
  const wrong = password === '' ? 'passwordMissing' : await passwordProblem(password, mail);
  return {
    ...(fullName === ''
      ? { fullName: 'nameMissing' }
      : fullName.length > nameLength
        ? { fullName: 'nameLong' }
        : {}),
    ...(mail === ''
      ? { mail: 'mailMissing' }
      : mailPattern.test(mail) && isOneMailbox(mail)
        ? {}
        : { mail: 'mailForm' }),
    ...(wrong === null ? {} : { password: wrong }),
  };
}

/** Shows the sign-up page and handles its form. */
export function signUpForm(app: FastifyInstance, ports: FormPorts): void {
  const { hostOf, signUp, answers } = ports;

  async function page(
    { host, language, address, clientKey, isToPrint }: FormRequest,
    shown: Pick<SignUpModel, 'fullName' | 'mail' | 'refusal' | 'problems'>,
  ): Promise<string> {
    const agency = await ports.invitingAgency(clientKey);
    return signUpPage({ language, address, variant: host.variant, agency, isToPrint, ...shown });
  }

  app.get('/identity/:interaction/sign-up', open, async (request, reply) => {
    const form = await formRequest(request, reply, hostOf);
    if (form === null) return reply;
    const answer = await answers.shown({ request, reply, host: form.host }, form.language);
    const { status = 200, typed = {}, problems = {}, refusal = null } = answer ?? {};
    const { fullName = '', mail = form.mailHint } = typed;
    return sendScriptedPage(reply, status, await page(form, { fullName, mail, refusal, problems }));
  });

  app.post('/identity/:interaction/sign-up', open, async (request, reply) => {
    const form = await formRequest(request, reply, hostOf);
    if (form === null) return reply;
    const { host, language, address } = form;
    const typed = typedIn(request.body);
    const { fullName, mail } = typed;
    const again = (answer: Omit<FormAnswer, 'typed'>) =>
      answers.send({ request, reply, host }, `${address}/sign-up?language=${language}`, {
        ...answer,
        typed: { fullName, mail },
      });

    const problems = await problemsOf(typed);
    if (Object.keys(problems).length > 0) return again({ status: 400, problems });

    try {
      const outcome = await signUp({ ...typed, address: callerAddress(request) });
      if (outcome.kind === 'welcome') {
        await ports.mail.sendLink('verify', outcome.user, { origin: host.origin, language });
        return await afterFirstFactor({ request, reply, form }, outcome.user, ports);
      }
      if (outcome.kind === 'refused') return await again({ status: 400, refusal: 'signUpRefused' });
      return await again({ status: 429, wait: outcome.wait });
    } catch (error) {
      const isFull = error instanceof QueueFull;
      if (!isFull && !isUnavailable(error)) throw error;
      // Nothing can be kept while the store is unavailable, and sending the form again is what helps.
      void reply.header('retry-after', retryAfter);
      const refusal = isFull ? texts[language].crowded : texts[language].unavailable;
      return sendScriptedPage(reply, 503, await page(form, { fullName, mail, refusal, problems: {} }));
    }
  });
}
