import type { FastifyInstance } from 'fastify';
import { mailPattern } from '#contract/profileInput.ts';
import { callerAddress } from '#server/http/callerAddress.ts';
import { retryAfter } from '#server/http/failures.ts';
import { formRequest, textIn, type FormRequest } from './formRequest.ts';
import { QueueFull } from './concurrencyLimit.ts';
import type { FormPorts } from './formPorts.ts';
import { open } from './routeAccess.ts';
import { sendScriptedPage } from '#server/pages/pageReply.ts';
import type { FormAnswer, Saying } from './formAnswers.ts';
import { signInPage, type SignInModel } from './pages/signInPage.ts';
import { texts } from './pages/texts.ts';
import { isUnavailable } from './unavailable.ts';
import { deviceOf } from './completeSignIn.ts';
import { afterFirstFactor } from './signInSteps.ts';

interface Typed {
  readonly mail: string;
  readonly password: string;
}

const typedIn = (body: unknown): Typed => ({
  mail: textIn(body, 'mail', 254).trim(),
  password: textIn(body, 'password', 1_000),
});

function problemsOf({ mail, password }: Typed): { mail?: Saying; password?: Saying } {
  return {
    ...(mail === '' ? { mail: 'mailMissing' } : mailPattern.test(mail) ? {} : { mail: 'mailForm' }),
    ...(password === '' ? { password: 'passwordMissing' } : {}),
  };
}

/** Shows the sign-in page and handles its form. */
export function signInForm(app: FastifyInstance, ports: FormPorts): void {
  const { hostOf, signIn, answers } = ports;

  async function page(
    { host, language, address, clientKey, isToPrint, confirms }: FormRequest,
    shown: Pick<SignInModel, 'mail' | 'refusal' | 'problems'>,
  ): Promise<string> {
    const demonstrationMail = ports.demonstrationMails?.[host.variant] ?? null;
    const agency = await ports.invitingAgency(clientKey);
    return signInPage({
      language,
      address,
      variant: host.variant,
      agency,
      isToPrint,
      confirms,
      demonstrationMail,
      ...shown,
    });
  }

  app.get('/identity/:interaction', open, async (request, reply) => {
    const form = await formRequest(request, reply, hostOf);
    if (form === null) return reply;
    if (form.wantsSignUp && !form.walked) return reply.redirect(`${form.address}/sign-up`, 303);
    const answer = await answers.shown({ request, reply, host: form.host }, form.language);
    const { status = 200, typed = {}, problems = {}, refusal = null } = answer ?? {};
    const shown = await page(form, { mail: typed['mail'] ?? form.mailHint, refusal, problems });
    return sendScriptedPage(reply, status, shown);
  });

  app.post('/identity/:interaction', open, async (request, reply) => {
    const form = await formRequest(request, reply, hostOf);
    if (form === null) return reply;
    const { host, language, address } = form;
    const typed = typedIn(request.body);
    const again = (answer: Omit<FormAnswer, 'typed'>) =>
      answers.send({ request, reply, host }, `${address}?language=${language}`, {
        ...answer,
        typed: { mail: typed.mail },
      });

    const problems = problemsOf(typed);
    if (Object.keys(problems).length > 0) return again({ status: 400, problems });

    try {
      const device = deviceOf(request, reply, host.provider);
      const outcome = await signIn({ ...typed, address: callerAddress(request), device });
      if (outcome.kind === 'welcome')
        return await afterFirstFactor({ request, reply, form }, outcome.user, ports);
      request.log.info({ outcome: outcome.kind }, 'sign-in');
      if (outcome.kind === 'refused') return await again({ status: 400, refusal: 'refused' });
      return await again({ status: 429, wait: outcome.wait });
    } catch (error) {
      const isFull = error instanceof QueueFull;
      if (!isFull && !isUnavailable(error)) throw error;
      // Nothing can be kept while the store is unavailable, and sending the form again is what helps.
      void reply.header('retry-after', retryAfter);
      const refusal = isFull ? texts[language].crowded : texts[language].unavailable;
      return sendScriptedPage(reply, 503, await page(form, { mail: typed.mail, refusal, problems: {} }));
    }
  });
}
