import { useLingui } from '@lingui/react/macro';
import type { DisputeLetter } from '#contract/disputes.ts';
import { useStateNames } from '#src/disputes/useStateNames.ts';
import type { Course } from './rows.ts';

/**
 * Where a dispute is with one recipient. A letter that was prepared here starts no duty of a creditor
 * (15 U.S.C. 1681s-2(a)(8)(G)), and a delivery that is only assumed says so.
 */
export function useCourseStateName(): (course: Course, letter: DisputeLetter | undefined) => string {
  const { t } = useLingui();
  const names = useStateNames();
  return ({ recipient, current }, letter) => {
    if (recipient.kind !== 'furnisher' || current.state !== 'investigating') return names[current.state];
    return letter?.receipt?.basis === 'assumed'
      ? t`Delivery assumed, no deadline`
      : t`Delivered, no deadline`;
  };
}
