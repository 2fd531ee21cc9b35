import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { mailPattern } from '#contract/profileInput.ts';
import { callerAddress } from '#server/http/callerAddress.ts';
import type { Attempts } from '#server/store/attempts.ts';
import type { EmbeddedUsers } from '#server/store/embeddedUsers.ts';
import { createAttemptLimit } from '../attemptLimit.ts';
import { accountAddress } from './accountAccess.ts';
import type { AccountMail } from './accountMail.ts';
import { browserNameOf } from './browserName.ts';
import type { FormAnswer, FormAnswers } from './formAnswers.ts';
import { textIn } from './formRequest.ts';
import { hostRequest } from './hostRequest.ts';
import type { HostOf } from './hosts.ts';
import type { MailTokens } from './mailTokens.ts';
import { sendPage, sendScriptedPage } from '#server/pages/pageReply.ts';
import {
  forgotPage,
  linkOverPage,
  linkSentPage,
  resetDonePage,
  resetPage,
  verifyDonePage,
  verifyPage,
} from './pages/mailPages.ts';
import { passwordProblem } from './passwordRules.ts';
import { hashPassword } from './passwords.ts';
import { open } from './routeAccess.ts';
import type { Language } from '#vocabulary/languages.ts';
import type { SessionList } from './sessionList.ts';

export interface MailFormPorts {
  readonly hostOf: HostOf;
  readonly users: Pick<EmbeddedUsers, 'find' | 'findByMail' | 'setPassword' | 'verifyMail'>;
  readonly attempts: Pick<Attempts, 'find' | 'change'>;
  readonly tokens: MailTokens;
  readonly mail: AccountMail;
  readonly sessionList: SessionList;
  readonly now: () => Date;
  readonly answers: FormAnswers;
}

const forgotAddress = '/identity/forgot';
const resetAddress = '/identity/reset';
const verifyAddress = '/identity/verify';
/** What a form led to, on a page of its own that says nothing about anyone. */
const done = '/done';

/** Links sent to one address; more would be a nuisance to its owner. */
const perMailbox = { perMinute: 1, perHour: 3 } as const;
/** Requests from one place. */
const perAddress = { perMinute: 5, perHour: 20 } as const;

const tokenIn = (request: FastifyRequest): string =>
  new URL(request.url, 'http://page').searchParams.get('token') ?? '';

/** The pages behind the links in mails, and the one that asks for a link. */
export function mailForms(app: FastifyInstance, ports: MailFormPorts): void {
  const { hostOf, users, attempts, tokens, mail, sessionList, now, answers } = ports;
  const addresses = createAttemptLimit({ attempts, name: 'link for', allowance: perAddress, now });
  const mailboxes = createAttemptLimit({ attempts, name: 'link to', allowance: perMailbox, now });

  type Handler = (place: HostPlace, request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;
  type HostPlace = NonNullable<Awaited<ReturnType<typeof hostRequest>>>;
  const serve = (method: 'GET' | 'POST', url: string, handler: Handler) =>
    app.route({
      method,
      url,
      ...open,
      handler: async (request, reply) => {
        const place = await hostRequest(request, reply, hostOf);
        return place === null ? reply : handler(place, request, reply);
      },
    });

  /** The page on which a form ends. */
  const ends = (address: string, page: (language: Language) => string) => {
    serve('GET', `${address}${done}`, async ({ language }, _request, reply) =>
      sendPage(reply, 200, page(language)),
    );
    return ({ language }: HostPlace, reply: FastifyReply) =>
      reply.header('cache-control', 'no-store').redirect(`${address}${done}?language=${language}`, 303);
  };
  const linkSent = ends(forgotAddress, linkSentPage);
  const resetDone = ends(resetAddress, resetDonePage);
  const verifyDone = ends(verifyAddress, verifyDonePage);

  /** Without its token, the page of a link says that the link is over. */
  const isOver = (
    address: string,
    { host, language }: HostPlace,
    request: FastifyRequest,
    reply: FastifyReply,
  ) => answers.send({ request, reply, host }, `${address}?language=${language}`, { status: 400 });

  serve('GET', forgotAddress, async ({ host, language }, request, reply) => {
    const answer = await answers.shown({ request, reply, host }, language);
    const problem = answer?.refusal ?? answer?.problems['mail'] ?? null;
    const page = forgotPage({ language, address: forgotAddress, mail: answer?.typed['mail'] ?? '', problem });
    return sendPage(reply, answer?.status ?? 200, page);
  });

  serve('POST', forgotAddress, async ({ host, language }, request, reply) => {
    const typed = textIn(request.body, 'mail', 254).trim();
    const again = (answer: FormAnswer) =>
      answers.send({ request, reply, host }, `${forgotAddress}?language=${language}`, {
        ...answer,
        typed: { mail: typed },
      });
    if (!mailPattern.test(typed))
      return again({ status: 400, problems: { mail: typed === '' ? 'mailMissing' : 'mailForm' } });
    const wait = await addresses.take(callerAddress(request));
    if (wait > 0) return again({ status: 429, wait });
    // The reply doesn't wait for any of this, so that its time doesn't reveal whether there is an account.
    const send = async () => {
      const user = await users.findByMail(typed);
      if (user === null || (await mailboxes.take(user.mail)) > 0) return;
      await mail.sendLink('reset', user, { origin: host.origin, language });
    };
    void send().catch((error: unknown) => request.log.error({ error: String(error) }, 'no link was sent'));
    return linkSent({ host, language }, reply);
  });

  serve('GET', resetAddress, async ({ host, language }, request, reply) => {
    const token = tokenIn(request);
    const user = await tokens.ownerOf('reset', token);
    if (user === null) return sendPage(reply, 400, linkOverPage(language, forgotAddress));
    const answer = await answers.shown({ request, reply, host }, language);
    const problem = answer?.problems['password'] ?? null;
    const page = resetPage({ language, address: resetAddress, token, mail: user.mail, problem });
    return sendScriptedPage(reply, answer?.status ?? 200, page);
  });

  serve('POST', resetAddress, async ({ host, language }, request, reply) => {
    const token = textIn(request.body, 'token', 60);
    const password = textIn(request.body, 'password', 1_000);
    const user = await tokens.ownerOf('reset', token);
    if (user === null) return isOver(resetAddress, { host, language }, request, reply);
    const wrong = password === '' ? 'passwordMissing' : await passwordProblem(password, user.mail);
    if (wrong !== null) {
      // The link itself, as it was in the mail.
      const page = `${resetAddress}?${new URLSearchParams({ token, language })}`;
      const answer = { status: 400, problems: { password: wrong } } as const;
      return answers.send({ request, reply, host }, page, answer);
    }
    const passwordHash = await hashPassword(password);
    // Of several links at once, one counts, as every other is from before its password.
    const counts =
      (await tokens.take('reset', token)) !== null &&
      (await users.setPassword(user.id, passwordHash, user.passwordHash));
    if (!counts) return isOver(resetAddress, { host, language }, request, reply);
    // Only the owner of the address could read the link.
    await users.verifyMail(user.id, user.mail);
    await sessionList.endAll(user.id, null);
    const renewed = await users.find(user.id);
    const browser = browserNameOf(request.headers['user-agent']);
    if (renewed !== null)
      await mail.tell(renewed, 'passwordChanged', { origin: host.origin, language }, browser);
    return resetDone({ host, language }, reply);
  });

  serve('GET', verifyAddress, async ({ language }, request, reply) => {
    const token = tokenIn(request);
    const user = await tokens.ownerOf('verify', token);
    if (user === null) return sendPage(reply, 400, linkOverPage(language, accountAddress));
    return sendPage(reply, 200, verifyPage({ language, address: verifyAddress, token, mail: user.mail }));
  });

  serve('POST', verifyAddress, async ({ host, language }, request, reply) => {
    const user = await tokens.take('verify', textIn(request.body, 'token', 60));
    if (user === null) return isOver(verifyAddress, { host, language }, request, reply);
    await users.verifyMail(user.id, user.mail);
    return verifyDone({ host, language }, reply);
  });
}
