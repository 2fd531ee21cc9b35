import type { Activity } from '#contract/disputes.ts';
import type { Progress } from '#contract/progress.ts';
import { FinishedCard } from './FinishedCard.tsx';
import { NextRoundCard } from './NextRoundCard.tsx';
import { StoppedCard } from './StoppedCard.tsx';

export interface AtRestProps {
  readonly profileId: string;
  /** `decided`: every dispute is, and the report had something negative. */
  readonly why: Exclude<Activity, 'active'> | 'decided' | 'finished';
  /** Null if it is not known. */
  readonly soFar?: Progress | null;
}

/** What a person reads between two rounds, and after the last one. */
export function AtRest({ profileId, why, soFar = null }: AtRestProps) {
  if (why === 'decided') return <NextRoundCard profileId={profileId} soFar={soFar} />;
  if (why === 'finished') return <FinishedCard profileId={profileId} />;
  return <StoppedCard profileId={profileId} activity={why} />;
}
