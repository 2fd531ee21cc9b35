import { useLingui } from '@lingui/react/macro';
import type { ListedStatus } from '#vocabulary/listedStatuses.ts';
import { StatusShape } from './StatusShape.tsx';

export function useStatusName(): (status: ListedStatus) => string {
  const { t } = useLingui();
  const names = {
    Onboarding: t`Onboarding`,
    Waiting: t`Waiting`,
    'Needs Review': t`Needs Review`,
    Finished: t`Finished`,
    ended: t`Service ended`,
  } satisfies Record<ListedStatus, string>;
  return (status) => names[status];
}

/** Blue, orange, red, green, and always with a shape and in words too. */
export function StatusBadge({ status }: { readonly status: ListedStatus }) {
  const nameOf = useStatusName();
  return (
    <span className="badge" data-status={status}>
      <StatusShape status={status} />
      {nameOf(status)}
    </span>
  );
}
