import * as z from 'zod/mini';
import { Variant } from '#contract/shapes.ts';
import type { EmbeddedSessions } from '#server/store/embeddedSessions.ts';
import type { EmbeddedUsers } from '#server/store/embeddedUsers.ts';
import type { OidcPayloads } from '#server/store/oidcPayloads.ts';
import { grantsOf, sessionsOf } from './adapter.ts';

/** What an operator does to others' sessions, in a process without the provider. */
export interface Sessions {
  readonly embeddedUsers: Pick<EmbeddedUsers, 'signOut'>;
  readonly embeddedSessions: Pick<EmbeddedSessions, 'of' | 'remove'>;
  readonly oidcPayloads: Pick<OidcPayloads, 'findByUid' | 'revokeByGrantId' | 'destroy' | 'end'>;
}

/** The part of oidc-provider's session that names what was issued in it. */
const Session = z.object({
  authorizations: z.optional(z.record(z.string(), z.object({ grantId: z.optional(z.string()) }))),
});

/** Ends the sessions of a person with all that was issued in them, and what was begun, and returns how many there were. */
export async function signOutPerson(
  { embeddedUsers, embeddedSessions, oidcPayloads }: Sessions,
  userId: string,
): Promise<number> {
  await embeddedUsers.signOut(userId, null, new Date());
  const sessions = await embeddedSessions.of(userId);
  for (const { uid, variant } of sessions) {
    const entry = await oidcPayloads.findByUid(sessionsOf(variant), uid);
    const { authorizations = {} } = Session.parse(entry?.payload ?? {});
    await oidcPayloads.end(sessionsOf(variant), uid);
    for (const { grantId } of Object.values(authorizations))
      if (grantId !== undefined) await endGrant(oidcPayloads, variant, grantId);
    await embeddedSessions.remove(uid);
  }
  return sessions.length;
}

async function endGrant(
  payloads: Pick<OidcPayloads, 'revokeByGrantId' | 'destroy'>,
  variant: Variant,
  grantId: string,
): Promise<void> {
  await payloads.revokeByGrantId(grantId);
  await payloads.destroy(grantsOf(variant), grantId);
}

/** Ends every session, and what was begun. Tokens and refresh tokens count no longer than their session. */
export async function signOutEveryone({
  embeddedUsers,
  oidcPayloads,
}: Pick<Sessions, 'oidcPayloads'> & {
  readonly embeddedUsers: Pick<EmbeddedUsers, 'signOutAll'>;
}): Promise<void> {
  await embeddedUsers.signOutAll(new Date());
  for (const variant of Variant.options) {
    await oidcPayloads.end(sessionsOf(variant));
    await oidcPayloads.end(grantsOf(variant));
  }
}

/** Ends a person's sessions, and lets them open no other; false if there is no such person. */
export async function disablePerson(
  store: Sessions & { readonly embeddedUsers: Pick<EmbeddedUsers, 'disable' | 'signOut'> },
  userId: string,
): Promise<boolean> {
  if (!(await store.embeddedUsers.disable(userId))) return false;
  await signOutPerson(store, userId);
  return true;
}
