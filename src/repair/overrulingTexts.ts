import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react/macro';
import type { Overruling, OverrulingReason } from '#contract/letterSummary.ts';

const texts: Readonly<Record<Exclude<OverrulingReason, 'other'>, MessageDescriptor>> = {
  notMailed: msg`No, they were never mailed`,
  responded: msg`Yes, and an answer came`,
  newFacts: msg`There are new facts`,
  nothingNewer: msg`There’s no newer report`,
  unchanged: msg`Nothing has changed since`,
  profileIsRight: msg`The profile is correct`,
  formerName: msg`It’s the same person`,
  mailedApart: msg`I’ll mail them on different days`,
  intended: msg`Send them together`,
};

/** Why letters go out although a concern was raised: an offered reason, or the person's own words. */
export function useOverrulingText(): (decision: Pick<Overruling, 'reason' | 'note'>) => string {
  const { i18n } = useLingui();
  return ({ reason, note }) => (reason === 'other' ? note : i18n._(texts[reason]));
}
