import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import type { FormPorts } from './formPorts.ts';
import { textIn } from './formRequest.ts';
import { sendPage, sendScriptedPage } from '#server/pages/pageReply.ts';
import { secondFactorPage } from './pages/secondFactorPage.ts';
import type { FormAnswer } from './formAnswers.ts';
import type { Progress } from './progress.ts';
import { open } from './routeAccess.ts';
import { finish, stepOfSignIn, type SignInRequest } from './signInSteps.ts';

const Query = z.object({ with: z.optional(z.literal('recovery')) });
const answerLength = 12_000;

/** The second step of a sign-in, for people who have a second factor. */
export function secondFactorForm(app: FastifyInstance, ports: FormPorts): void {
  const { factors, answers } = ports;

  async function show(
    { request, reply, form: { host, address, language } }: SignInRequest,
    progress: Progress,
  ) {
    const answer = await answers.shown({ request, reply, host }, language);
    const { hasApp, passkeys } = await factors.own(progress.userId);
    const here = passkeys.filter(({ variant }) => variant === host.variant);
    const ceremony = here.length === 0 ? null : await factors.askForPasskey(host, here);
    const { challenge: _used, ...rest } = progress;
    await ports.progress.write(host.variant, address, {
      ...rest,
      ...(ceremony !== null && { challenge: ceremony.challenge }),
    });
    const page = secondFactorPage({
      language,
      address: `${address}/second-factor`,
      hasApp,
      passkeyOptions: ceremony?.options ?? null,
      recovery: Query.safeParse(request.query).data?.with === 'recovery',
      refusal: answer?.refusal ?? null,
      problem: answer?.problems['code'] ?? null,
    });
    return (ceremony === null ? sendPage : sendScriptedPage)(reply, answer?.status ?? 200, page);
  }

  function again({ request, reply, form: { host, address, language } }: SignInRequest, answer: FormAnswer) {
    const isRecovery = Query.safeParse(request.query).data?.with === 'recovery';
    const page = `${address}/second-factor?language=${language}${isRecovery ? '&with=recovery' : ''}`;
    return answers.send({ request, reply, host }, page, answer);
  }

  app.get('/identity/:interaction/second-factor', open, async (request, reply) => {
    const found = await stepOfSignIn(request, reply, ports, ['factor']);
    return found === null ? reply : show(found.step, found.progress);
  });

  app.post('/identity/:interaction/second-factor', open, async (request, reply) => {
    const found = await stepOfSignIn(request, reply, ports, ['factor']);
    if (found === null) return reply;
    const { step, progress } = found;
    const code = textIn(request.body, 'code', 40).trim();
    if (code === '') return again(step, { status: 400, problems: { code: 'codeMissing' } });
    const outcome = await factors.checkCode(progress.userId, code);
    request.log.info({ outcome: outcome.kind }, 'second factor');
    if (outcome.kind === 'passed')
      return finish(step, { ...progress, amr: [...progress.amr, 'otp', 'mfa'] }, ports);
    if (outcome.kind === 'slowed') return again(step, { status: 429, wait: outcome.wait });
    const isRecovery = Query.safeParse(request.query).data?.with === 'recovery';
    return again(step, { status: 400, problems: { code: isRecovery ? 'recoveryWrong' : 'codeWrong' } });
  });

  app.post('/identity/:interaction/second-factor/passkey', open, async (request, reply) => {
    const found = await stepOfSignIn(request, reply, ports, ['factor']);
    if (found === null) return reply;
    const { step, progress } = found;
    const { host, address } = step.form;
    const { challenge, ...rest } = progress;
    // A challenge counts once, whatever comes of it.
    await ports.progress.write(host.variant, address, rest);
    const answer = textIn(request.body, 'answer', answerLength);
    const owner =
      challenge === undefined ? null : await factors.passkeyOwner(host, challenge, { answer, alone: false });
    if (owner === progress.userId) return finish(step, { ...rest, amr: [...rest.amr, 'swk', 'mfa'] }, ports);
    return again(step, { status: 400, refusal: 'passkeyFailed' });
  });
}
