import { errors, type Adapter, type AdapterFactory, type AdapterPayload } from 'oidc-provider';
import type { OidcEntry, OidcPayloads } from '#server/store/oidcPayloads.ts';
import type { Clock } from '#server/store/context.ts';
import { adapterOrUnavailable } from './unavailable.ts';

const epochSeconds = (instant: string): number => Math.floor(Date.parse(instant) / 1_000);

function payloadOf(entry: OidcEntry | null): AdapterPayload | undefined {
  if (entry === null) return undefined;
  const { payload, consumedAt } = entry;
  return consumedAt === null ? payload : { ...payload, consumed: epochSeconds(consumedAt) };
}

/** The model name of one issuer's sessions. */
export const sessionsOf = (realm: string): string => `${realm}:Session`;

/** The model name of one issuer's grants: each is a family of refresh tokens and their access tokens. */
export const grantsOf = (realm: string): string => `${realm}:Grant`;

/**
 * Connects oidc-provider to our storage. `realm` separates the issuers in one table: a host does not accept what
 * another host issued. A session is marked as used instead of being deleted: oidc-provider writes the session again
 * at the end of every request that read it, so a request that runs during a sign-out would restore it.
 */
export function createAdapter(payloads: OidcPayloads, realm: string, clock: Clock): AdapterFactory {
  return (name): Adapter => {
    const model = `${realm}:${name}`;
    const isSession = model === sessionsOf(realm);
    return adapterOrUnavailable({
      async upsert(id, payload, expiresIn) {
        await payloads.upsert(model, id, payload, {
          grantId: payload.grantId,
          uid: payload.uid,
          userCode: payload.userCode,
          expiresAt: expiresIn === undefined ? null : new Date(clock.now().getTime() + expiresIn * 1_000),
        });
      },
      async find(id) {
        const entry = await payloads.find(model, id);
        return isSession && entry?.consumedAt !== null ? undefined : payloadOf(entry);
      },
      findByUid: async (uid) => payloadOf(await payloads.findByUid(model, uid)),
      findByUserCode: async (userCode) => payloadOf(await payloads.findByUserCode(model, userCode)),

      /**
       * Of several at once, one wins. The others mean that a code or token was used twice, which revokes its family.
       */
      async consume(id) {
        const entry = await payloads.find(model, id);
        if (await payloads.consume(model, id)) return;
        const family = entry === null ? undefined : payloadOf(entry)?.grantId;
        if (family !== undefined) {
          await payloads.revokeByGrantId(family);
          await payloads.destroy(grantsOf(realm), family);
        }
        throw new errors.InvalidGrant('already used');
      },
      async destroy(id) {
        if (isSession) await payloads.consume(model, id);
        else await payloads.destroy(model, id);
      },
      revokeByGrantId: (grantId) => payloads.revokeByGrantId(grantId),
    });
  };
}
