import type { ClientStanding } from '#contract/clientStanding.ts';
import type { ProfileListItem } from '#contract/profiles.ts';
import { type WorkItem, workGroups } from '#contract/work.ts';
import { groupOf, isLater } from '#disputes/workGroups.ts';

/** Kinds whose step has the same words as that of another one (`useStepNames.ts`). */
const sameStep: Readonly<Partial<Record<WorkItem['kind'], WorkItem['kind']>>> = {
  scan: 'due',
  ordered: 'notMailed',
  decideRefused: 'decideVerified',
  decidePartlyCorrected: 'decideVerified',
  decideUnanswered: 'decideVerified',
};

/** The first letters come before a first report, which others may have to give, and both before another round. */
const ranks: Readonly<Record<NonNullable<ClientStanding['begin']>, string>> = {
  generate: '2',
  connect: '3',
  newRound: '3 newRound',
};

/**
 * Where a client is if the list is sorted by their next step (`useNextStep.ts`): what waits for the account by step, then what
 * begins the work, then what others do. Undefined if there is nothing to do. `today` is a civil date.
 */
export function stepRank({ status, standing }: ProfileListItem, today: string): string | undefined {
  if (standing === undefined) return undefined;
  const { next, begin, due } = standing;
  if (next !== null && !isLater(next, today)) {
    const kind = sameStep[next.kind] ?? next.kind;
    return `1 ${workGroups.indexOf(groupOf({ kind, on: today }, today))} ${kind}`;
  }
  if (status === 'Finished') return undefined;
  if (begin !== null) return ranks[begin];
  if (next !== null && next.kind !== 'due' && next.kind !== 'noDeadline') return `4 ${next.kind}`;
  return next === null && due === null ? undefined : '5';
}
