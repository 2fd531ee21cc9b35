import { useLingui } from '@lingui/react/macro';
import type { DisputeLetter } from '#contract/disputes.ts';

/** What a letter is called where its recipient alone isn't enough: a set can have several letters to one recipient. */
export function useLetterName(): (letter: DisputeLetter) => string {
  const { t } = useLingui();
  return ({ position, recipient: { name } }) => t`${name}, letter ${position}`;
}
