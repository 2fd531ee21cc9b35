import type { FastifyInstance } from 'fastify';
import {
  approveOwnLetter,
  askForLetterChange,
  changeOwnLetter,
  ownDisputes,
  ownLetter,
  recordOwnEvent,
  uploadOwnFile,
  withdrawOwnStatement,
} from '#contract/clientPage.ts';
import { ownPages } from '#contract/ownPages.ts';
import { noteSubject } from '#server/access/subject.ts';
import { clientDisputes } from '#server/disputes/clientDisputes.ts';
import { saveDisputeFile } from '#server/disputes/files.ts';
import { recordDisputeEvent } from '#server/disputes/record.ts';
import { withdrawOwnStatement as withdraw } from '#server/disputes/withdrawOwnStatement.ts';
import { loadDenials } from '#server/generation/next/loadDenials.ts';
import { changeOwnLetter as change } from '#server/generation/own/changeOwnLetter.ts';
import { readOwnLetter } from '#server/generation/own/readOwnLetter.ts';
import { approveOwnLetter as approve, askForChange } from '#server/generation/own/sayAboutLetter.ts';
import { inTurn } from '#server/looking/inTurn.ts';
import type { Services } from '#server/services.ts';
import { forAccount } from '#server/store/wall.ts';
import { agencyOf, asClient } from './boundClient.ts';
import { idempotencyClaim, ownClaim } from './idempotency.ts';
import { serve } from './serve.ts';
import { bytesOf, fileOf } from './upload.ts';

/** What a client sees and does on their own page. Every call names it by its key, and opens it only for the person bound to it. */
export function clientPage(app: FastifyInstance, services: Services): void {
  const { store } = services;

  serve(app, ownPages, async ({ person }) => {
    const bound = await store.clientLinks.of(person);
    const results = [];
    for (const { key, ...invited } of bound) {
      const { agency, agencyLogoUrl } = await forAccount(invited.accountId, () =>
        agencyOf(services, invited),
      );
      results.push({ clientKey: key, agency, agencyLogoUrl });
    }
    const user = await store.users.findBySubject(person.provider, person.subject);
    return { hasAccount: user !== null, results };
  });

  serve(app, ownDisputes, ({ params: { clientKey }, person, request }) =>
    asClient(services, clientKey, person, async ({ accountId, profileId, client, today, session }) => {
      noteSubject(request, { accountId, profileId });
      const { timeZone } = session;
      const whose = { accountId, profileId };
      const denials = await loadDenials(inTurn(services, accountId), whose);
      const all = await clientDisputes(store, { ...whose, timeZone, today }, denials);
      // The label, the notes, and the scans are the agency's. Each letter shows its own changes.
      return { ...all, profileName: client, timeline: [], files: [], changes: [] };
    }),
  );

  serve(app, recordOwnEvent, ({ params: { clientKey }, person, body, request }) =>
    asClient(services, clientKey, person, ({ session, profileId, client }, own) =>
      recordDisputeEvent(own, {
        session,
        profileId,
        client,
        ...body,
        claim: idempotencyClaim(request, services),
        ...(body.event.kind === 'ended' && { notifies: 'clientEnded' as const }),
      }),
    ),
  );

  serve(app, uploadOwnFile, ({ params: { clientKey }, person, request }) =>
    asClient(services, clientKey, person, async ({ session, profileId, client, checkStillBound }, own) => {
      const file = await fileOf(request, uploadOwnFile.upload);
      const bytes = async () => {
        const arrived = await bytesOf(file);
        await checkStillBound();
        return arrived;
      };
      const given = { name: file.filename, bytes, claim: ownClaim(request, services) };
      return { id: await saveDisputeFile(own, { session, profileId, client, ...given }) };
    }),
  );

  serve(app, ownLetter, ({ params: { clientKey, letterId }, query: { glossIn }, person, request }) =>
    asClient(services, clientKey, person, async ({ accountId, profileId, today }) => {
      noteSubject(request, { accountId, profileId, object: letterId });
      return readOwnLetter(services, { accountId, profileId, today, letterId }, glossIn);
    }),
  );

  serve(app, approveOwnLetter, ({ params: { clientKey, letterId }, person, body, request }) =>
    asClient(services, clientKey, person, ({ session, profileId, client, today }, own) =>
      approve(
        own,
        { session, profileId, client, letterId, today, claim: idempotencyClaim(request, services) },
        body,
      ),
    ),
  );

  serve(app, changeOwnLetter, ({ params: { clientKey, letterId }, person, body, request }) =>
    asClient(services, clientKey, person, ({ session, profileId, client, today }, own) =>
      change(
        own,
        { session, profileId, client, letterId, today, claim: idempotencyClaim(request, services) },
        { ...body, words: Object.fromEntries(body.words.map(({ item, words }) => [item, words])) },
      ),
    ),
  );

  serve(app, askForLetterChange, ({ params: { clientKey, letterId }, person, body: { note }, request }) =>
    asClient(services, clientKey, person, ({ session, profileId, client, today }, own) =>
      askForChange(
        own,
        { session, profileId, client, letterId, today, claim: idempotencyClaim(request, services) },
        note,
      ),
    ),
  );

  serve(app, withdrawOwnStatement, ({ params: { clientKey, statementId }, person }) =>
    asClient(services, clientKey, person, async ({ session, profileId, client }, own) => {
      await withdraw(own, { session, profileId, statementId, client });
      return { ok: true } as const;
    }),
  );
}
