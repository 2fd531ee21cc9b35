import { useLingui } from '@lingui/react/macro';
import type { Activity } from '#contract/disputes.ts';

/** What is said instead of a next step if there is none. That the service has ended is said where the status is. */
export function useRestName(): (activity?: Activity) => string {
  const { t } = useLingui();
  return (activity) => (activity === 'paused' ? t`Paused` : t`Nothing to do`);
}
