import type { FastifyInstance } from 'fastify';
import {
  allGenerations,
  getStates,
  myInformation,
  notifications,
  readNotifications,
  savePhone,
  saveSettings,
} from '#contract/account.ts';
import { CallError } from '#contract/failures.ts';
import { timeZoneNamed } from '#contract/timeZones.ts';
import type { Services } from '#server/services.ts';
import { serve } from './serve.ts';
import { states } from '#server/profiles/states.ts';
import type { StoredNotification } from '#server/store/notifications.ts';
import { cut, partOf } from './logParts.ts';
import { wording } from './notificationWording.ts';
import { countsOf } from './statusCounts.ts';

export function account(app: FastifyInstance, { store, clock }: Services): void {
  serve(app, myInformation, async ({ session }) => {
    const { accountId, userId } = session;
    const [user, own, tally, ledger, hasReport, supportConsentUntil, mailSettings, walkthroughSeen] =
      await Promise.all([
        store.users.find(userId),
        store.accounts.find(accountId),
        store.profiles.tally(accountId),
        store.ledger.summary(accountId),
        store.reports.hasAny(accountId),
        store.accounts.supportConsent(accountId),
        store.memberSettings.mail(accountId, userId),
        store.memberSettings.hasSeenWalkthrough(accountId, userId),
      ]);
    if (!user || !own) throw new CallError('unauthenticated');
    return {
      id: user.id,
      variant: own.variant,
      fullName: user.fullName,
      mail: user.mail,
      phoneNumber: user.phoneNumber,
      lastSignIn: user.lastSignIn,
      dateJoined: user.createdAt,
      lastActiveDate: user.lastActive,
      showOnboarding: user.showOnboarding,
      ...mailSettings,
      timeZone: own.timeZone,
      walkthroughSeen,
      onboarding: { report: hasReport },
      generationsLeft: { value: ledger.left, account: own.number },
      statitics: countsOf(tally),
      lastGeneration: ledger.lastUsedAt,
      companyName: own.companyName,
      companyUrl: own.companyUrl,
      companyLogoUrl: own.companyLogoUrl,
      support: session.isSupport,
      supportConsentUntil,
      impersonated: session.isImpersonating,
    };
  });

  serve(app, allGenerations, async ({ session }) => {
    const { left, used, lastUsedAt } = await store.ledger.summary(session.accountId);
    // Generations do not expire.
    return {
      generationsLeft: { value: left, until: null },
      generationsUsed: { value: used, until: lastUsedAt },
    };
  });

  serve(app, saveSettings, async ({ session, body }) => {
    const { accountId, userId } = session;
    const { fullName, mail, showOnboarding, companyName, companyUrl, companyLogoUrl } = body;
    const { language, remindersByMail, walkthroughSeen } = body;
    // Under its one name: what is needed to calculate with each is kept in memory, and names can be spelled in many ways.
    const timeZone = body.timeZone === undefined ? undefined : (timeZoneNamed(body.timeZone) ?? undefined);
    await store.transaction(async (step) => {
      await step.closings.lockOpen(accountId);
      await step.users.update(accountId, userId, {
        fullName,
        mail,
        showOnboarding,
        language,
        remindersByMail,
        walkthroughSeen,
      });
      await step.accounts.update(accountId, { companyName, companyUrl, companyLogoUrl, timeZone });
    });
    return { ok: true } as const;
  });

  serve(app, savePhone, async ({ session, body }) => {
    const { accountId, userId } = session;
    await store.transaction(async (step) => {
      await step.closings.lockOpen(accountId);
      await step.users.update(accountId, userId, { phoneNumber: body.phone });
    });
    return { ok: true } as const;
  });

  serve(app, notifications, async ({ session, query }) => {
    const part = partOf(query);
    const [stored, readAt, count] = await Promise.all([
      store.notifications.list(session.accountId, part),
      store.memberSettings.notificationsReadAt(session.accountId, session.userId),
      query.latest === undefined ? undefined : store.notifications.count(session.accountId),
    ]);
    const worded = (notification: StoredNotification) => ({
      ...notification,
      ...wording(notification),
      read: readAt !== null && notification.createdAt <= readAt,
    });
    if (part === undefined) return { results: stored.map(worded) };
    const { shown, next } = cut(stored, (entry) => entry);
    return { results: shown.map(worded), next, ...(count !== undefined && { count }) };
  });

  serve(app, readNotifications, async ({ session, body: { until } }) => {
    const { accountId, userId, isImpersonating } = session;
    const now = clock.now().toISOString();
    if (!isImpersonating)
      await store.memberSettings.readNotifications(accountId, userId, until < now ? until : now);
    return { ok: true } as const;
  });

  serve(app, getStates, async () => ({ results: states }));
}
