import { useLingui } from '@lingui/react/macro';
import { linkOptions } from '@tanstack/react-router';
import type { ClientStanding } from '#contract/clientStanding.ts';
import type { ProfileStatus } from '#contract/shapes.ts';
import { isLater } from '#disputes/workGroups.ts';
import { useStepNames } from './useStepNames.ts';
import { wayTo } from './wayTo.ts';

interface Standing extends Pick<ClientStanding, 'next' | 'begin' | 'due'> {
  readonly profileId: string;
  readonly status: ProfileStatus;
}

export interface NextStep {
  /** What to do, in the words of its button wherever it stands. */
  readonly what: string;
  /** The page on which it is done; null if only a date has to come. */
  readonly way: ReturnType<typeof wayTo> | ReturnType<typeof wayToBegin> | null;
  /** False while others act. */
  readonly isNow: boolean;
}

const wayToBegin = (begin: NonNullable<ClientStanding['begin']>, profileId: string) =>
  begin === 'connect'
    ? linkOptions({ to: '/edit-profile/$profileId', params: { profileId } })
    : linkOptions({ to: '/repair-center/$profileId', params: { profileId } });

/** The one thing to do next for a client, the same in the list of clients and on their pages. Null if there is nothing. */
export function useNextStep(): (standing: Standing, today: string) => NextStep | null {
  const { t } = useLingui();
  const nameOf = useStepNames();
  return ({ profileId, status, next, begin, due }, today) => {
    if (next !== null && !isLater(next, today))
      return { what: nameOf(next, today), way: wayTo(next), isNow: true };
    if (status === 'Finished') return null;
    if (begin !== null) {
      const whats: Readonly<Record<typeof begin, string>> = {
        connect: t`Connect a credit report`,
        generate: t`Generate the first letters`,
        newRound: t`Start a new round`,
      };
      return { what: whats[begin], way: wayToBegin(begin, profileId), isNow: true };
    }
    if (next !== null && next.kind !== 'due' && next.kind !== 'noDeadline')
      return { what: nameOf(next, today), way: wayTo(next), isNow: false };
    return next === null && due === null ? null : { what: t`Wait for the answers`, way: null, isNow: false };
  };
}
