import { type ContractStanding, permitsService } from '#contract/clientContract.ts';
import { CallError } from '#contract/failures.ts';
import { contractStandingNow, contractStandingOn } from '#disputes/clientContract.ts';
import type { Repositories } from '#server/store/store.ts';
import type { Whose } from './facts.ts';

type Source = Pick<Repositories, 'clientContracts'>;

/** Where the agency's contract with a client is now. */
export const standingOfContract = async (
  { clientContracts }: Source,
  { accountId, profileId, today }: Whose,
): Promise<ContractStanding> => contractStandingNow(await clientContracts.list(accountId, profileId), today);

/** The same for several clients, by their id. */
export async function standingsOfContracts(
  { clientContracts }: Source,
  { accountId, today }: Omit<Whose, 'profileId'>,
  profileIds: readonly string[],
): Promise<(profileId: string) => ContractStanding> {
  const entries = await clientContracts.ofClients(accountId, profileIds);
  return (profileId) => contractStandingNow(entries.get(profileId) ?? [], today);
}

/**
 * Throws `contractNotOpen`, with the first day on which it is possible, if the agency may not work for the client now: no service
 * may be provided without a signed contract, or before the end of its three business days (15 U.S.C. 1679d(a)). Clients about
 * whose contract nothing is recorded are not held up.
 */
export async function refuseWithoutContract(source: Source, whose: Whose): Promise<void> {
  refuseUnlessOpen(await standingOfContract(source, whose));
}

/** The same for what was done on a day, which may be long ago: what the contract was then decides. */
export async function refuseWithoutContractOn(
  { clientContracts }: Source,
  { accountId, profileId }: Omit<Whose, 'today'>,
  day: string,
): Promise<void> {
  refuseUnlessOpen(contractStandingOn(await clientContracts.list(accountId, profileId), day));
}

function refuseUnlessOpen({ state, opensOn }: ContractStanding): void {
  if (!permitsService(state)) throw new CallError('contractNotOpen', opensOn ?? '');
}
