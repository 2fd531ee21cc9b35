import { useLingui } from '@lingui/react/macro';
import type { WorkGroup } from '#contract/work.ts';

/** The groups of an agency's work, in a few words. */
export function useGroupNames(): Readonly<Record<WorkGroup, string>> {
  const { t } = useLingui();
  return {
    dueNow: t`Due or overdue`,
    decision: t`To decide`,
    record: t`Answers to record`,
    soon: t`Next seven days`,
    mail: t`Mailing to record`,
    client: t`Waiting for the client`,
    noDeadline: t`No deadline`,
  };
}
