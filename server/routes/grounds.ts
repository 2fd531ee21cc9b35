import type { FastifyInstance } from 'fastify';
import { CallError } from '#contract/failures.ts';
import {
  confirmReason,
  disputeGrounds,
  withdrawReason,
  type AccountGrounds,
  type ConfirmedReason,
} from '#contract/grounds.ts';
import { type Finding, findings } from '#credit/findings/findings.ts';
import { isAdverse } from '#credit/findings/accountRating.ts';
import type { Account } from '#credit/report/model.ts';
import { consumerFromProfile } from '#server/profiles/profileConsumer.ts';
import { serve } from './serve.ts';
import { shownFinding } from './shownFinding.ts';
import { changeStatements } from '#server/disputes/changeStatements.ts';
import { actorNameFor } from '#server/identity/actorName.ts';
import { loadEarlier } from '#server/imports/earlierReport.ts';
import { openReport } from '#server/imports/reportModel.ts';
import { found } from '#server/refusals.ts';
import type { Services } from '#server/services.ts';
import type { ReportReference } from '#server/store/confirmations.ts';
import { todayIn } from '#server/today.ts';

/** Shown next to the accounts in the Repair Center: contradictions within the report, and what the client says. */
export function grounds(app: FastifyInstance, services: Services): void {
  const { store, clock } = services;

  const reportOf = (accountId: string, { profileId, reportId }: ReportReference) =>
    openReport(services, accountId, reportId, profileId);

  serve(app, disputeGrounds, async ({ session, params }) => {
    const { accountId, timeZone, isImpersonating } = session;
    const report = await reportOf(accountId, params);
    const profile = await consumerFromProfile(services, accountId, params.profileId);
    const before = await loadEarlier(services, accountId, params, report);
    const found = findings(report, { today: todayIn(timeZone, clock), profile, before });
    return {
      accounts: report.accounts.map((account) => groundsOf(account, found, isImpersonating)),
      confirmations: await store.confirmations.list(accountId, params),
    };
  });

  serve(app, confirmReason, async ({ session, params, body }) => {
    const { accountId, timeZone } = session;
    const account = found(
      (await reportOf(accountId, params)).accounts.find(({ id }) => id === body.accountId),
    );
    const wrong = problemOf(body.reason, account, todayIn(timeZone, clock));
    if (wrong !== null) throw new CallError('invalid', '', [{ field: wrong, problem: 'invalid' }]);
    const by = { userId: session.userId, username: await actorNameFor(session, store.users) };
    const added = found(
      await changeStatements(services, { session, profileId: params.profileId }, (step) =>
        step.confirmations.add(accountId, params, body, by),
      ),
    );
    if (added !== 'added')
      throw new CallError('contradictoryReasons', '', [{ field: 'reason', problem: added }]);
    return { confirmations: await store.confirmations.list(accountId, params) };
  });

  serve(app, withdrawReason, async ({ session, params }) => {
    const { accountId } = session;
    const by = await actorNameFor(session, store.users);
    const withdrawn = await changeStatements(services, { session, profileId: params.profileId }, (step) =>
      step.confirmations.withdraw(accountId, params, params.confirmationId, by),
    );
    if (!withdrawn) throw new CallError('notFound');
    return { confirmations: await store.confirmations.list(accountId, params) };
  });
}

function groundsOf(account: Account, found: readonly Finding[], isSupport: boolean): AccountGrounds {
  const own = found.filter(({ subject }) => subject.kind === 'account' && subject.id === account.id);
  return {
    accountId: account.id,
    findings: own.map((finding) => shownFinding(finding, isSupport)),
    lateMonths: lateMonthsOf(account),
  };
}

function lateMonthsOf(account: Account): string[] {
  const months = account.tradelines.flatMap((line) =>
    line.history.filter(isAdverse).map(({ month }) => month),
  );
  return [...new Set(months)].toSorted().toReversed();
}

/** The field of a reason that is impossible, such as a future date or a month that nobody reports as late. */
function problemOf(reason: ConfirmedReason, account: Account, today: string): string | null {
  if ('on' in reason && reason.on !== null && reason.on > today) return 'reason.on';
  if (reason.reason === 'wrongDate' && reason.right !== null && reason.right > today) return 'reason.right';
  if (reason.reason !== 'neverLate') return null;
  const late = lateMonthsOf(account);
  return reason.months.every((month) => late.includes(month)) ? null : 'reason.months';
}
