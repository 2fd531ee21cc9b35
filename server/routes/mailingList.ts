import type { FastifyInstance } from 'fastify';
import { mailingList as mailingListCall } from '#contract/mailingList.ts';
import { mailingListOf } from '#server/disputes/mailingList.ts';
import { contentDisposition } from '#server/letters/archive.ts';
import { refusedByName } from '#server/generation/refusedByName.ts';
import { mailingPages } from '#server/disputes/mailingPages.ts';
import { mailingTexts } from '#server/disputes/mailingTexts.ts';
import type { Services } from '#server/services.ts';
import { todayIn } from '#server/today.ts';
import { defaultLanguage } from '#vocabulary/languages.ts';
import { withDisconnectSignal } from './abortOnDisconnect.ts';
import { serve } from './serve.ts';

/** What the forms for certified mail ask about letters. */
export function mailingList(app: FastifyInstance, services: Services): void {
  const { typesetter, turns, clock } = services;

  serve(app, mailingListCall, async ({ session, params, query, request, reply }) => {
    const { accountId, timeZone } = session;
    const { profileId, sessionId } = params;
    const language = query.language || defaultLanguage;
    const today = todayIn(timeZone, clock);
    const list = await mailingListOf(services, { accountId, profileId, today }, sessionId);
    const pages = mailingPages(list, today, language);
    const pdf = await withDisconnectSignal(request, (signal) =>
      turns.letters
        .take(accountId, () => typesetter.typesetMailing(pages, { signal }), signal)
        .catch(refusedByName),
    );
    return reply
      .headers({
        'content-type': 'application/pdf',
        'content-disposition': contentDisposition(
          `${list.name} ${mailingTexts[language].fileName} ${today}.pdf`,
        ),
      })
      .send(Buffer.from(pdf));
  });
}
