import { useLingui } from '@lingui/react/macro';
import type { DisputeLetter } from '#contract/disputes.ts';
import { useStateNames } from '#src/disputes/useStateNames.ts';
import type { Course } from './rows.ts';

/**
 * Where a dispute is with one recipient. A letter that was prepared here starts no duty of a creditor
 * (15 U.S.C. 1681s-2(a)(8)(G)), and what is only assumed, or only ordered, says so. While work is paused or over, nothing is asked.
 */
export function useCourseStateName(
  isActive: boolean,
): (course: Course, letter: DisputeLetter | undefined) => string {
  const { t } = useLingui();
  const names = useStateNames();
  return ({ recipient, current }, letter) => {
    // The letter is no longer in the agency's hands, or may have left long ago: nobody knows that it is not mailed.
    if (current.state === 'drafted' && letter?.isMailingUnknown === true && letter.mailed === null)
      return t`Mailing not recorded`;
    if (current.state === 'drafted' && letter?.state === 'ordered') return t`Ordered, mailing not confirmed`;
    if (current.state === 'questionOpen' && !isActive) return t`No answer recorded`;
    if (recipient.kind !== 'furnisher' || current.state !== 'investigating') return names[current.state];
    return letter?.receipt?.basis === 'assumed'
      ? t`Delivery assumed, no deadline`
      : t`Delivered, no deadline`;
  };
}
