import type { FastifyInstance } from 'fastify';
import { clientContract, recordContract, withdrawContract } from '#contract/clientContract.ts';
import { contractTerms, saveContractTerms } from '#contract/contractTerms.ts';
import { CallError } from '#contract/failures.ts';
import { recordContractEntry, recordedContract, withdrawContractEntry } from '#server/contracts/record.ts';
import { agencyName } from '#server/identity/agencyName.ts';
import type { Session } from '#server/identity/session.ts';
import { found } from '#server/refusals.ts';
import type { Services } from '#server/services.ts';
import { serve } from './serve.ts';

/** Consumers have no contract with themselves. */
export function refuseConsumers({ variant }: Pick<Session, 'variant'>): void {
  if (variant === 'b2c') throw new CallError('forbidden');
}

/** The agency's contract with a client, and its terms. */
export function clientContracts(app: FastifyInstance, services: Services): void {
  const { store } = services;

  serve(app, clientContract, async ({ session, params: { profileId } }) => {
    refuseConsumers(session);
    return recordedContract(services, { session, profileId });
  });

  serve(app, recordContract, async ({ session, params: { profileId }, body }) => {
    refuseConsumers(session);
    await recordContractEntry(services, { session, profileId }, body);
    return { ok: true } as const;
  });

  serve(app, withdrawContract, async ({ session, params: { profileId, eventId } }) => {
    refuseConsumers(session);
    await withdrawContractEntry(services, { session, profileId }, eventId);
    return { ok: true } as const;
  });

  serve(app, contractTerms, async ({ session }) => {
    refuseConsumers(session);
    const { accountId } = session;
    const [account, members, saved] = await Promise.all([
      store.accounts.find(accountId),
      store.users.members(accountId),
      store.clientContracts.terms(accountId),
    ]);
    return {
      agency: agencyName(found(account), members),
      terms: saved?.terms ?? null,
      savedAt: saved?.savedAt ?? null,
    };
  });

  serve(app, saveContractTerms, async ({ session, body: { savedAt: before, ...terms } }) => {
    refuseConsumers(session);
    const { accountId } = session;
    const savedAt = await store.transaction(async (step) => {
      await step.closings.lockOpen(accountId);
      const saved = await step.clientContracts.terms(accountId);
      if (before !== undefined && before !== (saved?.savedAt ?? null))
        throw new CallError('changedMeanwhile');
      return step.clientContracts.saveTerms(accountId, terms);
    });
    return { ok: true as const, savedAt };
  });
}
