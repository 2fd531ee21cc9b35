import type { Dispute } from '#contract/disputes.ts';

/**
 * What an item is called where all its disputes are in one place: as in the newest round, and there as at the first bureau, like the
 * accounts to choose from. Bureaus can show another number, or another part of it. '' if there is no dispute.
 */
export function itemHeading(disputes: readonly Pick<Dispute, 'round' | 'heading'>[]): string {
  const newest = Math.max(...disputes.map(({ round }) => round));
  return disputes.find(({ round }) => round === newest)?.heading ?? '';
}
