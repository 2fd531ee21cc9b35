import type { DisputeRef } from '#contract/disputeEvents.ts';

export const isSame = (one: DisputeRef, other: DisputeRef): boolean =>
  one.letter === other.letter && one.item === other.item;
