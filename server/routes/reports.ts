import type { FastifyInstance, FastifyReply } from 'fastify';
import { CallError } from '#contract/failures.ts';
import {
  accountInformation,
  creditReports,
  manualAccounts,
  negativeAccounts,
  reportTicket,
  ticketedReport,
  viewReport,
} from '#contract/reports.ts';
import { consumerFromProfile } from '#server/profiles/profileConsumer.ts';
import { noteSubject, readerOf } from '#server/access/subject.ts';
import { workFor } from './clientWork.ts';
import { serve } from './serve.ts';
import { loadEarlierModel } from '#server/imports/earlierReport.ts';
import { loadModel, openModel } from '#server/imports/reportModel.ts';
import { reportNames } from '#server/imports/reportNames.ts';
import { found } from '#server/refusals.ts';
import type { Services } from '#server/services.ts';
import type { ReportReference } from '#server/store/confirmations.ts';
import { todayIn } from '#server/today.ts';
import { defaultLanguage, type Language } from '#vocabulary/languages.ts';
import { forAccount } from '#server/store/wall.ts';

/** The page uses only the report model. The header also protects a page that is opened on its own. */
const reportPolicy = "sandbox; default-src 'none'; style-src 'unsafe-inline'; font-src 'self'; img-src data:";
const ticketLife = 60_000;

export function reports(app: FastifyInstance, services: Services): void {
  const { store, clock, origins } = services;

  const open = (accountId: string, reportId: string, profileId?: string) =>
    openModel(services, accountId, reportId, profileId);

  async function sendPage(
    reply: FastifyReply,
    { accountId, reportId, profileId }: ReportReference & { readonly accountId: string },
    { language, timeZone, isMasked }: { language: Language; timeZone: string; isMasked: boolean },
  ): Promise<FastifyReply> {
    const model = await open(accountId, reportId, profileId);
    const profile = await consumerFromProfile(services, accountId, profileId);
    const before = await loadEarlierModel(services, accountId, { profileId, reportId }, model);
    const today = todayIn(timeZone, clock);
    const page = await services.looker.see('page', [model, before], { language, today, profile, isMasked });
    return reply
      .headers({
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': reportPolicy,
        'referrer-policy': 'no-referrer',
      })
      .send(page);
  }

  serve(app, creditReports, async ({ session, params }) => {
    if ((await store.profiles.find(session.accountId, params.profileId)) === null)
      throw new CallError('notFound');
    const [found, work] = await Promise.all([
      store.reports.list(session.accountId, params.profileId),
      workFor(services, session, params.profileId),
    ]);
    const names = reportNames(found, session.timeZone);
    const results = found.map(({ id, name }) => ({ id, name: names.get(id) ?? name }));
    return { results, ...(work.length > 0 && { work }) };
  });

  // Support sees it without what it sees nowhere (docs/decisions/0158).
  serve(app, viewReport, ({ session, params, query, reply }) => {
    const { accountId, timeZone, isImpersonating: isMasked } = session;
    const language = query.language || defaultLanguage;
    return sendPage(reply, { ...params, accountId }, { language, timeZone, isMasked });
  });

  serve(app, reportTicket, async ({ session, params, query }) => {
    const { accountId, variant } = session;
    found(await store.reports.find(accountId, params.reportId, params.profileId));
    const expiresAt = new Date(clock.now().getTime() + ticketLife);
    const ticket = await store.tickets.issue(
      { accountId, ...params, language: query.language || defaultLanguage, reader: readerOf(session) },
      expiresAt,
    );
    return { url: `${origins[variant]}${ticketedReport.url.replace(':ticket', ticket)}` };
  });

  serve(app, ticketedReport, async ({ params, request, reply }) => {
    const use = found(await store.tickets.redeem(params.ticket));
    noteSubject(request, { ...use, object: use.reportId });
    return forAccount(use.accountId, async () => {
      const account = found(await store.accounts.find(use.accountId));
      const { timeZone } = account;
      const isMasked = use.reader.actor !== 'member';
      return sendPage(reply, use, { language: use.language, timeZone, isMasked });
    });
  });

  for (const call of [manualAccounts, negativeAccounts])
    serve(app, call, async ({ session, params }) => {
      const model = await open(session.accountId, params.reportId, params.profileId);
      return services.looker.reply('accounts', [model], { negativeOnly: call === negativeAccounts });
    });

  serve(app, accountInformation, async ({ session, params, request }) => {
    const stored = found(await store.reports.find(session.accountId, params.reportId));
    noteSubject(request, { profileId: stored.profileId });
    const model = await loadModel(services, session.accountId, stored);
    return services.looker.reply('account', [model], { accountId: params.accountId });
  });
}
