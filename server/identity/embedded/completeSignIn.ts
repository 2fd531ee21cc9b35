import type { FastifyReply, FastifyRequest } from 'fastify';
import type Provider from 'oidc-provider';
import type { EmbeddedUser } from '#server/store/embeddedUsers.ts';
import type { Host } from './hosts.ts';
import { deviceCookie, deviceLife, rememberDevice } from './knownDevice.ts';

const seconds = (): number => Math.floor(Date.now() / 1_000);

/** Ends a session and everything that was issued in it. */
export async function endSession(
  provider: Provider,
  session: InstanceType<Provider['Session']>,
): Promise<void> {
  for (const { grantId } of Object.values(session.authorizations ?? {})) {
    if (grantId === undefined) continue;
    await provider.RefreshToken.revokeByGrantId(grantId);
    const grant = await provider.Grant.find(grantId);
    await grant?.destroy();
  }
  await session.destroy();
}

/**
 * If another person was signed in here, their session ends before the new one begins, so that nothing is inherited
 * from it.
 */
async function leaveOtherPerson(
  request: FastifyRequest,
  reply: FastifyReply,
  provider: Provider,
  userId: string,
) {
  const interaction = await provider.interactionDetails(request.raw, reply.raw);
  const before = interaction.session;
  if (before === undefined || before.accountId === userId) return;
  const session = await provider.Session.findByUid(before.uid);
  if (session) await endSession(provider, session);
  interaction.session = undefined;
  await interaction.save(interaction.exp - seconds());
}

export function deviceOf(
  request: FastifyRequest,
  reply: FastifyReply,
  provider: Provider,
): string | undefined {
  return provider.createContext(request.raw, reply.raw).cookies.get(deviceCookie, { signed: false });
}

/** Marks the browser as one where this person has signed in. */
export function markDevice(
  request: FastifyRequest,
  reply: FastifyReply,
  { provider, origin }: Host,
  user: EmbeddedUser,
  deviceKey: string,
): void {
  const marks = rememberDevice(user, deviceOf(request, reply, provider), deviceKey);
  const secure = origin.startsWith('https:') ? '; Secure' : '';
  void reply.header(
    'set-cookie',
    `${deviceCookie}=${marks}; Path=/identity; Max-Age=${deviceLife}; HttpOnly; SameSite=Lax${secure}`,
  );
}

/**
 * Signs the person in, marks the browser as known, and continues to where the sign-in was requested.
 * @param amr how they proved their identity (RFC 8176); `mfa` says with a second factor
 * @param second when they did, in seconds since 1970: the session may be opened later, or never
 */
export async function completeSignIn(
  request: FastifyRequest,
  reply: FastifyReply,
  host: Host,
  user: EmbeddedUser,
  { deviceKey, amr, second }: { deviceKey: string; amr: readonly string[]; second: number },
): Promise<FastifyReply> {
  const { provider } = host;
  await leaveOtherPerson(request, reply, provider, user.id);
  markDevice(request, reply, host, user, deviceKey);
  const next = await provider.interactionResult(request.raw, reply.raw, {
    login: { accountId: user.id, amr: [...amr], ts: second },
  });
  return reply.header('cache-control', 'no-store').redirect(next, 303);
}
