import { type ContractStanding, permitsService } from '#contract/clientContract.ts';
import { CallError } from '#contract/failures.ts';
import { contractStanding } from '#disputes/clientContract.ts';
import type { Repositories } from '#server/store/store.ts';
import type { Whose } from './facts.ts';

type Source = Pick<Repositories, 'clientContracts'>;

/** Where the agency's contract with a client is on the day of `today`. */
export const standingOfContract = async (
  { clientContracts }: Source,
  { accountId, profileId, today }: Whose,
): Promise<ContractStanding> => contractStanding(await clientContracts.list(accountId, profileId), today);

/**
 * Throws `contractNotOpen`, with the first day on which it is possible, if the agency may not work for the client on the day of
 * `today`: no service may be provided without a signed contract, or before the end of its three business days (15 U.S.C. 1679d(a)).
 * Clients about whose contract nothing is recorded are not held up.
 */
export async function refuseWithoutContract(source: Source, whose: Whose): Promise<void> {
  const { state, opensOn } = await standingOfContract(source, whose);
  if (!permitsService(state)) throw new CallError('contractNotOpen', opensOn ?? '');
}
