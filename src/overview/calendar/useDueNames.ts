import { useLingui } from '@lingui/react/macro';
import type { DueKind } from '#contract/dueDays.ts';

/** What a day can bring, in words. */
export function useDueNames(): Readonly<Record<DueKind, string>> {
  const { t } = useLingui();
  return { due: t`Answer due`, ask: t`Ask whether an answer came` };
}
