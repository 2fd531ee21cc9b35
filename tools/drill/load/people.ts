import { importJWK, SignJWT } from 'jose';
import { readConfiguration } from '#server/configuration.ts';
import { issuerOf } from '#server/identity/configuration.ts';
import { grantsOf, sessionsOf } from '#server/identity/embedded/adapter.ts';
import { loadIdentityKeys } from '#server/identity/embedded/keys.ts';
import { openStore } from '#server/store/open.ts';
import { anAgency, type Owner } from '#tests/support/anAgency.ts';

const accounts = 100;
const profilesEach = 20;
const session = 'load';
/** Seconds: longer than any run. */
const life = 4 * 60 * 60;

/** An agency of the load, with a token for it. */
export interface LoadPerson extends Owner {
  readonly token: string;
}

/**
 * Fills a store that no server uses with agencies and their clients, and returns who they are once the server's origin is
 * known. Tokens are signed with the store's own key, so that the load does not begin with a hundred sign-ins.
 */
export async function fillForLoad(
  environment: Readonly<Record<string, string>>,
): Promise<(business: string) => Promise<readonly LoadPerson[]>> {
  const { dataDir, databaseUrl, key, identity } = readConfiguration(environment);
  if (identity.provider !== 'embedded') throw new Error('The load signs in with the embedded provider.');
  const store = await openStore({ dataDir, databaseUrl, key, clock: { now: () => new Date() } });
  try {
    const owners: (Owner & { readonly subject: string })[] = [];
    for (let index = 0; index < accounts; index += 1) {
      const owner = await anAgency(store, `load-${index}`, 'nobody signs in with it', profilesEach);
      const user = await store.embeddedUsers.findByMail(owner.mail);
      if (user === null) throw new Error(`${owner.mail} is missing.`);
      owners.push({ ...owner, subject: user.id });
    }
    await store.oidcPayloads.upsert(
      sessionsOf('b2b'),
      session,
      { uid: session },
      { uid: session, expiresAt: null },
    );
    await store.oidcPayloads.upsert(grantsOf('b2b'), session, {}, { expiresAt: null });
    const keys = await loadIdentityKeys(store.secrets, { now: () => new Date() });
    const signing = keys.signing.current;
    const signingKey = await importJWK(signing, 'RS256');
    return (business) =>
      Promise.all(
        owners.map(async ({ subject, ...owner }) => ({
          ...owner,
          token: await new SignJWT({ client_id: identity.clientId, sid: session, fam: session })
            .setProtectedHeader({ alg: 'RS256', kid: signing.kid, typ: 'at+jwt' })
            .setIssuer(issuerOf(business))
            .setAudience(identity.audience)
            .setSubject(subject)
            .setIssuedAt()
            .setExpirationTime(`${life}s`)
            .sign(signingKey),
        })),
      );
  } finally {
    await store.close();
  }
}
