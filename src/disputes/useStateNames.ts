import { useLingui } from '@lingui/react/macro';
import type { DisputeState } from '#contract/disputes.ts';

/** The states of a dispute in words. */
export function useStateNames(): Readonly<Record<DisputeState, string>> {
  const { t } = useLingui();
  return {
    drafted: t`Not mailed yet`,
    onItsWay: t`In the mail`,
    undelivered: t`Not delivered`,
    investigating: t`Being investigated`,
    awaitingResult: t`Waiting for the result`,
    questionOpen: t`Did anything come?`,
    moreNeeded: t`More needed`,
    unanswered: t`No answer`,
    deleted: t`Deleted`,
    deletedByReport: t`Deleted, by report`,
    corrected: t`Corrected`,
    partlyCorrected: t`Partly corrected`,
    verified: t`Verified`,
    refused: t`Refused`,
    notInFile: t`Not in file`,
    reappeared: t`Reappeared`,
    reinsertedWithNotice: t`Put back, with notice`,
    reinsertedUnnoticed: t`Put back without notice`,
    leftAsIs: t`Left as is`,
    withdrawn: t`Withdrawn`,
    superseded: t`Covered by another letter`,
  };
}
