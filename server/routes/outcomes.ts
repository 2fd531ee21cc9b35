import type { FastifyInstance } from 'fastify';
import { exportOutcomes, outcomes as outcomesCall } from '#contract/outcomes.ts';
import { accountOutcomes } from '#server/disputes/outcomes.ts';
import { outcomesCsv } from '#server/disputes/outcomesCsv.ts';
import { contentDisposition } from '#server/letters/archive.ts';
import type { Services } from '#server/services.ts';
import { todayIn } from '#server/today.ts';
import { serve } from './serve.ts';

/** The results of disputes, in figures. */
export function outcomes(app: FastifyInstance, { store, clock }: Services): void {
  serve(app, outcomesCall, ({ session: { accountId, timeZone }, query }) =>
    accountOutcomes(store, {
      accountId,
      period: query.period || 'all',
      today: todayIn(timeZone, clock),
    }),
  );

  serve(app, exportOutcomes, async ({ session: { accountId, timeZone }, query, reply }) => {
    const today = todayIn(timeZone, clock);
    const { rows } = await accountOutcomes(store, { accountId, period: query.period || 'all', today });
    return reply
      .headers({
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': contentDisposition(`outcomes-${today}.csv`),
      })
      .send(outcomesCsv(rows));
  });
}
