import type { FastifyInstance } from 'fastify';
import type { FormPorts } from './formPorts.ts';
import { formRequest, textIn } from './formRequest.ts';
import { sendScriptedPage } from '#server/pages/pageReply.ts';
import { passkeyPage } from './pages/passkeyPage.ts';
import { open } from './routeAccess.ts';
import { finish, type SignInRequest } from './signInSteps.ts';

const answerLength = 12_000;

/** Signing in with a passkey alone: it is something the person has, unlocked by something they know or are. */
export function passkeySignInForm(app: FastifyInstance, ports: FormPorts): void {
  const { hostOf, factors, progress, answers } = ports;

  async function show({ request, reply, form: { host, address, language } }: SignInRequest) {
    const { status = 200, refusal = null } = (await answers.shown({ request, reply, host }, language)) ?? {};
    const { options, challenge } = await factors.askForPasskey(host, null);
    await progress.write(host.variant, address, { userId: '', stage: 'passkey', amr: [], challenge });
    return sendScriptedPage(reply, status, passkeyPage({ language, address, options, refusal }));
  }

  app.get('/identity/:interaction/passkey', open, async (request, reply) => {
    const form = await formRequest(request, reply, hostOf);
    return form === null ? reply : show({ request, reply, form });
  });

  app.post('/identity/:interaction/passkey', open, async (request, reply) => {
    const form = await formRequest(request, reply, hostOf);
    if (form === null) return reply;
    const { host, began, address, language } = form;
    const step = { request, reply, form };
    const asked = await progress.read(host.variant, address);
    await progress.clear(host.variant, address);
    const challenge = asked?.stage === 'passkey' ? asked.challenge : undefined;
    const answer = textIn(request.body, 'answer', answerLength);
    const userId =
      challenge === undefined ? null : await factors.passkeyOwner(host, challenge, { answer, alone: true });
    if (userId === null) {
      const page = `${address}/passkey?language=${language}`;
      return answers.send({ request, reply, host }, page, { status: 400, refusal: 'passkeyFailed' });
    }
    return finish(step, { userId, began, stage: 'passkey', amr: ['swk', 'user', 'mfa'] }, ports);
  });
}
