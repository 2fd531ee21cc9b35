import type { FastifyInstance } from 'fastify';
import {
  acceptInvitation,
  type ClientData,
  clientInvitation,
  completeOwnData,
  createClientLink,
  ownUploadCalls,
  revokeClientLink,
} from '#contract/clientLink.ts';
import { DocumentKind, uploadSlots } from '#contract/documents.ts';
import { createDocumentStore } from '#server/documents/saveDocument.ts';
import { noteSubject } from '#server/access/subject.ts';
import { serve } from './serve.ts';
import { type ProfileChangeContext, createProfileChange } from '#server/profiles/profileChange.ts';
import { found } from '#server/refusals.ts';
import type { Services } from '#server/services.ts';
import { agencyOf, asClient, type BoundClient } from './boundClient.ts';
import { clientAddress } from './clientAddress.ts';
import { detailOf } from './profileDetail.ts';
import { bytesOf, fileOf } from './upload.ts';
import { forAccount } from '#server/store/wall.ts';

/** The link sent to a client. One part serves its agency, the other the client, who is signed in but has no account. */
export function clientLink(app: FastifyInstance, services: Services): void {
  const { store, origins } = services;

  function contextOf({ accountId, profileId, session, client }: BoundClient): ProfileChangeContext {
    return {
      accountId,
      profileId,
      timeZone: session.timeZone,
      username: client,
      onCompleted: (step, name) =>
        step.notifications.add(accountId, {
          type: 'positive',
          code: 'clientCompleted',
          params: { profile: name },
          profileId,
        }),
    };
  }

  serve(app, createClientLink, async ({ session, params: { profileId } }) => {
    const link = found(
      session.variant === 'b2b' ? await store.clientLinks.issue(session.accountId, profileId) : null,
    );
    return { url: clientAddress(origins, link.key), expiresAt: link.expiresAt };
  });

  serve(app, revokeClientLink, async ({ session: { accountId }, params: { profileId } }) => {
    found(await store.profiles.find(accountId, profileId));
    await store.clientLinks.revoke(accountId, profileId);
    return { ok: true } as const;
  });

  serve(app, clientInvitation, async ({ params: { clientKey } }) => {
    const invited = found(await store.clientLinks.leadsTo(clientKey));
    const { agency, agencyLogoUrl } = await forAccount(invited.accountId, () => agencyOf(services, invited));
    return { agency, agencyLogoUrl };
  });

  serve(app, acceptInvitation, async ({ params: { clientKey }, person, request }): Promise<ClientData> => {
    const invited = found(await store.clientLinks.bind(clientKey, person));
    noteSubject(request, invited);
    return forAccount(invited.accountId, async () => {
      if (!invited.isMailKnown) await store.clientLinks.noteMail(invited, (await request.askPerson()).mail);
      const detail = found(await detailOf(services, invited.accountId, invited.profileId, request.log));
      const { id: _id, profileName: _label, status: _status, credit: _credit, ...rest } = detail;
      const { onboardingKey: _key, onboardingLink: _link, onboardingClosedAt: _closed, ...data } = rest;
      const { agency, agencyLogoUrl } = await agencyOf(services, invited);
      const complete = await store.events.has(invited.accountId, invited.profileId, 'profileCompleted');
      return { ...data, agency, agencyLogoUrl, complete };
    });
  });

  serve(app, completeOwnData, ({ params: { clientKey }, person, body }) =>
    asClient(services, clientKey, person, async (client, own) => {
      const profile = found(await store.profiles.find(client.accountId, client.profileId));
      // The profile's label belongs to the agency.
      await createProfileChange(own)(contextOf(client), { ...body, profileName: profile.profileName });
      return { ok: true } as const;
    }),
  );

  for (const kind of DocumentKind.options) {
    serve(app, ownUploadCalls[kind], ({ params: { clientKey }, person, request }) =>
      asClient(services, clientKey, person, async (client, own) => {
        const file = await fileOf(request, uploadSlots[kind].field);
        const bytes = await bytesOf(file);
        await client.checkStillBound();
        await createDocumentStore(own)(contextOf(client), kind, bytes);
        return { ok: true } as const;
      }),
    );
  }
}
