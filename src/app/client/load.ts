import { type ClientContract, clientContract, type ContractStanding } from '#contract/clientContract.ts';
import { type ClientSummary, clientSummary } from '#contract/clientSummary.ts';
import { perform } from '#src/api/perform.ts';
import { configuration } from '#src/browser/configuration.ts';

/** Null for consumers, whose pages have no head, and if it could not be loaded: the page below says what is missing of it. */
export async function loadClientSummary(
  profileId: string,
  signal: AbortSignal,
): Promise<ClientSummary | null> {
  if (configuration.variant === 'b2c') return null;
  return perform(clientSummary, { params: { profileId }, signal }).catch(() => null);
}

interface Gate {
  readonly standing: ContractStanding;
  readonly entries: ClientContract['entries'];
}

/** What the agency's contract keeps from being done. Null if nothing was recorded about one, and if that could not be loaded. */
export async function loadContractGate(
  summary: ClientSummary | null,
  signal: AbortSignal,
): Promise<Gate | null> {
  if (summary === null || summary.contract.state === 'none') return null;
  const { id: profileId, contract: standing } = summary;
  const { entries } = await perform(clientContract, { params: { profileId }, signal }).catch(() => ({
    entries: [],
  }));
  return { standing, entries };
}

/** The same where the client's summary is not loaded. */
export async function loadOwnContractGate(profileId: string, signal: AbortSignal): Promise<Gate | null> {
  if (configuration.variant === 'b2c') return null;
  const contract = await perform(clientContract, { params: { profileId }, signal }).catch(() => null);
  if (contract === null || contract.state === 'none') return null;
  const { state, opensOn, entries } = contract;
  return { standing: { state, opensOn }, entries };
}
