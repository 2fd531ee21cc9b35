import { useLingui } from '@lingui/react/macro';
import type { Mailing } from '#contract/mailing.ts';
import { shownDate } from '#src/ui/dates.ts';

/** Says what is recorded about the mailing of letters; '' without letters, or if none of them is to be mailed. */
export function useMailingWords(): (mailing: Mailing | undefined) => string {
  const { t } = useLingui();
  return (mailing) => {
    if (mailing === undefined) return '';
    const { notMailed, ordered, lastMailedOn, isUnknown } = mailing;
    // Nobody is to mail them a second time.
    if (notMailed > 0 && ordered === notMailed)
      return lastMailedOn === null
        ? t`Ordered, mailing not confirmed`
        : t`${ordered} ordered, mailing not confirmed`;
    if (notMailed > 0) return lastMailedOn === null ? t`Not mailed yet` : t`${notMailed} not mailed yet`;
    if (lastMailedOn !== null) return t`Mailed on ${shownDate(lastMailedOn)}`;
    return isUnknown ? t`Mailing not recorded` : '';
  };
}
