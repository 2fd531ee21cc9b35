import type { BatchContext, BatchKind, Outcome } from './clientBatchParts.ts';

/** What is refused as not found only if the client is not there. */
const aboutClients: readonly BatchKind[] = ['status', 'delete'];

/** The ids of those who are no longer there: deleted by this batch, or by someone else before or during it. */
export function goneOf({ kind, ids, clients, outcomes }: BatchContext): readonly string[] {
  const looked = new Set(clients.map(({ id }) => id));
  const missing = clients.length === 0 ? [] : ids.filter((id) => !looked.has(id));
  const isGone = ({ failure }: Outcome) =>
    failure === null ? kind === 'delete' : failure.code === 'notFound' && aboutClients.includes(kind);
  return [...missing, ...outcomes.filter(isGone).map(({ id }) => id)];
}
