import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import type { Attempts } from '#server/store/attempts.ts';
import type { EmbeddedUsers } from '#server/store/embeddedUsers.ts';
import { createAttemptLimit } from '../attemptLimit.ts';
import { accountAddress, freshPerson, type FreshPerson } from './accountAccess.ts';
import type { AccountMail, Notice } from './accountMail.ts';
import { markDevice } from './completeSignIn.ts';
import { browserNameOf } from './browserName.ts';
import { passkeyNameLength, type Factors } from './factors.ts';
import type { FormAnswer, FormAnswers } from './formAnswers.ts';
import { textIn } from './formRequest.ts';
import type { HostOf } from './hosts.ts';
import { sendPage, sendScriptedPage } from '#server/pages/pageReply.ts';
import {
  accountPage,
  endedEverywherePage,
  type AccountDone,
  type AccountModel,
} from './pages/accountPage.ts';
import { securityEnglish } from './pages/securityTexts.en.ts';
import { appPage, codesPage } from './pages/setUpPages.ts';
import { browserWords, passkeyNameFrom } from './passkeyName.ts';
import { changePassword } from './passwordChange.ts';
import type { ProgressStore } from './progress.ts';
import { open } from './routeAccess.ts';
import type { createSignIn } from './signIn.ts';
import type { SessionList } from './sessionList.ts';
import { inGroups, newSecret, qrCode } from './totp.ts';

export interface AccountPorts {
  readonly hostOf: HostOf;
  readonly users: Pick<EmbeddedUsers, 'find' | 'setPassword'>;
  readonly attempts: Pick<Attempts, 'find' | 'change'>;
  readonly factors: Factors;
  readonly progress: ProgressStore;
  readonly sessionList: SessionList;
  readonly now: () => Date;
  readonly signIn: ReturnType<typeof createSignIn>;
  readonly deviceKey: string;
  readonly mail: AccountMail;
  readonly answers: FormAnswers;
}

const answerLength = 12_000;
const Done = z.enum(Object.keys(securityEnglish.done) as [AccountDone, ...AccountDone[]]);
const Named = z.object({ passkeyId: z.optional(z.string()), uid: z.optional(z.string()) });

/** What the pages know about this person's unfinished changes is stored by session. */
const progressKey = ({ session }: FreshPerson): string => `account:${session.uid}`;

/** The pages where people manage how they sign in. Each needs a sign-in of a few minutes ago. */
export function accountPages(app: FastifyInstance, ports: AccountPorts): void {
  const { attempts, factors, progress, sessionList, now, answers } = ports;
  const allowance = { perMinute: 1, perHour: 3 };
  const verifications = createAttemptLimit({ attempts, name: 'verification of', allowance, now });

  async function show(
    person: FreshPerson,
    request: FastifyRequest,
    reply: FastifyReply,
    done: AccountModel['done'],
  ) {
    const { host, language, user, session } = person;
    const answer = await answers.shown({ request, reply, host }, language);
    const [own, sessions, needsFactor, { options, challenge }] = await Promise.all([
      factors.own(user.id),
      sessionList.of(user.id),
      factors.isRequired(user.id, host.variant),
      factors.beginPasskey(host, user),
    ]);
    await progress.write(host.variant, progressKey(person), {
      userId: user.id,
      stage: 'account',
      amr: [],
      challenge,
    });
    const page = accountPage({
      language,
      address: accountAddress,
      mail: user.mail,
      isMailVerified: user.isMailVerified,
      done,
      refusal: answer?.refusal ?? null,
      problems: answer?.problems ?? {},
      appSince: own.appSince,
      passkeys: own.passkeys.map((passkey) => ({ ...passkey, isHere: passkey.variant === host.variant })),
      needsFactor,
      recoveryCodes: own.recoveryCodes,
      newPasskey: {
        options,
        name: passkeyNameFrom('', browserNameOf(request.headers['user-agent']), language),
      },
      sessions: sessions.map((each) => ({
        ...each,
        name: browserWords(each, language),
        isThis: each.uid === session.uid,
      })),
    });
    return sendScriptedPage(reply, answer?.status ?? 200, page);
  }

  /** Answers a form on the page that this leads to, for as long as the form itself would be accepted. */
  const again = (
    { host, language }: FreshPerson,
    request: FastifyRequest,
    reply: FastifyReply,
    answer: FormAnswer = { status: 200 },
    path = '',
  ) => {
    const page = new URL(`${accountAddress}${path}`, host.origin);
    page.searchParams.set('language', language);
    return answers.send({ request, reply, host }, `${page.pathname}${page.search}`, answer);
  };

  /** Answers a form that changed something: with recovery codes if there are new ones, then with the page. */
  const changed = async (
    person: FreshPerson,
    request: FastifyRequest,
    reply: FastifyReply,
    done: AccountDone,
    codes: readonly string[] | null = null,
  ) => {
    const { language } = person;
    const query = `?done=${done}`;
    if (codes === null) return again(person, request, reply, { status: 200 }, query);
    const next = `${accountAddress}${query}&language=${language}`;
    return sendPage(reply, 200, codesPage({ language, codes, next }));
  };

  const tell = ({ host, language, user }: FreshPerson, request: FastifyRequest, notice: Notice) =>
    ports.mail.tell(
      user,
      notice,
      { origin: host.origin, language },
      browserNameOf(request.headers['user-agent']),
    );

  /** A session that was opened before the change may be another person's. */
  async function endOthersAndTell(
    person: FreshPerson,
    request: FastifyRequest,
    notice: Notice,
  ): Promise<void> {
    await sessionList.endAll(person.user.id, person.session.uid);
    await tell(person, request, notice);
  }

  type Handler = (person: FreshPerson, request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;
  const serve = (method: 'GET' | 'POST', path: string, handler: Handler) =>
    app.route({
      method,
      url: `${accountAddress}${path}`,
      ...open,
      handler: async (request, reply) => {
        const person = await freshPerson(request, reply, ports);
        return person === null ? reply : handler(person, request, reply);
      },
    });

  const page: Handler = async (person, request, reply) => {
    const query = new URL(request.url, 'http://page').searchParams;
    // The sign-in came back: its code is not needed, because the session itself says who it was.
    if (query.has('code') || query.has('error'))
      return reply.redirect(`${accountAddress}?language=${person.language}`, 303);
    return show(person, request, reply, Done.safeParse(query.get('done')).data ?? null);
  };
  serve('GET', '', page);
  // The button below new recovery codes.
  serve('POST', '', (person, request, reply) => {
    const done = Done.safeParse(new URL(request.url, 'http://page').searchParams.get('done')).data;
    return done === undefined ? again(person, request, reply) : changed(person, request, reply, done);
  });

  serve('GET', '/app', async (person, request, reply) => {
    const { host, language, user } = person;
    const answer = await answers.shown({ request, reply, host }, language);
    // A mistyped code must not make people scan again.
    const before = answer === null ? null : await progress.read(host.variant, progressKey(person));
    const secret = before?.secret ?? newSecret();
    await progress.write(host.variant, progressKey(person), {
      userId: user.id,
      stage: 'account',
      amr: [],
      secret,
    });
    const problem = answer?.problems['code'] ?? null;
    return sendPage(reply, answer?.status ?? 200, newApp(language, user.mail, secret, problem));
  });
  serve('POST', '/app', async (person, request, reply) => {
    const { host, user } = person;
    const secret = (await progress.read(host.variant, progressKey(person)))?.secret;
    if (secret === undefined) return again(person, request, reply);
    const result = await factors.addApp(user.id, secret, textIn(request.body, 'code', 40));
    if (result === null)
      return again(person, request, reply, { status: 400, problems: { code: 'setUpFailed' } }, '/app');
    await endOthersAndTell(person, request, 'factorAdded');
    return changed(person, request, reply, 'app', result.codes);
  });
  serve('POST', '/app/remove', async (person, request, reply) => {
    if (!(await factors.remove(person.user.id, person.host.variant, { app: true })))
      return again(person, request, reply);
    await endOthersAndTell(person, request, 'factorRemoved');
    return changed(person, request, reply, 'appRemoved');
  });

  serve('POST', '/passkeys', async (person, request, reply) => {
    const { host, language, user } = person;
    const challenge = (await progress.read(host.variant, progressKey(person)))?.challenge;
    await progress.clear(host.variant, progressKey(person));
    const answer = textIn(request.body, 'answer', answerLength);
    const browser = browserNameOf(request.headers['user-agent']);
    const name = passkeyNameFrom(textIn(request.body, 'name', passkeyNameLength * 4), browser, language);
    const result =
      challenge === undefined ? null : await factors.addPasskey(host, user.id, challenge, { answer, name });
    if (result === null) return again(person, request, reply, { status: 400, refusal: 'passkeyNotAdded' });
    await endOthersAndTell(person, request, 'factorAdded');
    return changed(person, request, reply, 'passkey', result.codes);
  });
  serve('POST', '/passkeys/:passkeyId/rename', async (person, request, reply) => {
    const { passkeyId = '' } = Named.parse(request.params);
    const typed = textIn(request.body, 'name', passkeyNameLength * 4);
    const browser = browserNameOf(request.headers['user-agent']);
    await factors.renamePasskey(person.user.id, passkeyId, passkeyNameFrom(typed, browser, person.language));
    return changed(person, request, reply, 'passkeyRenamed');
  });
  serve('POST', '/passkeys/:passkeyId/remove', async (person, request, reply) => {
    const { passkeyId = '' } = Named.parse(request.params);
    if (!(await factors.remove(person.user.id, person.host.variant, { passkey: passkeyId })))
      return again(person, request, reply);
    await endOthersAndTell(person, request, 'factorRemoved');
    return changed(person, request, reply, 'passkeyRemoved');
  });
  serve('POST', '/recovery-codes', async (person, request, reply) => {
    const { language, user } = person;
    const next = `${accountAddress}?language=${language}`;
    const codes = await factors.renewRecoveryCodes(user.id);
    await tell(person, request, 'newRecoveryCodes');
    return sendPage(reply, 200, codesPage({ language, codes, next }));
  });

  serve('POST', '/password', async (person, request, reply) => {
    const { host, user } = person;
    const refused = await changePassword(ports, person, request, reply);
    if (refused !== null) return again(person, request, reply, refused);
    const renewed = await ports.users.find(user.id);
    if (renewed !== null) markDevice(request, reply, host, renewed, ports.deviceKey);
    await endOthersAndTell(person, request, 'passwordChanged');
    return changed(person, request, reply, 'password');
  });

  serve('POST', '/verification', async (person, request, reply) => {
    const { host, language, user } = person;
    if ((await verifications.take(user.id)) === 0 && !user.isMailVerified)
      await ports.mail.sendLink('verify', user, { origin: host.origin, language });
    return changed(person, request, reply, 'verification');
  });

  serve('POST', '/sessions/:uid/end', async (person, request, reply) => {
    const { uid = '' } = Named.parse(request.params);
    await sessionList.endOne(person.user.id, uid);
    return changed(person, request, reply, 'ended');
  });
  serve('POST', '/sign-out-everywhere', async ({ user, language }, _request, reply) => {
    await sessionList.endAll(user.id, null);
    return sendPage(reply, 200, endedEverywherePage(language));
  });

  const newApp = (language: FreshPerson['language'], mail: string, secret: string, problem: string | null) =>
    appPage({
      language,
      address: `${accountAddress}/app`,
      qrCode: qrCode(secret, mail),
      key: inGroups(secret),
      problem,
    });
}
