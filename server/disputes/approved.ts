import { approvalsOf } from '#disputes/approvals.ts';
import { type FactSources, loadFacts, type Whose } from './facts.ts';

/** How many letters of a set the client approves, and how many it has. */
export async function approvedOf(
  store: FactSources,
  whose: Whose,
  sessionId: string,
): Promise<{ letters: number; of: number }> {
  const { facts } = await loadFacts(store, whose);
  const set = new Set(facts.letters.filter((letter) => letter.sessionId === sessionId).map(({ id }) => id));
  const approved = approvalsOf(facts).filter(({ letter, said }) => said === 'approved' && set.has(letter));
  return { letters: approved.length, of: set.size };
}
