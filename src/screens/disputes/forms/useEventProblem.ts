import { useLingui } from '@lingui/react/macro';
import { trackingLength } from '#contract/disputeEvents.ts';

/** What is wrong with a field, in words; undefined if nothing is. */
export function useEventProblem(): (problem: string | undefined) => string | undefined {
  const { t } = useLingui();
  return (problem) => {
    switch (problem) {
      case undefined:
        return undefined;
      case 'date':
        return t`Enter the date as MM/DD/YYYY`;
      case 'inFuture':
        return t`This date is in the future. Record it once it has happened.`;
      case 'beforeLetter':
        return t`This date is before the letters were written. Check the month and year.`;
      case 'tooOld':
        return t`This date is too long ago. Check the year.`;
      case 'afterArrival':
        return t`By this date the letter had arrived or been answered. Check both dates.`;
      case 'beforeMailing':
        return t`This date is before the letter was mailed. Check both dates.`;
      case 'tooEarly':
        return t`An answer could still have come on this date. Check the date.`;
      case 'farFromNotice':
        return t`This date is far from the day of the notice. Check the month and year.`;
      case 'fileMissing':
        return t`Add a copy of the identity theft report.`;
      case 'notStated':
        return t`Without this statement, there is nothing to block.`;
      case 'certifiedNumber':
        return t`Enter the 20 or 22 digits on the label of the certified letter.`;
      case 'longNumber':
        return t`Enter a number of ${trackingLength} characters or fewer.`;
      case 'numberOfAnother':
        return t`This number is above, for a letter to another recipient. Check both.`;
      case 'required':
        return t`Choose one`;
      default:
        return t`This value can’t be saved`;
    }
  };
}
