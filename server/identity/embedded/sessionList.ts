import type { Variant } from '#contract/shapes.ts';
import type { EmbeddedSession, EmbeddedSessions } from '#server/store/embeddedSessions.ts';
import type { EmbeddedUsers } from '#server/store/embeddedUsers.ts';
import type { OidcPayloads } from '#server/store/oidcPayloads.ts';
import { sessionsOf } from './adapter.ts';
import { endSession } from './completeSignIn.ts';
import type { Host } from './hosts.ts';

export interface SessionListPorts {
  readonly sessions: Pick<EmbeddedSessions, 'of' | 'remove'>;
  readonly payloads: Pick<OidcPayloads, 'isLiving'>;
  readonly users: Pick<EmbeddedUsers, 'signOut'>;
  readonly hosts: readonly Host[];
}

/** The browsers in which a person is signed in, on every host, and ending them. */
export function createSessionList({ sessions, payloads, users, hosts }: SessionListPorts) {
  /** Those that still count: a sign-out ends a session without touching the list. */
  async function of(userId: string): Promise<EmbeddedSession[]> {
    const all = await sessions.of(userId);
    const living = await Promise.all(
      all.map(({ variant, uid }) => payloads.isLiving(sessionsOf(variant), uid)),
    );
    return all.filter((_, place) => living[place]);
  }

  async function end({ uid, variant }: { readonly uid: string; readonly variant: Variant }): Promise<void> {
    const provider = hosts.find((host) => host.variant === variant)?.provider;
    const session = await provider?.Session.findByUid(uid);
    if (provider !== undefined && session !== undefined) await endSession(provider, session);
    await sessions.remove(uid);
  }

  return {
    of,
    /** Ends one session of this person; another person's is left alone. */
    async endOne(userId: string, uid: string): Promise<void> {
      const session = (await of(userId)).find((each) => each.uid === uid);
      if (session !== undefined) await end(session);
    },
    /** Ends all sessions of this person except one, and what others have begun to sign in. */
    async endAll(userId: string, except: string | null): Promise<void> {
      await users.signOut(userId, except, new Date());
      for (const session of await sessions.of(userId)) if (session.uid !== except) await end(session);
    },
  };
}
export type SessionList = ReturnType<typeof createSessionList>;
