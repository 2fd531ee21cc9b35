import { CallError } from '#contract/failures.ts';
import { contractStandingNow } from '#disputes/clientContract.ts';
import { agencyName } from '#server/identity/agencyName.ts';
import type { ContractPages } from '#server/letters/contractPages.ts';
import { found } from '#server/refusals.ts';
import type { Services } from '#server/services.ts';
import { contractPages, rightsPages } from './pages.ts';

interface Whose {
  readonly accountId: string;
  readonly profileId: string;
  /** Civil date in the account's time zone. */
  readonly today: string;
}

type Source = Pick<Services, 'store'>;

/** The statement of rights for a client. Throws `notFound`. */
export async function rightsFor(services: Source, whose: Whose): Promise<ContractPages> {
  return rightsPages(await partiesOf(services, whose), whose.today);
}

/**
 * The contract for a client with its notices of cancellation.
 * @param on the civil date on which it is to be signed; null for the day on which it was, or today. Throws `notFound` and
 * `noContractTerms`
 */
export async function contractFor(services: Source, whose: Whose, on: string | null): Promise<ContractPages> {
  const { store } = services;
  const { accountId, profileId, today } = whose;
  const parties = await partiesOf(services, whose);
  const terms = (await store.clientContracts.terms(accountId))?.terms ?? null;
  if (terms === null) throw new CallError('noContractTerms');
  const entries = await store.clientContracts.list(accountId, profileId);
  const { state } = contractStandingNow(entries, today);
  const isSigned = state === 'waiting' || state === 'open';
  const signed = isSigned ? entries.findLast(({ step }) => step === 'signed') : undefined;
  return contractPages(parties, terms, on ?? signed?.on ?? today);
}

async function partiesOf({ store }: Source, { accountId, profileId }: Whose) {
  const [account, members, profile] = await Promise.all([
    store.accounts.find(accountId),
    store.users.members(accountId),
    store.profiles.find(accountId, profileId),
  ]);
  const { firstName, lastName } = found(profile);
  return { agency: agencyName(found(account), members), client: `${firstName} ${lastName}`.trim() };
}
