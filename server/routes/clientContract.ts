import type { FastifyInstance } from 'fastify';
import { clientContract, recordContract, withdrawContract } from '#contract/clientContract.ts';
import { contractTerms, saveContractTerms } from '#contract/contractTerms.ts';
import { CallError } from '#contract/failures.ts';
import { contractProblem, contractStanding } from '#disputes/clientContract.ts';
import { actorNameFor } from '#server/identity/actorName.ts';
import { agencyName } from '#server/identity/agencyName.ts';
import type { Session } from '#server/identity/session.ts';
import { found } from '#server/refusals.ts';
import type { Services } from '#server/services.ts';
import type { RecordedContractEntry } from '#server/store/clientContracts.ts';
import { displayName } from '#server/store/names.ts';
import type { Step } from '#server/store/store.ts';
import { todayIn } from '#server/today.ts';
import { serve } from './serve.ts';

/** Consumers have no contract with themselves. */
export function refuseConsumers({ variant }: Pick<Session, 'variant'>): void {
  if (variant === 'b2c') throw new CallError('forbidden');
}

/** The agency's contract with a client, and its terms. */
export function clientContracts(app: FastifyInstance, { store, clock }: Services): void {
  serve(app, clientContract, async ({ session, params: { profileId } }) => {
    refuseConsumers(session);
    const { accountId, timeZone } = session;
    found(await store.profiles.find(accountId, profileId));
    const today = todayIn(timeZone, clock);
    const [entries, terms] = await Promise.all([
      store.clientContracts.list(accountId, profileId),
      store.clientContracts.terms(accountId),
    ]);
    return { ...contractStanding(entries, today), today, hasTerms: terms !== null, entries };
  });

  /** Changes what is recorded while nobody else does, and logs it. */
  async function change(
    session: Session,
    profileId: string,
    status: 'contractRecorded' | 'contractWithdrawn',
    work: (step: Step, entries: readonly RecordedContractEntry[], by: string) => Promise<void>,
  ): Promise<{ ok: true }> {
    refuseConsumers(session);
    const { accountId } = session;
    const username = await actorNameFor(session, store.users);
    await store.transaction(async (step) => {
      if (!(await step.profiles.lock(accountId, profileId))) throw new CallError('notFound');
      await work(step, await step.clientContracts.list(accountId, profileId), username);
      const profileName = displayName(found(await step.profiles.find(accountId, profileId)));
      await step.logs.add(accountId, { profileId, profileName, username, status });
    });
    return { ok: true };
  }

  serve(app, recordContract, ({ session, params: { profileId }, body }) =>
    change(session, profileId, 'contractRecorded', async (step, entries, username) => {
      const problem = contractProblem(entries, body, todayIn(session.timeZone, clock));
      if (problem === 'doesNotFollow') throw new CallError('changedMeanwhile');
      if (problem !== null) throw new CallError('invalid', '', [{ field: 'on', problem }]);
      const by = { userId: session.userId, username };
      await step.clientContracts.add(session.accountId, profileId, body, by);
    }),
  );

  serve(app, withdrawContract, ({ session, params: { profileId, eventId } }) =>
    change(session, profileId, 'contractWithdrawn', async (step, entries, by) => {
      if (!entries.some(({ id }) => id === eventId)) throw new CallError('notFound');
      if (entries.at(-1)?.id !== eventId) throw new CallError('changedMeanwhile');
      await step.clientContracts.withdraw(session.accountId, profileId, eventId, by);
    }),
  );

  serve(app, contractTerms, async ({ session }) => {
    refuseConsumers(session);
    const { accountId } = session;
    const [account, members, terms] = await Promise.all([
      store.accounts.find(accountId),
      store.users.members(accountId),
      store.clientContracts.terms(accountId),
    ]);
    return { agency: agencyName(found(account), members), terms };
  });

  serve(app, saveContractTerms, async ({ session, body }) => {
    refuseConsumers(session);
    const { accountId } = session;
    await store.transaction(async (step) => {
      await step.closings.lockOpen(accountId);
      await step.clientContracts.saveTerms(accountId, body);
    });
    return { ok: true } as const;
  });
}
