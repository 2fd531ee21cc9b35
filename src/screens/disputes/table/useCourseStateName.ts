import { useLingui } from '@lingui/react/macro';
import { useStateNames } from '#src/disputes/useStateNames.ts';
import type { Course } from './rows.ts';

/** Where a dispute is with one recipient. A letter that was prepared here starts no duty of a creditor (15 U.S.C. 1681s-2(a)(8)(G)). */
export function useCourseStateName(): (course: Course) => string {
  const { t } = useLingui();
  const names = useStateNames();
  return ({ recipient, current }) =>
    recipient.kind === 'furnisher' && current.state === 'investigating'
      ? t`Delivered, no deadline`
      : names[current.state];
}
