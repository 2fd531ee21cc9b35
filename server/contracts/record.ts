import type { ClientContract, ContractStep } from '#contract/clientContract.ts';
import { CallError } from '#contract/failures.ts';
import { contractProblem, contractStandingNow } from '#disputes/clientContract.ts';
import { actorNameFor } from '#server/identity/actorName.ts';
import type { Session } from '#server/identity/session.ts';
import { found } from '#server/refusals.ts';
import type { Services } from '#server/services.ts';
import type { RecordedContractEntry } from '#server/store/clientContracts.ts';
import { displayName } from '#server/store/names.ts';
import type { Step } from '#server/store/store.ts';
import { todayIn } from '#server/today.ts';

type Recording = Pick<Services, 'store' | 'clock'>;

interface Whose {
  readonly session: Session;
  readonly profileId: string;
}

/** What is recorded about a client's contract, and what that permits. Throws `notFound`. */
export async function recordedContract(
  { store, clock }: Recording,
  { session: { accountId, timeZone }, profileId }: Whose,
): Promise<ClientContract> {
  found(await store.profiles.find(accountId, profileId));
  const today = todayIn(timeZone, clock);
  const [entries, terms] = await Promise.all([
    store.clientContracts.list(accountId, profileId),
    store.clientContracts.terms(accountId),
  ]);
  return { ...contractStandingNow(entries, today), today, hasTerms: terms !== null, entries };
}

/**
 * Records what happened on paper. Throws `notFound`, `changedMeanwhile` if it doesn't follow what is recorded, and `invalid` for a
 * day in the future or before the last entry.
 */
export function recordContractEntry(
  services: Recording,
  whose: Whose,
  entry: { readonly step: ContractStep; readonly on: string },
): Promise<void> {
  const { session, profileId } = whose;
  return change(services, whose, 'contractRecorded', async (step, entries, username) => {
    const problem = contractProblem(entries, entry, todayIn(session.timeZone, services.clock));
    if (problem === 'doesNotFollow') throw new CallError('changedMeanwhile');
    if (problem !== null) throw new CallError('invalid', '', [{ field: 'on', problem }]);
    const by = { userId: session.userId, username };
    await step.clientContracts.add(session.accountId, profileId, entry, by);
  });
}

/** Withdraws the last entry. Throws `notFound`, and `changedMeanwhile` if it is not the last one. */
export function withdrawContractEntry(services: Recording, whose: Whose, eventId: string): Promise<void> {
  const { session, profileId } = whose;
  return change(services, whose, 'contractWithdrawn', async (step, entries, by) => {
    if (!entries.some(({ id }) => id === eventId)) throw new CallError('notFound');
    if (entries.at(-1)?.id !== eventId) throw new CallError('changedMeanwhile');
    await step.clientContracts.withdraw(session.accountId, profileId, eventId, by);
  });
}

/** Changes what is recorded while nobody else does, and logs it. */
async function change(
  { store }: Recording,
  { session, profileId }: Whose,
  status: 'contractRecorded' | 'contractWithdrawn',
  work: (step: Step, entries: readonly RecordedContractEntry[], by: string) => Promise<void>,
): Promise<void> {
  const { accountId } = session;
  const username = await actorNameFor(session, store.users);
  await store.transaction(async (step) => {
    if (!(await step.profiles.lock(accountId, profileId))) throw new CallError('notFound');
    await work(step, await step.clientContracts.list(accountId, profileId), username);
    const profileName = displayName(found(await step.profiles.find(accountId, profileId)));
    await step.logs.add(accountId, { profileId, profileName, username, status });
  });
}
