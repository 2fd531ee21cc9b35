import { createContext, useContext } from 'react';
import { type ClientContract, type ContractStanding, permitsService } from '#contract/clientContract.ts';

/** What an agency's contract with a client keeps from being done on the pages about them. */
export interface ContractGate {
  /** On the day on which the page was loaded. */
  readonly standing: ContractStanding;
  /** What was recorded, oldest first: letters are judged by the day on which they left. */
  readonly entries: readonly Pick<ClientContract['entries'][number], 'step' | 'on'>[];
}

/** Null without a contract, for consumers, and where it could not be loaded: then only the server refuses. */
export const ContractGateContext = createContext<ContractGate | null>(null);

export const useContractGate = (): ContractGate | null => useContext(ContractGateContext);

/** Where the contract is if it permits nothing today; null if nothing is held up. */
export function useClosedContract(): ContractStanding | null {
  const gate = useContractGate();
  return gate === null || permitsService(gate.standing.state) ? null : gate.standing;
}
