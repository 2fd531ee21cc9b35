import type { FastifyInstance } from 'fastify';
import { browserNameOf } from './browserName.ts';
import { passkeyNameLength } from './factors.ts';
import type { FormPorts } from './formPorts.ts';
import type { FormAnswer } from './formAnswers.ts';
import { textIn } from './formRequest.ts';
import { passkeyNameFrom } from './passkeyName.ts';
import { sendPage, sendScriptedPage } from '#server/pages/pageReply.ts';
import { appPage, codesPage, setUpPage } from './pages/setUpPages.ts';
import { errorPage } from './pages/messagePage.ts';
import type { Progress } from './progress.ts';
import { open } from './routeAccess.ts';
import { finish, stepOfSignIn, type SignInRequest } from './signInSteps.ts';
import { inGroups, newSecret, qrCode } from './totp.ts';

const answerLength = 12_000;

/** Setting up a second factor within a sign-in, for people who need one and have none. */
export function setUpForm(app: FastifyInstance, ports: FormPorts): void {
  const { factors, users, answers } = ports;

  async function choose(
    { request, reply, form: { host, address, language } }: SignInRequest,
    progress: Progress,
  ) {
    const { status = 200, refusal = null } = (await answers.shown({ request, reply, host }, language)) ?? {};
    const user = await users.find(progress.userId);
    if (user === null) return sendPage(reply, 400, errorPage(language, 'expired'));
    const { options, challenge } = await factors.beginPasskey(host, user);
    await ports.progress.write(host.variant, address, { ...progress, challenge });
    const name = passkeyNameFrom('', browserNameOf(request.headers['user-agent']), language);
    const page = setUpPage({ language, address: `${address}/set-up`, options, name, refusal });
    return sendScriptedPage(reply, status, page);
  }

  async function showApp({ request, reply, form }: SignInRequest, progress: Progress) {
    const { host, address, language } = form;
    const answer = await answers.shown({ request, reply, host }, language);
    const user = await users.find(progress.userId);
    if (user === null) return sendPage(reply, 400, errorPage(language, 'expired'));
    const secret = progress.secret ?? newSecret();
    await ports.progress.write(host.variant, address, { ...progress, secret });
    const page = appPage({
      language,
      address: `${address}/set-up/app`,
      qrCode: qrCode(secret, user.mail),
      key: inGroups(secret),
      problem: answer?.problems['code'] ?? null,
    });
    return sendPage(reply, answer?.status ?? 200, page);
  }

  const again = (
    { request, reply, form: { host, address, language } }: SignInRequest,
    page: string,
    answer: FormAnswer,
  ) => answers.send({ request, reply, host }, `${address}${page}?language=${language}`, answer);

  /** The person has a second factor now: they see their recovery codes, then the sign-in ends. */
  async function added(step: SignInRequest, progress: Progress, codes: readonly string[] | null) {
    if (codes === null) return finish(step, progress, ports);
    const { host, address, language } = step.form;
    await ports.progress.write(host.variant, address, progress);
    const next = `${address}/set-up/done?language=${language}`;
    return sendPage(step.reply, 200, codesPage({ language, codes, next }));
  }

  app.get('/identity/:interaction/set-up', open, async (request, reply) => {
    const found = await stepOfSignIn(request, reply, ports, ['setUp']);
    return found === null ? reply : choose(found.step, found.progress);
  });

  app.post('/identity/:interaction/set-up/passkey', open, async (request, reply) => {
    const found = await stepOfSignIn(request, reply, ports, ['setUp']);
    if (found === null) return reply;
    const { step, progress } = found;
    const { host, language } = step.form;
    const { userId, began, amr, challenge } = progress;
    const answer = textIn(request.body, 'answer', answerLength);
    const browser = browserNameOf(request.headers['user-agent']);
    const name = passkeyNameFrom(textIn(request.body, 'name', passkeyNameLength * 4), browser, language);
    const result =
      challenge === undefined ? null : await factors.addPasskey(host, userId, challenge, { answer, name });
    if (result === null) return again(step, '/set-up', { status: 400, refusal: 'passkeyNotAdded' });
    return added(step, { userId, began, stage: 'setUpDone', amr: [...amr, 'swk', 'mfa'] }, result.codes);
  });

  app.get('/identity/:interaction/set-up/app', open, async (request, reply) => {
    const found = await stepOfSignIn(request, reply, ports, ['setUp']);
    return found === null ? reply : showApp(found.step, found.progress);
  });

  app.post('/identity/:interaction/set-up/app', open, async (request, reply) => {
    const found = await stepOfSignIn(request, reply, ports, ['setUp']);
    if (found === null) return reply;
    const { step, progress } = found;
    const { userId, began, amr, secret } = progress;
    const code = textIn(request.body, 'code', 40);
    const result = secret === undefined ? null : await factors.addApp(userId, secret, code);
    if (result === null)
      return again(step, '/set-up/app', { status: 400, problems: { code: 'setUpFailed' } });
    return added(step, { userId, began, stage: 'setUpDone', amr: [...amr, 'otp', 'mfa'] }, result.codes);
  });

  app.post('/identity/:interaction/set-up/done', open, async (request, reply) => {
    const found = await stepOfSignIn(request, reply, ports, ['setUpDone']);
    return found === null ? reply : finish(found.step, found.progress, ports);
  });
}
