import type { PreviewChoice } from '#contract/letterPreview.ts';
import type { RepairChoice } from '#machines/repairChoice.ts';

/** A choice as calls take it that write no letters. */
export function choiceOf(choice: RepairChoice): PreviewChoice {
  if (choice.kind === 'automatic') return { kind: 'automatic', options: [...choice.options] };
  const { selectedAccounts, destinations, bureau } = choice;
  return {
    kind: 'manual',
    selectedAccounts: [...selectedAccounts],
    destinations: [...destinations],
    ...(bureau !== null && { bureau }),
  };
}
