import { useLingui } from '@lingui/react/macro';
import type { Mailing } from '#contract/mailing.ts';
import { shownDate } from '#src/ui/dates.ts';

/**
 * Says what is recorded about the mailing of letters; '' without letters, or if none of them is to be mailed. Of a client, who may
 * have several sets, only the last day is known.
 */
export function useMailingWords(whose: 'set' | 'client'): (mailing: Mailing | undefined) => string {
  const { t } = useLingui();
  return (mailing) => {
    if (mailing === undefined) return '';
    const { notMailed, ordered, lastMailedOn, firstMailedOn, isUnknown } = mailing;
    // Nobody is to mail them a second time.
    if (notMailed > 0 && ordered === notMailed)
      return lastMailedOn === null
        ? t`Ordered, mailing not confirmed`
        : t`${ordered} ordered, mailing not confirmed`;
    if (notMailed > 0) return lastMailedOn === null ? t`Not mailed yet` : t`${notMailed} not mailed yet`;
    if (lastMailedOn !== null) {
      const last = shownDate(lastMailedOn);
      if (whose === 'client') return t`Last mailed ${last}`;
      return firstMailedOn === undefined
        ? t`Mailed on ${last}`
        : t`Mailed from ${shownDate(firstMailedOn)} to ${last}`;
    }
    return isUnknown ? t`Mailing not recorded` : '';
  };
}
