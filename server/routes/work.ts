import type { FastifyInstance } from 'fastify';
import { addedDays, dueDay, dueDays } from '#contract/dueDays.ts';
import { workDue as workDueCall } from '#contract/work.ts';
import { workDue } from '#server/disputes/workDue.ts';
import type { Services } from '#server/services.ts';
import { todayIn } from '#server/today.ts';
import { serve } from './serve.ts';

/** What waits or is due, for all clients of an account. */
export function work(app: FastifyInstance, { store, clock }: Services): void {
  serve(app, workDueCall, async ({ session, query: { group, from } }) => {
    const today = todayIn(session.timeZone, clock);
    const asked = { today, group: group === '' ? null : (group ?? null), from: Number(from ?? 0) };
    return { today, groups: await workDue(store, session, asked) };
  });

  serve(app, dueDays, async ({ session: { accountId }, query }) => ({
    days: await store.work.days(accountId, query),
  }));

  serve(app, addedDays, async ({ session: { accountId }, query: { starts } }) => {
    const days = await store.profiles.byDay(accountId, starts.split(','));
    return { days: days.map(({ place, status, count }) => ({ day: place, status, clients: count })) };
  });

  serve(app, dueDay, async ({ session: { accountId }, params: { day } }) => {
    const clients = await store.work.ofDay(accountId, day);
    const keyOf = ({ kind, profileName, profileId }: (typeof clients)[number]) =>
      `${kind === 'due' ? 0 : 1} ${profileName} ${profileId}`;
    return {
      clients: clients
        .toSorted((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1))
        .map(({ kind, profileId, profileName, letter, count, isAssumed }) => ({
          kind,
          profileId,
          profileName,
          letter,
          letters: count,
          isAssumed,
        })),
    };
  });
}
