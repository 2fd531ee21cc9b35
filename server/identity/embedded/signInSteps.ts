import type { FastifyReply, FastifyRequest } from 'fastify';
import type { EmbeddedUser } from '#server/store/embeddedUsers.ts';
import { browserNameOf } from './browserName.ts';
import { completeSignIn, deviceOf } from './completeSignIn.ts';
import { hasEnded, secondOf } from './endedSignIns.ts';
import type { FormPorts } from './formPorts.ts';
import { formRequest, type FormRequest } from './formRequest.ts';
import { isKnownDevice } from './knownDevice.ts';
import { sendPage } from '#server/pages/pageReply.ts';
import { errorPage } from './pages/messagePage.ts';
import type { Progress } from './progress.ts';

/** A request within a sign-in. */
export interface SignInRequest {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly form: FormRequest;
}

const password: Progress['amr'] = ['pwd'];

/** Remembers how far the sign-in has come, and shows the page of the next step. */
export async function goOn(
  { reply, form: { host, address, language } }: SignInRequest,
  progress: Progress,
  ports: Pick<FormPorts, 'progress'>,
): Promise<FastifyReply> {
  await ports.progress.write(host.variant, address, progress);
  const path = progress.stage === 'factor' ? 'second-factor' : 'set-up';
  return reply.header('cache-control', 'no-store').redirect(`${address}/${path}?language=${language}`, 303);
}

/**
 * What follows a correct password: the second factor of those who have one, setting one up for those who need one,
 * and for everyone else the end of the sign-in.
 */
export async function afterFirstFactor(
  step: SignInRequest,
  user: EmbeddedUser,
  ports: FormPorts,
): Promise<FastifyReply> {
  const { factors } = ports;
  const { form } = step;
  if (user.isDisabled) return refuseDisabled(step);
  const progress = { userId: user.id, began: form.began, amr: password };
  const { any } = await factors.own(user.id);
  if (any) return goOn(step, { ...progress, stage: 'factor' }, ports);
  if (await factors.isRequired(user.id, form.host.variant))
    return goOn(step, { ...progress, stage: 'setUp' }, ports);
  return finish(step, { ...progress, stage: 'factor' }, ports);
}

/** Said only to someone who has proved who they are. */
function refuseDisabled({ request, reply, form }: SignInRequest): FastifyReply {
  request.log.info({ outcome: 'disabled' }, 'sign-in');
  return sendPage(reply, 403, errorPage(form.language, 'disabled'));
}

/** Signs the person in, and tells them if the browser is new to their account. */
async function enter(
  { request, reply, form: { host, language, began } }: SignInRequest,
  user: EmbeddedUser,
  amr: readonly string[],
  { deviceKey, mail }: FormPorts,
): Promise<FastifyReply> {
  if (!isKnownDevice(user, deviceOf(request, reply, host.provider), deviceKey)) {
    const browser = browserNameOf(request.headers['user-agent']);
    await mail.tell(user, 'newDevice', { origin: host.origin, language }, browser);
  }
  return completeSignIn(request, reply, host, user, { deviceKey, amr, second: secondOf(user, began) });
}

/** Ends the sign-in of a person who has passed every step, and forgets the steps. It counts if their sign-ins were not ended since. */
export async function finish(
  { request, reply, form }: SignInRequest,
  { userId, began, amr }: Progress,
  ports: FormPorts,
): Promise<FastifyReply> {
  const user = await ports.users.find(userId);
  if (user === null || hasEnded(user, began))
    return sendPage(reply, 400, errorPage(form.language, 'expired'));
  if (user.isDisabled) return refuseDisabled({ request, reply, form });
  await ports.progress.clear(form.host.variant, form.address);
  return enter({ request, reply, form }, user, amr, ports);
}

/** The step of a sign-in that a request continues, or null after sending a page that says why it cannot. */
export async function stepOfSignIn(
  request: FastifyRequest,
  reply: FastifyReply,
  ports: FormPorts,
  stages: readonly Progress['stage'][],
): Promise<{ readonly step: SignInRequest; readonly progress: Progress } | null> {
  const form = await formRequest(request, reply, ports.hostOf);
  if (form === null) return null;
  const progress = await ports.progress.read(form.host.variant, form.address);
  // Someone who knew the password before the person set up a factor must not add one of their own afterwards, nor someone who
  // knows an earlier password.
  const isLate = progress?.stage === 'setUp' && (await ports.factors.own(progress.userId)).any;
  const user = progress === null ? null : await ports.users.find(progress.userId);
  const isOver = user === null || hasEnded(user, progress?.began);
  if (progress === null || isLate || isOver || !stages.includes(progress.stage)) {
    await sendPage(reply, 400, errorPage(form.language, 'expired'));
    return null;
  }
  return { step: { request, reply, form }, progress };
}
