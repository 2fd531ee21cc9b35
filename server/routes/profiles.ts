import type { FastifyInstance } from 'fastify';
import { CallError } from '#contract/failures.ts';
import {
  createdProfile,
  createProfile,
  deleteClient,
  deleteProfile,
  deleteProfiles,
  listClients,
  listProfiles,
  profileDetails,
  profileLogs,
  revealField,
  updateProfile,
} from '#contract/profiles.ts';
import { serve } from './serve.ts';
import { cut, partOf } from './logParts.ts';
import { actorNameFor } from '#server/identity/actorName.ts';
import type { Session } from '#server/identity/session.ts';
import { createProfileChange, createProfileChecks } from '#server/profiles/profileChange.ts';
import { createProfile as addProfile, findCreated } from '#server/profiles/createProfile.ts';
import { removeProfiles } from '#server/profiles/removeProfiles.ts';
import { found, usedKey } from '#server/refusals.ts';
import type { Services } from '#server/services.ts';
import { displayName } from '#server/store/names.ts';
import { detailOf } from './profileDetail.ts';
import { idempotencyClaim, ownKey } from './idempotency.ts';
import { profileList } from './profileWindow.ts';

export function profiles(app: FastifyInstance, services: Services): void {
  const { store, vault, clock } = services;
  const check = createProfileChecks({ clock });
  const change = createProfileChange({ store, clock });
  const usernameOf = (session: Session) => actorNameFor(session, store.users);
  async function remove(session: Session, ids: readonly string[]): Promise<{ ok: true }> {
    // The log of an erased client names no client, and a consumer is their own.
    const isOwn = session.variant === 'b2c' && !session.isImpersonating;
    const username = isOwn ? '' : await usernameOf(session);
    const blobs = found(
      await store.transaction((step) => removeProfiles(step, session.accountId, ids, username)),
    );
    // The profiles are gone; if their keys can't be destroyed now, housekeeping does it.
    await store.finishErasures().catch((error: unknown) => app.log.error(error, 'erasure unfinished'));
    await vault.remove(blobs);
    return { ok: true } as const;
  }

  serve(app, listProfiles, async ({ session, query }) => profileList(services, session, query));
  serve(app, listClients, async ({ session, query }) => profileList(services, session, query));

  serve(app, createProfile, async ({ session, body, request }) => {
    check(body, session.timeZone);
    const order = {
      accountId: session.accountId,
      variant: session.variant,
      username: await usernameOf(session),
      claim: idempotencyClaim(request, services),
      profile: body,
    };
    const made = await store.transaction((step) => addProfile(step, order));
    switch (made.kind) {
      case 'created':
      case 'repeated':
        return { id: made.id };
      case 'secondProfile':
        throw new CallError('secondProfile');
      case 'otherRequest':
        throw usedKey();
    }
  });

  serve(app, createdProfile, async ({ session, params }) => ({
    id: await findCreated(store, session.accountId, ownKey(session.userId, params.key)),
  }));

  serve(app, profileDetails, async ({ session, params, request }) => {
    const detail = found(await detailOf(services, session.accountId, params.profileId, request.log));
    // With the key of a link that nobody used, support could be the client (docs/decisions/0144).
    return session.isImpersonating ? { ...detail, onboardingKey: null, onboardingLink: null } : detail;
  });

  serve(app, updateProfile, async ({ session, params, body }) => {
    const { accountId, timeZone } = session;
    const username = await usernameOf(session);
    const version = await change({ accountId, profileId: params.profileId, timeZone, username }, body);
    return { ok: true, version } as const;
  });

  serve(app, deleteProfile, async ({ session, params }) => remove(session, [params.profileId]));
  serve(app, deleteClient, async ({ session, params }) => remove(session, [params.profileId]));
  serve(app, deleteProfiles, async ({ session, body }) => remove(session, body));

  serve(app, revealField, async ({ session, params, body }) => {
    const { accountId } = session;
    const profile = found(await store.profiles.findOpened(accountId, params.profileId));
    // Logged before the value is sent, so that no view goes unrecorded.
    await store.logs.add(accountId, {
      profileId: params.profileId,
      profileName: displayName(profile),
      username: await usernameOf(session),
      status: 'valueRevealed',
      reason: body.field,
    });
    return { value: profile.sensitive[body.field] };
  });

  serve(app, profileLogs, async ({ session, query }) => {
    const part = partOf(query);
    const entries = await store.logs.list(session.accountId, part);
    if (part === undefined) return { results: entries };
    const { shown, next } = cut(entries, ({ date, entry }) => ({ createdAt: date, id: entry }));
    return { results: shown, next };
  });
}
