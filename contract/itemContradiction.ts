/** Which of a client's statements about items that are not accounts cannot be true. */
import { affirmations } from '#vocabulary/itemStatements.ts';
import type { ItemStatementKind, ReportItem } from './itemGrounds.ts';

/**
 * Why a statement cannot be true. What is said about an account contradicts no statement about an inquiry: people pay,
 * close, and dispute accounts that they never applied for.
 */
export const itemContradictions = [
  /** The profile gives this name as the client’s own. */
  'ownName',
  /** The profile gives this address as the client’s own. */
  'ownAddress',
  /** They said the opposite about the same address, written with more or less detail. */
  'sameAddress',
] as const;
export type ItemContradiction = (typeof itemContradictions)[number];

interface Item extends Pick<ReportItem, 'kind' | 'inProfile'> {
  readonly alike: readonly string[];
}

interface Said {
  readonly item: string;
  readonly statement: ItemStatementKind;
}

/** Why a new statement about an item cannot be true; null if it can. Earlier ones about the same item are replaced. */
export function itemContradictionOf(
  statement: ItemStatementKind,
  item: Item,
  earlier: readonly Said[],
): ItemContradiction | null {
  const affirms = affirmations.has(statement);
  if (item.inProfile && !affirms) return item.kind === 'name' ? 'ownName' : 'ownAddress';
  const opposite = earlier.some(
    (other) => item.alike.includes(other.item) && affirmations.has(other.statement) !== affirms,
  );
  return opposite ? 'sameAddress' : null;
}
