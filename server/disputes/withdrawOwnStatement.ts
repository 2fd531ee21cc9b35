import { CallError } from '#contract/failures.ts';
import { found } from '#server/refusals.ts';
import type { Services } from '#server/services.ts';
import { displayName } from '#server/store/names.ts';
import { changeStatements, type ClientOf } from './changeStatements.ts';

interface Withdrawal extends ClientOf {
  readonly statementId: string;
  /** The client's name. */
  readonly client: string;
}

/**
 * Withdraws something that the client said, at their own wish, and notifies the account. Letters that say it stay as they were
 * written, and are marked. Throws `notFound` if nothing of this client's has that id or it was withdrawn before.
 */
export async function withdrawOwnStatement(
  services: Pick<Services, 'store' | 'clock'>,
  { session, profileId, statementId, client }: Withdrawal,
): Promise<void> {
  const { accountId } = session;
  await changeStatements(services, { session, profileId }, async (step) => {
    const all = await step.confirmations.ofClient(accountId, profileId);
    const { reportId } = found(all.find(({ id }) => id === statementId));
    const withdrawn = await step.confirmations.withdraw(
      accountId,
      { profileId, reportId },
      statementId,
      client,
    );
    if (!withdrawn) throw new CallError('notFound');
    const profile = displayName(found(await step.profiles.find(accountId, profileId)));
    await step.notifications.add(accountId, {
      type: 'general',
      code: 'clientWithdrewStatement',
      params: { profile },
      profileId,
    });
  });
}
