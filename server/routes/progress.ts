import type { FastifyInstance } from 'fastify';
import { progress as progressCall, progressReport } from '#contract/progress.ts';
import { contentDisposition } from '#server/letters/archive.ts';
import { refusedByName } from '#server/generation/refusedByName.ts';
import { progressPages } from '#server/progress/pages.ts';
import { clientProgress } from '#server/progress/progress.ts';
import { progressTexts } from '#server/progress/texts.ts';
import type { Services } from '#server/services.ts';
import { todayIn } from '#server/today.ts';
import { defaultLanguage } from '#vocabulary/languages.ts';
import { withDisconnectSignal } from './abortOnDisconnect.ts';
import { serve } from './serve.ts';

/** What was asked for a client, and what came. */
export function progress(app: FastifyInstance, services: Services): void {
  const { typesetter, turns, clock } = services;

  serve(app, progressCall, ({ session: { accountId, timeZone }, params: { profileId } }) =>
    clientProgress(services, { accountId, profileId, timeZone, today: todayIn(timeZone, clock) }),
  );

  serve(app, progressReport, async ({ session, params: { profileId }, query, request, reply }) => {
    const { accountId, timeZone } = session;
    const language = query.language || defaultLanguage;
    const today = todayIn(timeZone, clock);
    const pages = progressPages(
      await clientProgress(services, { accountId, profileId, timeZone, today }),
      language,
    );
    const pdf = await withDisconnectSignal(request, (signal) =>
      turns.letters
        .take(accountId, () => typesetter.typesetProgress(pages, { signal }), signal)
        .catch(refusedByName),
    );
    return reply
      .headers({
        'content-type': 'application/pdf',
        'content-disposition': contentDisposition(
          `${pages.name} ${progressTexts[language].fileName} ${today}.pdf`,
        ),
      })
      .send(Buffer.from(pdf));
  });
}
