import { useLingui } from '@lingui/react/macro';
import type { WorkGroup } from '#contract/work.ts';

/** The groups of an agency's work, in words. */
export function useGroupNames(): Readonly<Record<WorkGroup, string>> {
  const { t } = useLingui();
  return {
    dueNow: t`Due today or overdue`,
    decision: t`Waiting for a decision`,
    record: t`Answers to record`,
    soon: t`Coming in seven days`,
    mail: t`Letters to mail`,
    client: t`Waiting for the client`,
  };
}
