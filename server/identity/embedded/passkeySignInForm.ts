import type { FastifyInstance } from 'fastify';
import type { FormPorts } from './formPorts.ts';
import { formRequest, textIn } from './formRequest.ts';
import { sendScriptedPage } from '#server/pages/pageReply.ts';
import { passkeyPage } from './pages/passkeyPage.ts';
import { securityTexts } from './pages/securityTexts.ts';
import { open } from './routeAccess.ts';
import { finish, type SignInRequest } from './signInSteps.ts';

const answerLength = 12_000;

/** Signing in with a passkey alone: it is something the person has, unlocked by something they know or are. */
export function passkeySignInForm(app: FastifyInstance, ports: FormPorts): void {
  const { hostOf, factors, progress } = ports;

  async function show({ reply, form: { host, address, language } }: SignInRequest, refusal: string | null) {
    const { options, challenge } = await factors.askForPasskey(host, null);
    await progress.write(host.variant, address, { userId: '', stage: 'passkey', amr: [], challenge });
    return sendScriptedPage(
      reply,
      refusal === null ? 200 : 400,
      passkeyPage({ language, address, options, refusal }),
    );
  }

  app.get('/identity/:interaction/passkey', open, async (request, reply) => {
    const form = await formRequest(request, reply, hostOf);
    return form === null ? reply : show({ request, reply, form }, null);
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
    if (userId === null) return show(step, securityTexts[language].passkeyFailed);
    return finish(step, { userId, began, stage: 'passkey', amr: ['swk', 'user', 'mfa'] }, ports);
  });
}
