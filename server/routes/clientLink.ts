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
import type { Identity } from '#server/identity/identity.ts';
import { type ProfileChangeContext, createProfileChange } from '#server/profiles/profileChange.ts';
import { found } from '#server/refusals.ts';
import type { Services } from '#server/services.ts';
import type { Invited } from '#server/store/clientLinks.ts';
import { clientAddress } from './clientAddress.ts';
import { detailOf } from './profileDetail.ts';
import { bytesOf, fileOf } from './upload.ts';
import { forAccount } from '#server/store/wall.ts';

/** The link sent to a client. One part serves its agency, the other the client, who is signed in but has no account. */
export function clientLink(app: FastifyInstance, services: Services): void {
  const { store, origins } = services;
  const change = createProfileChange(services);
  const keep = createDocumentStore(services);

  async function agencyOf({ accountId }: Invited) {
    const [known, members] = await Promise.all([
      store.accounts.find(accountId),
      store.users.members(accountId),
    ]);
    const account = found(known);
    return {
      agency: account.companyName || (members[0]?.fullName ?? ''),
      agencyLogoUrl: account.companyLogoUrl,
      timeZone: account.timeZone,
    };
  }

  /** What a client does, within the account of the agency that sent them the link. */
  async function asClient<T>(
    key: string,
    person: Identity,
    work: (invited: Invited) => Promise<T>,
  ): Promise<T> {
    const invited = found(await store.clientLinks.boundTo(key, person));
    return forAccount(invited.accountId, () => work(invited));
  }

  async function contextOf(invited: Invited): Promise<ProfileChangeContext> {
    const { timeZone } = await agencyOf(invited);
    const profile = await store.profiles.find(invited.accountId, invited.profileId);
    return {
      ...invited,
      timeZone,
      username: `${profile?.firstName ?? ''} ${profile?.lastName ?? ''}`.trim() || (profile?.mail ?? ''),
      onCompleted: (step, name) =>
        step.notifications.add(invited.accountId, {
          type: 'positive',
          code: 'clientCompleted',
          params: { profile: name },
          profileId: invited.profileId,
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
    const { agency, agencyLogoUrl } = await forAccount(invited.accountId, () => agencyOf(invited));
    return { agency, agencyLogoUrl };
  });

  serve(app, acceptInvitation, async ({ params: { clientKey }, person, request }): Promise<ClientData> => {
    const invited = found(await store.clientLinks.bind(clientKey, person));
    noteSubject(request, invited);
    return forAccount(invited.accountId, async () => {
      const detail = found(await detailOf(services, invited.accountId, invited.profileId, request.log));
      const { id: _id, profileName: _label, status: _status, credit: _credit, ...rest } = detail;
      const { onboardingKey: _key, onboardingLink: _link, ...data } = rest;
      const { agency, agencyLogoUrl } = await agencyOf(invited);
      const complete = await store.events.has(invited.accountId, invited.profileId, 'profileCompleted');
      return { ...data, agency, agencyLogoUrl, complete };
    });
  });

  serve(app, completeOwnData, ({ params: { clientKey }, person, body }) =>
    asClient(clientKey, person, async (invited) => {
      const profile = found(await store.profiles.find(invited.accountId, invited.profileId));
      // The profile's label belongs to the agency.
      await change(await contextOf(invited), { ...body, profileName: profile.profileName });
      return { ok: true } as const;
    }),
  );

  for (const kind of DocumentKind.options) {
    serve(app, ownUploadCalls[kind], ({ params: { clientKey }, person, request }) =>
      asClient(clientKey, person, async (invited) => {
        const file = await fileOf(request, uploadSlots[kind].field);
        await keep(await contextOf(invited), kind, await bytesOf(file));
        return { ok: true } as const;
      }),
    );
  }
}
