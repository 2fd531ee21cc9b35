import type { PreviewChoice } from '#contract/letterPreview.ts';
import type { Choice } from '#credit/letters/planLetters.ts';

/** A selection as the letter writer knows it. Each option counts once, in the order of the list. */
export function choiceOf(choice: PreviewChoice): Choice {
  if (choice.kind === 'automatic')
    return { kind: 'automatic', options: [...new Set(choice.options)].toSorted((a, b) => a - b) };
  const { selectedAccounts, destinations, bureau } = choice;
  return { kind: 'manual', accounts: selectedAccounts, destinations, bureau };
}
