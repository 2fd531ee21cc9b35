import { useLingui } from '@lingui/react/macro';
import type { BatchKind } from '#machines/clientBatchParts.ts';

/** What is done for several clients, as the title of its dialog, and what was done for one of them. */
export function useBatchWords(): Readonly<
  Record<BatchKind, { readonly title: string; readonly done: string }>
> {
  const { t } = useLingui();
  return {
    letters: { title: t`Generate letters`, done: t`Letters generated` },
    refresh: { title: t`Refresh reports`, done: t`Report refreshed` },
    status: { title: t`Set status`, done: t`Status set` },
    delete: { title: t`Delete`, done: t`Deleted` },
  };
}
