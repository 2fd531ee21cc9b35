import type { FastifyInstance } from 'fastify';
import { reportProposals } from '#contract/proposals.ts';
import { noteSubject } from '#server/access/subject.ts';
import { proposals as proposalsOf } from '#server/disputes/proposals.ts';
import { reportNames } from '#server/imports/reportNames.ts';
import type { Services } from '#server/services.ts';
import { todayIn } from '#server/today.ts';
import { serve } from './serve.ts';

/** What newer reports show about disputed items. */
export function proposals(app: FastifyInstance, { store, clock }: Services): void {
  serve(
    app,
    reportProposals,
    async ({ session: { accountId, timeZone }, params: { profileId }, request }) => {
      const names = reportNames(await store.reports.list(accountId, profileId), timeZone);
      const whose = { accountId, profileId, today: todayIn(timeZone, clock) };
      const reply = await proposalsOf(store, whose, (reportId) => names.get(reportId) ?? '');
      if (reply.report !== null) noteSubject(request, { object: reply.report.id });
      return reply;
    },
  );
}
