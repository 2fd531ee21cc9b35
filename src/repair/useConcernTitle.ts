import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { Concern } from '#contract/letterSummary.ts';
import { shownDate } from '#src/ui/dates.ts';

/** A concern in a few words. */
export function useConcernTitle(): (concern: Concern) => string {
  const { t } = useLingui();
  return (concern) => {
    switch (concern.kind) {
      case 'othersReport':
        return t`This report is for another person`;
      case 'repeated': {
        const date = shownDate(concern.set.date);
        if (concern.items.every(({ decided }) => decided !== null))
          return t`Already decided: items in the letters dated ${date}`;
        return t`Already in the letters dated ${date}`;
      }
      case 'oldReport': {
        const { days } = concern;
        return t`This report is ${plural(days, { one: '# day', other: '# days' })} old`;
      }
      case 'unreportedDetail': {
        const titles: Readonly<Record<typeof concern.detail, string>> = {
          name: t`No bureau shows this name`,
          dateOfBirth: t`No bureau shows this date of birth`,
          ssn: t`No bureau shows this Social Security number`,
        };
        return titles[concern.detail];
      }
      case 'manyLetters':
        return t`Several letters to one recipient on the same day`;
    }
  };
}
